import { io, type Socket } from 'socket.io-client';
import { apply, type Seen } from '@/lib/access/apply.ts';
import type { CommandId } from '@/lib/base/ids.ts';
import type { Command } from '@/lib/recount/commands.ts';
import type { Recount } from '@/lib/recount/state.ts';
import {
  type Behind,
  type Join,
  type Outcome,
  PROTOCOL,
  type Presence,
  type ServerToClient,
  type Snapshot,
  type StaffToServer,
} from '@/lib/wire/messages.ts';
import { NO_MEMORY, openSeenMemory } from './seen-line.ts';

/** `live`: nothing is missing. `catching-up`: connected, not yet level. `offline` since a time of this device's clock. */
export type Connection =
  | { readonly is: 'live' }
  | { readonly is: 'catching-up' }
  | { readonly is: 'offline'; readonly since: number }
  | { readonly is: 'signed-out' };

export type LiveValue = Seen & {
  readonly connection: Connection;
  /** False while the page holds only the first batches that came with its HTML. */
  readonly complete: boolean;
  readonly presence: Presence;
  readonly joins: readonly Join[];
  /** Lines that were seen are missing on the server: it records nothing until the officer has confirmed a restore. */
  readonly behind: Behind | null;
};

/** A screen's copy of the ledger, kept level. One for a page; `useLive` reads it. */
export type Live = {
  readonly get: () => LiveValue;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends under this id until it is answered; the ledger takes an id once. `null`: not answered within a try. */
  readonly send: (id: CommandId, command: Command) => Promise<Outcome | null>;
  readonly close: () => void;
};

export type LiveOptions = {
  readonly side: 'staff' | 'watch';
  readonly initial: Snapshot & { readonly complete: boolean };
};

const ANSWER_WITHIN_MS = 10_000;
const PATIENCE_MS = 1_000;

export function openLive({ side, initial }: LiveOptions): Live {
  const { id } = initial.state;
  const listeners = new Set<() => void>();
  let value: LiveValue = {
    state: initial.state,
    head: initial.head,
    last: null,
    complete: initial.complete,
    connection: { is: 'catching-up' },
    presence: { tables: [], watching: 0 },
    joins: [],
    behind: null,
  };

  const memory = side === 'staff' ? openSeenMemory(id, localStorage) : NO_MEMORY;

  function set(next: Partial<LiveValue>): void {
    value = { ...value, ...next };
    if (next.state) memory.note(value.state, value.head);
    for (const listener of listeners) listener();
  }

  const socket: Socket<ServerToClient, StaffToServer> = io(`/${side}`, {
    transports: ['websocket'],
    auth: { recount: id, protocol: PROTOCOL },
    // Staff come back first after a restart; those who watch spread out.
    reconnectionDelay: side === 'staff' ? 200 : 1_000,
    reconnectionDelayMax: side === 'staff' ? 2_000 : 5_000,
    randomizationFactor: 0.5,
  });

  let fetching = false;

  /** What was on this screen and is gone, until it is said why. */
  function missing({ seq, restores }: Recount): Behind | null {
    if (restores.length > value.state.restores.length) return null;
    const seen = value.state.seq;
    return seq < seen ? { seen, ends: seq, by: '' } : value.behind;
  }

  async function startOver(): Promise<void> {
    if (fetching) return;
    fetching = true;
    set({ connection: { is: 'catching-up' } });
    try {
      const query = side === 'watch' ? '?side=watch' : '';
      const response = await fetch(`/api/recounts/${id}/snapshot${query}`, { cache: 'no-cache' });
      if (response.ok) {
        const { state, head } = (await response.json()) as Snapshot;
        set({ state, head, last: null, complete: true, behind: missing(state) });
        fetching = false;
        resume();
        return;
      }
    } catch {
      // The network is down: the next connection starts over again.
    }
    fetching = false;
    setTimeout(() => {
      if (socket.connected) void startOver();
    }, PATIENCE_MS);
  }

  function resume(): void {
    if (!socket.connected) return;
    if (value.complete) socket.emit('resume', { since: value.state.seq, seen: memory.furthest() });
    else void startOver();
  }

  function offline(): void {
    if (value.connection.is === 'signed-out' || value.connection.is === 'offline') return;
    set({ connection: { is: 'offline', since: Date.now() } });
  }

  socket.on('connect', () => {
    set({ connection: { is: 'catching-up' } });
    resume();
  });
  socket.on('disconnect', (reason) => {
    offline();
    // Put out by the server, the client does not come back by itself.
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 5 * PATIENCE_MS);
  });
  socket.on('connect_error', (error) => {
    if (error.message === 'signed-out') set({ connection: { is: 'signed-out' } });
    else if (error.message === 'protocol') location.reload();
    else offline();
    // A refusal by the server ends the client's own tries; a restart of it may answer otherwise.
    if (!socket.active) setTimeout(() => socket.connect(), 5 * PATIENCE_MS);
  });
  socket.on('deltas', (deltas) => {
    // While a snapshot is on its way, lines beyond it are asked for afterwards.
    if (fetching) return;
    const next = apply(value, deltas);
    if (next === 'gap') void startOver();
    else set({ ...next, connection: { is: 'live' } });
  });
  socket.on('start-over', () => void startOver());
  socket.on('behind', (behind) => set({ behind }));
  socket.on('presence', (presence) => set({ presence }));
  socket.on('joins', (joins) => set({ joins }));
  socket.on('signed-out', () => set({ connection: { is: 'signed-out' } }));

  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(commandId, command) {
      if (!socket.connected) return null;
      try {
        return await socket
          .timeout(ANSWER_WITHIN_MS)
          .emitWithAck('command', { id: commandId, command });
      } catch {
        return null;
      }
    },
    close: () => socket.close(),
  };
}
