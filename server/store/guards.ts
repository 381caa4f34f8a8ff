import { NO_LINE } from '@/lib/ledger/line.ts';
import type { PrismaClient } from './types.ts';

/**
 * The ledger table takes the next line and nothing else. The insert guard also closes INSERT OR REPLACE, which walks past
 * the other two. Laid again at every start, because a migration that remakes the table would drop them unseen.
 */
const GUARDS = {
  ledger_no_update: `BEFORE UPDATE ON "LedgerLine" BEGIN SELECT RAISE(ABORT, 'ledger lines are never changed'); END`,
  ledger_no_delete: `BEFORE DELETE ON "LedgerLine" BEGIN SELECT RAISE(ABORT, 'ledger lines are never removed'); END`,
  ledger_next_line: `BEFORE INSERT ON "LedgerLine" BEGIN
    SELECT RAISE(ABORT, 'only the next line is taken') WHERE
      NEW."seq" <> 1 + coalesce((SELECT max("seq") FROM "LedgerLine" WHERE "recount" = NEW."recount"), 0)
      OR NEW."prev" <> coalesce(
        (SELECT "hash" FROM "LedgerLine" WHERE "recount" = NEW."recount" ORDER BY "seq" DESC LIMIT 1),
        '${NO_LINE}'
      );
    END`,
} as const;

export async function layGuards(db: PrismaClient): Promise<void> {
  for (const [name, body] of Object.entries(GUARDS)) {
    await db.$executeRawUnsafe(`DROP TRIGGER IF EXISTS "${name}"`);
    await db.$executeRawUnsafe(`CREATE TRIGGER "${name}" ${body}`);
  }
}

/** The name of a guard that is not as it should be, or null. */
export async function missingGuard(db: PrismaClient): Promise<string | null> {
  const laid = await db.$queryRaw<readonly { name: string; sql: string }[]>`
    SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'LedgerLine'`;
  const wrong = Object.entries(GUARDS).find(
    ([name, body]) => !laid.some((one) => one.name === name && one.sql.endsWith(body)),
  );
  return wrong?.[0] ?? null;
}
