import { randomBytes } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import type { CommandId, PersonId, RecountId } from '@/lib/base/ids.ts';
import { idOfBytes } from '@/lib/base/random-id.ts';
import { batchInfo, OFFICER, openingOf, roomCommands, SEAT } from '@/lib/recount/testing.ts';
import { openLog } from './log.ts';
import { openRoomServer } from './room-server.ts';
import { openSqlite } from './store/sqlite.ts';

// The whole server without pages, to be killed: it says the cookies of its tables, and serves until then.
const SECRET = 'a secret of tests';
const TABLES = 4;
const [dataDir = '', port = ''] = process.argv.slice(2);
const store = await openSqlite({ dataDir, prismaDir: 'prisma' });
if (!store.ok) throw new Error(store.error.is);
const server = await openRoomServer({
  store: store.value,
  publicUrl: new URL(`http://127.0.0.1:${port}`),
  authSecret: SECRET,
  software: 'recount-board test',
  now: () => new Date(),
  log: openLog('silent'),
});
const recount = 'r-kill' as RecountId;
const room = server.rooms.find(recount) ?? (await server.rooms.create(recount));
if (room.desk.state() === null) {
  const batches = Array.from({ length: 400 }, (_, at) => batchInfo(`Batch ${at + 1}`, 10));
  for (const command of [openingOf(SEAT), ...roomCommands({ tables: TABLES, batches })]) {
    const id = idOfBytes(randomBytes(16)) as CommandId;
    const outcome = await room.desk.submit({ id, command, actor: OFFICER });
    if (outcome.is !== 'recorded') throw new Error(command.type);
  }
}
const cookies: string[] = [];
for (let number = 1; number <= TABLES; number++) {
  const judges = [`j${2 * number - 1}`, `j${2 * number}`] as unknown as [PersonId, PersonId];
  const { joins } = server.people;
  const asked = joins.ask(recount, number, judges);
  if (!asked.ok) throw new Error(asked.error.is);
  await joins.confirm(asked.value.id, [
    { id: judges[0], name: `Judge ${2 * number - 1}` },
    { id: judges[1], name: `Judge ${2 * number}` },
  ]);
  const collected = joins.collect(asked.value.id, asked.value.deviceSecret);
  if (collected.is !== 'confirmed') throw new Error(collected.is);
  const token = await encode({ token: { sid: collected.session.id }, secret: SECRET });
  cookies.push(`next-auth.session-token=${token}`);
}
await server.listen({
  host: '127.0.0.1',
  port: Number(port),
  tls: null,
  pages: (_, response) => response.writeHead(404).end(),
});
process.stdout.write(`${JSON.stringify(cookies)}\n`);
