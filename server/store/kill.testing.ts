import type { RecountId } from '@/lib/base/ids.ts';
import { NO_LINE } from '@/lib/ledger/line.ts';
import { openSqlite } from './sqlite.ts';

// Writes line after line and says each one that is durable, until it is killed.
const [dataDir = ''] = process.argv.slice(2);
const store = await openSqlite({ dataDir, prismaDir: 'prisma' });
if (!store.ok) throw new Error(store.error.is);
const { ledger } = store.value;
const recount = 'r-test' as RecountId;
let seq = 0;
for await (const page of ledger.lines(recount)) seq = page.at(-1)?.seq ?? seq;
for (;;) {
  seq += 1;
  await ledger.append([
    {
      recount,
      seq,
      text: `{"seq":${seq},"name":"Nuñez 🗳 ʻokina"}`,
      hash: `hash-${seq}`,
      prev: seq === 1 ? NO_LINE : `hash-${seq - 1}`,
      secret: seq % 2 === 0 ? '{"salt":"x"}' : null,
      command: `command-${seq}`,
      nth: 0,
    },
  ]);
  await new Promise<void>((said) => process.stdout.write(`${seq}\n`, () => said()));
}
