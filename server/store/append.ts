import Database from 'libsql';
import type { Row } from '@/lib/ledger/types.ts';

/**
 * Writes groups of lines on a connection of its own, beside Prisma's, in the calling thread: what is written most often goes the
 * shortest way.
 */
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

export function openAppender(file: string): Appender {
  const database = new Database(file);
  database.exec('PRAGMA busy_timeout = 10000');
  database.exec('PRAGMA synchronous = FULL');
  const statement = database.prepare<[string]>(APPEND);
  return {
    append: async (rows) => {
      statement.run(JSON.stringify(rows));
    },
    close: () => database.close(),
  };
}
