import { io, type Socket } from 'socket.io-client';
import { apply, type Seen } from '@/lib/access/apply.ts';
import type { CommandId, RecountId } from '@/lib/base/ids.ts';
import { idOfBytes } from '@/lib/base/random-id.ts';
import type { Command } from '@/lib/recount/commands.ts';
import {
  type Outcome,
  PROTOCOL,
  type ServerToClient,
  type Snapshot,
  type StaffToServer,
} from '@/lib/wire/messages.ts';

/** A program that signs in as a person does: over HTTP, with cookies, through the same doors. */
export type Client = {
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly signIn: (
    way: 'password' | 'table' | 'observer',
    fields: Readonly<Record<string, string>>,
  ) => Promise<boolean>;
  readonly cookie: () => string;
  readonly origin: string;
};

export function openClient(address: string): Client {
  const { origin } = new URL(address);
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, cookie: cookie(), origin };
    const response = await fetch(`${origin}/api/${path}`, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  const get = async (path: string): Promise<unknown> => (await call(path)).json();
  return {
    get,
    async post(path, body) {
      const response = await call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return response.json();
    },
    async signIn(way, fields) {
      const { csrfToken } = (await get('auth/csrf')) as { readonly csrfToken: string };
      const response = await call(`auth/callback/${way}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...fields, csrfToken, json: 'true' }),
      });
      return response.ok && [...jar.keys()].some((name) => name.endsWith('session-token'));
    },
    cookie,
    origin,
  };
}

/** A program's copy of a recount, kept level over a socket as a screen's is. */
export type Follower = {
  readonly seen: () => Seen;
  readonly give: (command: Command, id?: CommandId) => Promise<Outcome>;
  /** Resolves once something it sees makes `ready` true. */
  readonly until: (ready: (seen: Seen) => boolean) => Promise<void>;
  readonly close: () => void;
};

const ANSWER_WITHIN_MS = 10_000;
const SLOWER_MS = 250;

export function newId(random: () => number = Math.random): CommandId {
  return idOfBytes(Uint8Array.from({ length: 16 }, () => Math.floor(random() * 256))) as CommandId;
}

export async function follow(
  client: Client,
  side: 'staff' | 'watch',
  recount: RecountId,
): Promise<Follower> {
  const query = side === 'watch' ? '?side=watch' : '';
  let seen: Seen | null = null;
  const waiting = new Set<() => void>();

  async function load(): Promise<Seen> {
    const { state, head } = (await client.get(`recounts/${recount}/snapshot${query}`)) as Snapshot;
    if (!state) throw new Error('no snapshot');
    return { state, head, last: null };
  }

  const first = await load();
  seen = first;
  const socket: Socket<ServerToClient, StaffToServer> = io(`${client.origin}/${side}`, {
    transports: ['websocket'],
    auth: { recount, protocol: PROTOCOL },
    extraHeaders: { cookie: client.cookie(), origin: client.origin },
    forceNew: true,
  });
  const now = () => seen ?? first;
  const tell = () => {
    for (const look of waiting) look();
  };
  let loading = false;
  const startOver = () => {
    if (loading) return;
    loading = true;
    load().then(
      (loaded) => {
        loading = false;
        seen = loaded;
        socket.emit('resume', { since: loaded.state.seq, seen: null });
        tell();
      },
      () => {
        loading = false;
        setTimeout(startOver, SLOWER_MS);
      },
    );
  };
  socket.on('connect', () => socket.emit('resume', { since: now().state.seq, seen: null }));
  socket.on('start-over', startOver);
  socket.on('deltas', (deltas) => {
    if (loading) return;
    const next = apply(now(), deltas);
    if (next === 'gap') return startOver();
    seen = next;
    tell();
  });
  await new Promise<void>((done, failed) => {
    socket.once('connect', done);
    socket.once('connect_error', failed);
  });

  return {
    seen: now,
    async give(command, id = newId()) {
      for (;;) {
        try {
          const outcome = await socket
            .timeout(ANSWER_WITHIN_MS)
            .emitWithAck('command', { id, command });
          const slower = outcome.is === 'refused' && outcome.refusal.is === 'too-many-commands';
          if (outcome.is !== 'unknown' && !slower) return outcome;
          if (slower) await new Promise((again) => setTimeout(again, SLOWER_MS));
        } catch {
          // No answer: the same id goes out again.
        }
      }
    },
    until(ready) {
      return new Promise((done) => {
        const look = () => {
          if (!ready(now())) return;
          waiting.delete(look);
          done();
        };
        waiting.add(look);
        look();
      });
    },
    close: () => socket.close(),
  };
}
