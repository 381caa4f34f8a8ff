import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { VEILED } from '@/lib/recount/batch/types.ts';
import type { Recorded } from '@/lib/recount/events.ts';
import { openSalts } from './desk/salts.ts';
import { openDoors } from './doors/list.ts';
import { CLIENT_ADDRESS, openHttp } from './http.ts';
import { openRooms, type Room, type Rooms } from './live/rooms.ts';
import { openSockets } from './live/sockets.ts';
import { type Log, messageOf } from './log.ts';
import { authOptions } from './people/auth.ts';
import { openIdentify } from './people/identify.ts';
import { openPeople } from './people/people.ts';
import type { People, Session } from './people/types.ts';
import { provide, type Services } from './services.ts';
import { storeFile } from './store/files.ts';
import type { Store } from './store/types.ts';

export type RoomServerOptions = {
  readonly store: Store;
  readonly publicUrl: URL;
  readonly authSecret: string;
  readonly software: string;
  readonly now: () => Date;
  readonly log: Log;
  readonly commandsPerSecond?: number;
};

/** A table that types gives a few commands a minute, a program in a demonstration many. */
const COMMANDS_PER_SECOND = 50;

/** The server without its listener and without pages: what benches, kills and models use as well. */
export type RoomServer = {
  readonly people: People;
  readonly rooms: Rooms;
  readonly services: Services;
  /** Keeps a file under its SHA-256. */
  readonly keepFile: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  readonly listen: (options: {
    readonly host: string;
    readonly port: number;
    readonly tls: { readonly cert: string; readonly key: string } | null;
    readonly pages: Pages;
  }) => Promise<HttpServer>;
  /** Finishes what was acknowledged, then lets go of everything. */
  readonly close: () => Promise<void>;
};

/** Answers whatever is no socket. */
export type Pages = (request: IncomingMessage, response: ServerResponse) => void;

/** Sessions that a line of the ledger ends: a table that was left or reseated, someone who may watch no longer. */
function endedBy({ id }: Room, { event }: Recorded): ((session: Session) => boolean) | null {
  switch (event.type) {
    case 'table.cleared': {
      const { table } = event.data;
      return (session) => session.recount === id && session.table === table;
    }
    case 'table.seated': {
      // Also of the same pair: a table is one device, and the new one's session is made after this line.
      const { table } = event.data;
      return (session) => session.recount === id && session.table === table;
    }
    case 'observer.withdrawn': {
      const { observer } = event.data;
      return ({ recount, kind, person }) =>
        recount === id && kind === 'observer' && person?.id === observer;
    }
    default:
      return null;
  }
}

export async function openRoomServer(options: RoomServerOptions): Promise<RoomServer> {
  const { store, publicUrl, authSecret, now, log } = options;
  const people = await openPeople(store, { now, software: options.software });
  const rooms = await openRooms({
    store: store.ledger,
    software: options.software,
    now,
    salt: openSalts(),
    failed: (error) => log.error('store-fault', { error: messageOf(error) }),
  });
  const identify = openIdentify(people.sessions, authSecret);

  const sockets = openSockets({
    rooms,
    identify,
    stands: (id) => people.sessions.find(id) !== null,
    touch: people.sessions.touch,
    commandsPerSecond: options.commandsPerSecond ?? COMMANDS_PER_SECOND,
    onRevoked: people.sessions.onRevoked,
    joinsOf: (recount) =>
      people.joins.list(recount).map(({ id, number, judges, since }) => ({
        id,
        table: number,
        judges,
        since: since.toISOString(),
      })),
    failed: (error) => log.error('command-fault', { error: messageOf(error) }),
    log: (fields) => log.info('command', fields),
  });

  rooms.onWritten((room, written) => {
    for (const { recorded } of written) {
      const ended = endedBy(room, recorded);
      if (ended) void people.sessions.revokeWhere(ended);
    }
  });

  const doors = openDoors(
    {
      people,
      rooms,
      store,
      publicUrl,
      now,
      joinsChanged: sockets.joinsChanged,
    },
    {
      identify,
      touch: people.sessions.touch,
      address: (headers) => headers.get(CLIENT_ADDRESS) ?? '',
      log: (fields) => log.info('door', fields),
      failed: (error, request) => log.error('door-fault', { request, error: messageOf(error) }),
    },
  );

  const services: Services = {
    rooms,
    doors,
    identify,
    touch: people.sessions.touch,
    isSetUp: people.users.any,
    accounts: people.users.list,
    auth: authOptions({
      people,
      secret: authSecret,
      observerOf({ recount, observer }) {
        const found = rooms
          .find(recount)
          ?.desk.state()
          ?.observers.find(({ id, active }) => id === observer && active);
        return found && found.name !== VEILED ? { id: found.id, name: found.name } : null;
      },
    }),
  };
  provide(services);

  let server: HttpServer | null = null;
  return {
    people,
    rooms,
    services,
    keepFile: (name, bytes) => storeFile(store.db, { name, bytes, at: now() }),
    async listen({ host, port, tls, pages }) {
      const opened = openHttp({
        publicUrl,
        tls,
        handle: pages,
        upgrade: sockets.upgrade,
      });
      sockets.attach(opened);
      await new Promise<void>((done, failed) => {
        opened.once('error', failed);
        opened.listen(port, host, done);
      });
      server = opened;
      return opened;
    },
    async close() {
      await rooms.close();
      await sockets.close();
      server?.closeAllConnections();
      await store.close();
    },
  };
}
