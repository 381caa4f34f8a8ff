import { encode } from 'next-auth/jwt';
import type { PersonId } from '@/lib/base/ids.ts';
import { openLog } from '@/server/log.ts';
import { openRoomServer } from '@/server/room-server.ts';
import { openSqlite } from '@/server/store/sqlite.ts';
import { commandsOf, nextId, OFFICER, RECOUNT as recount } from '../core.ts';
import { answerCpu, type Ready, tellParent } from './process.ts';

// The server whole but for its pages, in a process of its own: real store, desk, views and sockets.
const SECRET = 'a secret of benches';
const [dataDir = '', port = '', tables = '', batches = '', watching = ''] = process.argv.slice(2);
const store = await openSqlite({ dataDir, prismaDir: 'prisma' });
if (!store.ok) throw new Error(store.error.is);
const server = await openRoomServer({
  store: store.value,
  publicUrl: new URL(`http://127.0.0.1:${port}`),
  authSecret: SECRET,
  software: 'bench',
  now: () => new Date(),
  log: openLog('silent'),
  commandsPerSecond: Number.MAX_SAFE_INTEGER,
});
const { desk } = await server.rooms.create(recount);
for (const command of commandsOf(Number(batches), Number(tables))) {
  const outcome = await desk.submit({ id: nextId(), command, actor: OFFICER });
  if (outcome.is !== 'recorded') throw new Error(`${command.type}: ${JSON.stringify(outcome)}`);
}

async function cookieOf({ id }: { readonly id: string }): Promise<string> {
  return `next-auth.session-token=${await encode({ token: { sid: id }, secret: SECRET })}`;
}

async function tableCookie(number: number): Promise<string> {
  const { joins } = server.people;
  const judges = [`j${2 * number - 1}`, `j${2 * number}`] as unknown as [PersonId, PersonId];
  const asked = joins.ask(recount, number, judges);
  if (!asked.ok) throw new Error(asked.error.is);
  const [first, second] = judges.map((id) => ({ id, name: `Judge ${id.slice(1)}` }));
  if (!first || !second) throw new Error('a pair');
  await joins.confirm(asked.value.id, [first, second]);
  const collected = joins.collect(asked.value.id, asked.value.deviceSecret);
  if (collected.is !== 'confirmed') throw new Error(collected.is);
  return cookieOf(collected.session);
}

const cookies: string[] = [];
for (let number = 1; number <= Number(tables); number++) cookies.push(await tableCookie(number));
const observer = 'o1' as PersonId;
const link = { recount, purpose: 'observer', observer, role: 'watcher' } as const;
const watchers: string[] = [];
for (let number = 1; number <= Number(watching); number++) {
  const session = await server.people.observe(link, { id: observer, name: 'Watcher' });
  watchers.push(await cookieOf(session));
}
await server.listen({
  host: '127.0.0.1',
  port: Number(port),
  tls: null,
  pages: (_, response) => response.writeHead(404).end(),
});
answerCpu();
const since = desk.state()?.seq ?? 0;
tellParent<Ready>({ cookies, watchers, since });
