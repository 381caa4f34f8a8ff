import { type Client, createClient } from '@libsql/client';
import type { Row } from '@/lib/ledger/types.ts';

/** Writes groups of lines on a connection of its own, beside Prisma's: what is written most often goes the shortest way. */
export type Appender = {
  /** Durable once it resolves; when it rejects, what was written is not known. */
  readonly append: (rows: readonly Row[]) => Promise<void>;
  readonly close: () => void;
};

/** One statement for a whole group: all of it becomes durable, or none. */
const APPEND = `
  INSERT INTO "LedgerLine" ("recount", "seq", "text", "hash", "prev", "secret", "command", "nth")
  SELECT value->>'recount', value->>'seq', value->>'text', value->>'hash', value->>'prev',
    value->>'secret', value->>'command', value->>'nth'
  FROM json_each(?)`;

export async function openAppender(file: string): Promise<Appender> {
  const client: Client = createClient({ url: `file:${file}` });
  await client.execute('PRAGMA busy_timeout = 10000');
  await client.execute('PRAGMA synchronous = FULL');
  return {
    async append(rows) {
      await client.execute({ sql: APPEND, args: [JSON.stringify(rows)] });
    },
    close: () => client.close(),
  };
}
