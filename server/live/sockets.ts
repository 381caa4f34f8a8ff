import { createHash } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type Namespace, Server, type Socket } from 'socket.io';
import { type Audience, audienceOf } from '@/lib/access/release.ts';
import type { CommandId, RecountId } from '@/lib/base/ids.ts';
import type { Role } from '@/lib/recount/actor.ts';
import type { CommandType } from '@/lib/recount/commands.ts';
import {
  type Join,
  type Outcome,
  PROTOCOL,
  type Presence,
  type SeenLine,
  type ServerToClient,
  type StaffToServer,
  type WatchToServer,
} from '@/lib/wire/messages.ts';
import * as schemas from '@/lib/wire/schemas.ts';
import { actorOf } from '../people/actor.ts';
import type { Session } from '../people/types.ts';
import type { Room, Rooms } from './rooms.ts';
import { textParser } from './text-parser.ts';

/** Who may connect where; `watch` takes no inbound event but `resume`. */
export const SIDES = {
  staff: ['officer', 'table'],
  watch: ['officer', 'watcher', 'witness', 'canvasser', 'display'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** These come with a file or make a recount, and so through doors of their own. */
const NOT_BY_SOCKET: readonly CommandType[] = ['open-recount', 'import-batch-list'];

const MAX_MESSAGE_BYTES = 512 * 1024;
/** Of one session, over all of its sockets. */
const RESUMES_PER_SECOND = 10;
/** A session is one browser: so many tabs has nobody. */
const SOCKETS_PER_SESSION = 20;
/** Packets that a reader may leave unread before it is cut off and starts over. */
const MAX_UNREAD = 1_000;
const SWEEP_MS = 2_000;
const PRESENCE_MS = 500;
/** A connection that says nothing of itself for so long is closed. */
const CONNECT_WITHIN_MS = 10_000;

type Data = { readonly session: Session; readonly room: Room; readonly audience: Audience };
type NoServerEvents = Record<never, never>;
type Side<Inbound extends WatchToServer> = Namespace<
  Inbound,
  ServerToClient,
  NoServerEvents,
  { who: Data }
>;

export type SocketsOptions = {
  readonly rooms: Rooms;
  /** The session behind a handshake's cookies, or null. */
  readonly identify: (headers: Headers) => Promise<Session | null>;
  /** Whether a session still stands: asked at each command. */
  readonly stands: (id: string) => boolean;
  /** A command is an act of a person, and keeps their sign-in alive; nothing else on a socket does. */
  readonly touch: (id: string) => void;
  readonly onRevoked: (listener: (id: string) => void) => void;
  readonly joinsOf: (recount: RecountId) => readonly Join[];
  /** What one session may give in a second; more is refused. */
  readonly commandsPerSecond: number;
  readonly failed: (error: unknown) => void;
  readonly log: (event: {
    readonly socket: string;
    readonly command: string;
    readonly type: CommandType;
    readonly recount: RecountId;
    readonly outcome: Outcome['is'];
    readonly ms: number;
  }) => void;
};

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export type Sockets = {
  readonly attach: (server: HttpServer) => void;
  /** Takes an upgrade that the listener found to be for this server. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly joinsChanged: (recount: RecountId) => void;
  readonly close: () => Promise<void>;
};

/**
 * A command as the log names it. Never its id: with the id, and the line that everyone may read, small figures could be tried
 * out against the command's proof.
 */
function tagOf(id: CommandId): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 12);
}

function key(recount: RecountId, audience: Audience): string {
  return `${recount}/${audience}`;
}

function headersOf(socket: Socket): Headers {
  const { cookie } = socket.handshake.headers;
  return new Headers(cookie === undefined ? {} : { cookie });
}

export function openSockets(options: SocketsOptions): Sockets {
  const { rooms } = options;
  const io = new Server({
    path: '/socket.io/',
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    parser: textParser,
    connectTimeout: CONNECT_WITHIN_MS,
  });
  const staff: Side<StaffToServer> = io.of('/staff');
  const watch: Side<WatchToServer> = io.of('/watch');
  const commands = new RateLimiterMemory({ points: options.commandsPerSecond, duration: 1 });
  const resumes = new RateLimiterMemory({ points: RESUMES_PER_SECOND, duration: 1 });

  function admit<Inbound extends WatchToServer>(side: Side<Inbound>, roles: readonly Role[]): void {
    async function who(
      socket: Socket,
    ): Promise<Data | 'protocol' | 'signed-out' | 'not-permitted' | 'too-many'> {
      const { recount, protocol } = socket.handshake.auth as Readonly<Record<string, unknown>>;
      if (protocol !== PROTOCOL) return 'protocol';
      const session = await options.identify(headersOf(socket));
      if (!session) return 'signed-out';
      const room = rooms.find(recount as RecountId);
      const its = session.recount === undefined || session.recount === recount;
      if (!roles.includes(session.role) || !room || !its) return 'not-permitted';
      const open = side.adapter.rooms.get(`session/${session.id}`)?.size ?? 0;
      if (open >= SOCKETS_PER_SESSION) return 'too-many';
      const audience = side.name === '/watch' ? 'watch' : audienceOf(session.role);
      return { session, room, audience };
    }
    side.use((socket, next) => {
      who(socket).then(
        (found) => {
          if (typeof found === 'string') return next(new Error(found));
          socket.data.who = found;
          next();
        },
        () => next(new Error('server-fault')),
      );
    });
  }

  /**
   * Everything on the way to the room runs in one turn: no line falls between the answer and it. A screen of staff that shows
   * lines which are missing here halts the recount; nothing that those who watch send changes anything.
   */
  function resume<Inbound extends WatchToServer>(
    socket: Socket<Inbound, ServerToClient, NoServerEvents, { who: Data }>,
    raw: unknown,
  ): void {
    const { room, audience } = socket.data.who;
    const asked = schemas.resume.safeParse(raw);
    if (!asked.success) {
      socket.disconnect(true);
      return;
    }
    const { since, seen } = asked.data;
    if (seen && audience !== 'watch') void compare(socket.data.who, seen);
    const missed = room.views[audience].after(since);
    if (missed === 'start-over') {
      socket.emit('start-over');
      return;
    }
    socket.emit('deltas', missed);
    void socket.join(key(room.id, audience));
  }

  async function compare({ room, session }: Data, seen: SeenLine): Promise<void> {
    const { desk } = room;
    // What was seen before a restore that is confirmed is known to be lost.
    if (seen.epoch < (desk.state()?.restores.length ?? 0) || (await desk.has(seen))) return;
    const people = session.pair ?? (session.person ? [session.person] : []);
    const by = people.map(({ name }) => name).join(', ');
    staff.to(`${room.id}/staff`).emit('behind', desk.halt({ seen: seen.seq, by }));
  }

  admit(staff, SIDES.staff);
  admit(watch, SIDES.watch);

  watch.on('connection', (socket) => {
    const { session, room } = socket.data.who;
    void socket.join(`session/${session.id}`);
    // The type lists no other inbound event; whatever else is sent has no listener.
    (socket as Socket<WatchToServer, ServerToClient, NoServerEvents, { who: Data }>).on(
      'resume',
      (raw) => {
        resumes.consume(session.id).then(
          () => resume(socket, raw),
          () => socket.disconnect(true),
        );
      },
    );
    presenceChanged(room.id);
    socket.on('disconnect', () => presenceChanged(room.id));
  });

  async function takeCommand(data: Data, socketId: string, raw: unknown): Promise<Outcome> {
    const { session, room } = data;
    if (!options.stands(session.id)) return { is: 'refused', refusal: { is: 'signed-out' } };
    const parsed = schemas.message.safeParse(raw);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const field = (issue?.path ?? []).join('.');
      return { is: 'refused', refusal: { is: 'command-malformed', field } };
    }
    const { id, command } = parsed.data;
    options.touch(session.id);
    if (NOT_BY_SOCKET.includes(command.type)) {
      return { is: 'refused', refusal: { is: 'not-permitted', command: command.type } };
    }
    const from = performance.now();
    const outcome = await room.desk.submit({ id, command, actor: actorOf(session) });
    options.log({
      socket: socketId,
      command: tagOf(id),
      type: command.type,
      recount: room.id,
      outcome: outcome.is,
      ms: Math.round(performance.now() - from),
    });
    return outcome;
  }

  staff.on('connection', (socket) => {
    const data = socket.data.who;
    const { session, room, audience } = data;
    void socket.join(`session/${session.id}`);
    socket.on('resume', (raw) => {
      resumes.consume(session.id).then(
        () => resume(socket, raw),
        () => socket.disconnect(true),
      );
    });
    socket.on('command', (raw, ack) => {
      if (typeof ack !== 'function') return;
      commands
        .consume(session.id)
        .then(
          () => takeCommand(data, socket.id, raw),
          (): Outcome => ({ is: 'refused', refusal: { is: 'too-many-commands' } }),
        )
        .then(ack, (error: unknown) => {
          options.failed(error);
          ack({ is: 'unknown' });
        });
    });
    if (audience === 'officer') {
      socket.emit('joins', options.joinsOf(room.id));
      void socket.join(`${room.id}/joins`);
    }
    void socket.join(`${room.id}/staff`);
    const behind = room.desk.behind();
    if (behind) socket.emit('behind', behind);
    presenceChanged(room.id);
    socket.on('disconnect', () => presenceChanged(room.id));
  });

  let take: Upgrade = (_, socket) => socket.destroy();
  const waiting = new Set<RecountId>();

  /** Who is there changes in bursts, so it is told at most twice a second. */
  function presenceChanged(recount: RecountId): void {
    if (waiting.has(recount)) return;
    waiting.add(recount);
    setTimeout(() => {
      waiting.delete(recount);
      staff.to(`${recount}/joins`).emit('presence', presenceOf(recount));
    }, PRESENCE_MS).unref();
  }

  function presenceOf(recount: RecountId): Presence {
    const here = [...staff.sockets.values()].filter(({ data }) => data.who.room.id === recount);
    const tables = here.flatMap(({ data }) => data.who.session.table ?? []);
    const watching = [...watch.sockets.values()].filter(
      ({ data }) => data.who.room.id === recount,
    ).length;
    return { tables: [...new Set(tables)], watching };
  }

  rooms.onPush((recount, audience, deltas) => {
    const sides = audience === 'watch' ? [watch] : [staff];
    for (const side of sides) {
      const hearers = key(recount, audience);
      // The library writes a packet even where nobody is to have it.
      if (!side.adapter.rooms.has(hearers)) continue;
      const to = side.to(hearers);
      if (deltas === 'start-over') to.emit('start-over');
      else to.emit('deltas', deltas);
    }
  });

  function putOut(id: string): void {
    for (const side of [staff, watch]) {
      side.to(`session/${id}`).emit('signed-out');
      side.in(`session/${id}`).disconnectSockets(true);
    }
  }

  options.onRevoked(putOut);

  // A reader that stalls would let its queue grow without bound: it is cut off, and starts over when it is back.
  // Whose session has run out hears nothing more.
  const sweep = setInterval(() => {
    for (const side of [staff, watch]) {
      for (const { conn } of side.sockets.values()) {
        const { writeBuffer } = conn as unknown as { readonly writeBuffer: readonly unknown[] };
        if (writeBuffer.length > MAX_UNREAD) conn.close(true);
      }
      for (const { data } of side.sockets.values()) {
        if (!options.stands(data.who.session.id)) putOut(data.who.session.id);
      }
    }
  }, SWEEP_MS);
  sweep.unref();

  return {
    attach(server) {
      io.attach(server, {
        path: '/socket.io/',
        transports: ['websocket'],
        serveClient: false,
        perMessageDeflate: false,
        maxHttpBufferSize: MAX_MESSAGE_BYTES,
        destroyUpgrade: false,
      });
      // The library listens by itself; the listener of this server decides which upgrades are for it.
      const own = server.listeners('upgrade').at(-1);
      if (own) server.removeListener('upgrade', own as () => void);
      take = own as Upgrade;
    },
    upgrade: (request, socket, head) => take(request, socket, head),
    joinsChanged(recount) {
      staff.to(`${recount}/joins`).emit('joins', options.joinsOf(recount));
    },
    async close() {
      clearInterval(sweep);
      await io.close();
    },
  };
}
