import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { RecountId } from '@/lib/base/ids.ts';
import { NO_LINE } from '@/lib/ledger/line.ts';
import type { Row } from '@/lib/ledger/types.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './types.ts';

const RECOUNT = 'r-test' as RecountId;
const folders: string[] = [];
const stores: Store[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  folders.push(folder);
  return folder;
}

async function openIn(dataDir: string): Promise<Store> {
  const store = await openSqlite({ dataDir, prismaDir: 'prisma' });
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  stores.push(store.value);
  return store.value;
}

/** Rows that follow each other; the guards look at `seq` and `prev` only. */
function rows(from: number, to: number): readonly Row[] {
  return Array.from({ length: to - from + 1 }, (_, at): Row => {
    const seq = from + at;
    return {
      recount: RECOUNT,
      seq,
      text: `{"seq":${seq},"name":"Nuñez 🗳 ʻokina"}`,
      hash: `hash-${seq}`,
      prev: seq === 1 ? NO_LINE : `hash-${seq - 1}`,
      secret: seq % 2 === 0 ? '{"salt":"x"}' : null,
      command: `command-${seq}`,
      nth: 0,
    };
  });
}

async function all(store: Store): Promise<readonly Row[]> {
  const found: Row[] = [];
  for await (const page of store.ledger.lines(RECOUNT)) found.push(...page);
  return found;
}

test('what is written is read back byte for byte, also in pages', async () => {
  const store = await openIn(newFolder());
  const written = rows(1, 12_000);
  for (let at = 0; at < written.length; at += 500)
    await store.ledger.append(written.slice(at, at + 500));
  expect(await all(store)).toEqual(written);
  expect(await store.ledger.tail(RECOUNT, 11_990, 5)).toEqual(written.slice(11_990, 11_995));
  expect(await store.ledger.recounts()).toEqual([RECOUNT]);
});

test('only the next line is taken: no gap, no fork, no repeat, and of a group all or nothing', async () => {
  const store = await openIn(newFolder());
  await store.ledger.append(rows(1, 3));
  const before = await all(store);
  await expect(store.ledger.append(rows(5, 5))).rejects.toThrow();
  await expect(store.ledger.append(rows(3, 3))).rejects.toThrow();
  await expect(
    store.ledger.append([{ ...rows(4, 4)[0], prev: 'hash-2' } as Row]),
  ).rejects.toThrow();
  const repeat = { ...rows(5, 5)[0], command: 'command-2' } as Row;
  await expect(store.ledger.append([...rows(4, 4), repeat])).rejects.toThrow();
  expect(await all(store)).toEqual(before);
});

test('nothing changes or removes a line, by whatever statement', async () => {
  const { db, ledger } = await openIn(newFolder());
  await ledger.append(rows(1, 3));
  const statements = [
    `UPDATE "LedgerLine" SET "text" = 'x' WHERE "seq" = 2`,
    `DELETE FROM "LedgerLine" WHERE "seq" = 3`,
    `INSERT OR REPLACE INTO "LedgerLine" SELECT "recount", 2, 'x', 'x', "prev", NULL, 'c', 0 FROM "LedgerLine" WHERE "seq" = 2`,
  ];
  for (const statement of statements)
    await expect(db.$executeRawUnsafe(statement)).rejects.toThrow();
  await expect(db.ledgerLine.deleteMany()).rejects.toThrow();
  await expect(db.ledgerLine.updateMany({ data: { text: 'x' } })).rejects.toThrow();
  expect(await ledger.tail(RECOUNT, 0, 10)).toEqual(rows(1, 3));
});

test('a refusal by a guard is no broken database', async () => {
  const { ledger } = await openIn(newFolder());
  const error = await ledger.append(rows(2, 2)).catch((thrown: unknown) => thrown);
  expect(ledger.isBroken(error)).toBe(false);
  expect(ledger.isBroken(new Error('SQLITE_IOERR: disk I/O error'))).toBe(true);
});

test('a second process is kept off the data folder until the first lets go', async () => {
  const folder = newFolder();
  const store = await openIn(folder);
  expect(await openSqlite({ dataDir: folder, prismaDir: 'prisma' })).toEqual({
    ok: false,
    error: { is: 'data-folder-in-use' },
  });
  await store.close();
  stores.splice(0);
  await openIn(folder);
});

test('opening again keeps the lines; folder and files are the owner’s alone', async () => {
  const folder = newFolder();
  const store = await openIn(folder);
  await store.ledger.append(rows(1, 3));
  await store.close();
  stores.splice(0);
  expect(await all(await openIn(folder))).toEqual(rows(1, 3));
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(join(folder, 'recounts.db')).mode & 0o077).toBe(0);
});

test('every call leaves the database writing durably', async () => {
  const { db, ledger } = await openIn(newFolder());
  const settings = async () => [
    await db.$queryRaw`PRAGMA journal_mode`,
    await db.$queryRaw`PRAGMA synchronous`,
  ];
  const first = await settings();
  expect(
    JSON.stringify(first, (_, value) => (typeof value === 'bigint' ? Number(value) : value)),
  ).toBe('[[{"journal_mode":"wal"}],[{"synchronous":2}]]');
  await ledger.append(rows(1, 2));
  await db.user.count();
  await ledger.append(rows(9, 9)).catch(() => undefined);
  expect(await settings()).toEqual(first);
});

test('no migration drops the ledger table', () => {
  const folder = 'prisma/migrations/sqlite';
  const scripts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFileSync(join(folder, name, 'migration.sql'), 'utf8'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).not.toMatch(/DROP TABLE "LedgerLine"/i);
});

test('kill -9 under load: every line that was acknowledged is there, and the lock is free', async () => {
  const folder = newFolder();
  for (let round = 0; round < 5; round++) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'server/store/kill.testing.ts', folder],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = '';
    await new Promise<void>((done) => {
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.split('\n').length > 40) child.kill('SIGKILL');
      });
      child.on('exit', () => done());
    });
    const acknowledged = Number(said.trimEnd().split('\n').at(-1));
    const store = await openIn(folder);
    const found = await all(store);
    expect(found.length).toBeGreaterThanOrEqual(acknowledged);
    expect(found).toEqual(rows(1, found.length));
    await store.close();
    stores.splice(0);
  }
}, 60_000);
