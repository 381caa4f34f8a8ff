import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'next-auth/jwt';
import type { Role } from '@/lib/recount/actor.ts';
import { openLog } from './log.ts';
import type { Session } from './people/types.ts';
import { openRoomServer, type RoomServer } from './room-server.ts';
import { openSqlite } from './store/sqlite.ts';

const SECRET = 'a secret of tests';
export const PASSWORD = 'correct horse battery';

export type TestRoom = {
  readonly server: RoomServer;
  readonly address: string;
  /** Cookie of a new session. */
  readonly cookieOf: (session: Pick<Session, 'id'>) => Promise<string>;
  readonly userAs: (role: Role) => Promise<Session>;
  readonly stop: () => Promise<void>;
};

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

/** The whole server on loopback, without pages, on a database of its own. */
export async function startTestRoom(now: () => Date = () => new Date()): Promise<TestRoom> {
  const dataDir = mkdtempSync(join(tmpdir(), 'room-'));
  const store = await openSqlite({ dataDir, prismaDir: 'prisma' });
  if (!store.ok) throw new Error(store.error.is);
  const port = await freePort();
  const publicUrl = new URL(`http://127.0.0.1:${port}`);
  const server = await openRoomServer({
    store: store.value,
    publicUrl,
    authSecret: SECRET,
    software: 'recount-board test',
    now,
    log: openLog('silent'),
  });
  await server.listen({
    host: '127.0.0.1',
    port,
    tls: null,
    pages: (_, response) => response.writeHead(404).end(),
  });
  let made = 0;
  return {
    server,
    address: publicUrl.origin,
    async cookieOf({ id }) {
      return `next-auth.session-token=${await encode({ token: { sid: id }, secret: SECRET })}`;
    },
    async userAs(role) {
      const login = `${role}-${++made}`;
      const user = await server.people.users.create(
        { login, name: `A ${role}`, role, password: PASSWORD },
        'themselves',
      );
      if (!user.ok) throw new Error(user.error.is);
      const session = await server.people.signIn({ login, password: PASSWORD, address: login });
      if (!session.ok) throw new Error(session.error.is);
      return session.value;
    },
    async stop() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
