import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import type { RecountId } from '@/lib/base/ids.ts';
import { err, ok, type Result } from '@/lib/base/result.ts';
import type { Row } from '@/lib/ledger/types.ts';
import { type Appender, openAppender } from './append.ts';
import { PrismaClient } from './generated/sqlite/client.ts';
import { layGuards, missingGuard } from './guards.ts';
import { takeLock } from './lock.ts';
import { migrate } from './migrate.ts';
import type { LedgerStore, Store, StoreProblem } from './types.ts';

/** Rows read at a time: what is folded from a page lives as long as the page, and long pages outlive the young heap. */
const PAGE = 200;

/** SQLite's own codes for a database that can no longer be trusted to write. */
const BROKEN =
  /SQLITE_(IOERR|FULL|CORRUPT|NOTADB|READONLY|CANTOPEN)|disk I\/O|disk is full|malformed/;

type Stored = Omit<Row, 'seq' | 'nth'> & {
  readonly seq: bigint | number;
  readonly nth: bigint | number;
};

function rowOf(stored: Stored): Row {
  return { ...stored, seq: Number(stored.seq), nth: Number(stored.nth) };
}

function ledgerOf(db: PrismaClient, append: Appender['append']): LedgerStore {
  async function tail(recount: RecountId, after: number, limit: number): Promise<readonly Row[]> {
    const rows = await db.$queryRaw<readonly Stored[]>`
      SELECT "recount", "seq", "text", "hash", "prev", "secret", "command", "nth" FROM "LedgerLine"
      WHERE "recount" = ${recount} AND "seq" > ${after} ORDER BY "seq" LIMIT ${limit}`;
    return rows.map(rowOf);
  }
  return {
    tail,
    append,
    async *lines(recount) {
      let after = 0;
      for (;;) {
        const rows = await tail(recount, after, PAGE);
        if (rows.length > 0) yield rows;
        if (rows.length < PAGE) return;
        after = rows.at(-1)?.seq ?? after;
      }
    },
    async recounts() {
      const rows = await db.$queryRaw<readonly { recount: RecountId }[]>`
        SELECT DISTINCT "recount" FROM "LedgerLine" ORDER BY "recount"`;
      return rows.map(({ recount }) => recount);
    },
    isBroken: (error) =>
      error instanceof Error &&
      BROKEN.test(`${(error as { code?: string }).code} ${error.message}`),
  };
}

export type SqliteOptions = {
  readonly dataDir: string;
  /** The project's `prisma` folder. */
  readonly prismaDir: string;
};

/** Opens, or makes, the database of a data folder: owner-only, locked, migrated and guarded. */
export async function openSqlite({
  dataDir,
  prismaDir,
}: SqliteOptions): Promise<Result<Store, StoreProblem>> {
  const file = join(dataDir, 'recounts.db');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    chmodSync(dataDir, 0o700);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    return err({ is: 'data-folder-not-writable', code });
  }
  const lock = await takeLock(join(dataDir, 'lock.db'));
  if (!lock.ok) return err({ is: 'data-folder-in-use' });
  const factory = new PrismaLibSql({ url: `file:${file}` });
  const db = new PrismaClient({ adapter: factory });
  const close = async () => {
    await db.$disconnect();
    await lock.value.release();
  };
  try {
    await db.$queryRaw`PRAGMA journal_mode = WAL`;
    await db.$queryRaw`PRAGMA synchronous = FULL`;
    await db.$queryRaw`PRAGMA busy_timeout = 10000`;
    await migrate({ folder: prismaDir, provider: 'sqlite', factory });
    chmodSync(file, 0o600);
    await layGuards(db);
  } catch (error) {
    await close();
    return err({
      is: 'migration-failed',
      message: error instanceof Error ? error.message : String(error),
    });
  }
  const guard = await missingGuard(db);
  if (guard !== null) {
    await close();
    return err({ is: 'guards-not-held', guard });
  }
  const appender = openAppender(file);
  return ok({
    ledger: ledgerOf(db, appender.append),
    db,
    async close() {
      appender.close();
      await close();
    },
  });
}
