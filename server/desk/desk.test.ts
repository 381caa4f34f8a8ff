import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { BatchId, CommandId, RecountId } from '@/lib/base/ids.ts';
import { idOfBytes } from '@/lib/base/random-id.ts';
import { verifyRows } from '@/lib/ledger/chain.ts';
import type { Row } from '@/lib/ledger/types.ts';
import type { Actor } from '@/lib/recount/actor.ts';
import { batchByName } from '@/lib/recount/batch/list.ts';
import type { Command } from '@/lib/recount/commands.ts';
import {
  batchInfo,
  OFFICER,
  openingOf,
  roomCommands,
  SEAT,
  sheet,
  tableActor,
} from '@/lib/recount/testing.ts';
import type { Outcome } from '@/lib/wire/messages.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { LedgerStore, Store } from '../store/types.ts';
import { type Desk, openDesk } from './desk.ts';
import type { Written } from './fold-rows.ts';

const RECOUNT = 'r-test' as RecountId;
const folders: string[] = [];
const stores: Store[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function openStore(dataDir = mkdtempSync(join(tmpdir(), 'desk-'))): Promise<Store> {
  if (!folders.includes(dataDir)) folders.push(dataDir);
  const store = await openSqlite({ dataDir, prismaDir: 'prisma' });
  if (!store.ok) throw new Error(store.error.is);
  stores.push(store.value);
  return store.value;
}

let made = 0;
function nextId(): CommandId {
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setUint32(12, ++made);
  return idOfBytes(bytes) as CommandId;
}

type Bench = {
  readonly desk: Desk;
  readonly published: Written[];
  readonly failures: unknown[];
  readonly give: (command: Command, actor?: Actor, id?: CommandId) => Promise<Outcome>;
};

async function openBench(store: LedgerStore): Promise<Bench> {
  const published: Written[] = [];
  const failures: unknown[] = [];
  let clock = Date.UTC(2026, 10, 20, 16);
  let salts = 0;
  const desk = await openDesk({
    recount: RECOUNT,
    store,
    software: 'recount-board test',
    now: () => new Date(clock++),
    salt: () => (++salts).toString(16).padStart(64, '0'),
    published: (written) => published.push(...written),
    failed: (error) => failures.push(error),
  });
  return {
    desk,
    published,
    failures,
    give: (command, actor = OFFICER, id = nextId()) => desk.submit({ id, command, actor }),
  };
}

async function setUp({ give }: Bench): Promise<void> {
  for (const command of [openingOf(SEAT), ...roomCommands()]) {
    expect(await give(command)).toMatchObject({ is: 'recorded' });
  }
}

async function allRows(store: LedgerStore): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const page of store.lines(RECOUNT)) rows.push(...page);
  return rows;
}

function take(bench: Bench, name: string): Command {
  const state = bench.desk.state();
  const batch = state ? batchByName(state, name) : undefined;
  if (!batch) throw new Error(`no ${name}`);
  return { type: 'take-batch', batch: batch.id, version: batch.version };
}

describe('a desk on a real database', () => {
  test('records in order, publishes what is durable, and the chain verifies', async () => {
    const { ledger } = await openStore();
    const bench = await openBench(ledger);
    await setUp(bench);
    const rows = await allRows(ledger);
    expect(bench.published.map(({ row }) => row)).toEqual(rows);
    expect(bench.desk.head()).toBe(rows.at(-1)?.hash);
    const verdict = await verifyRows(await allRows(ledger), null);
    expect(verdict).toMatchObject({ is: 'whole', lines: rows.length });
  });

  test('what is larger than a line may be is refused, and leaves nothing behind', async () => {
    const { ledger } = await openStore();
    const bench = await openBench(ledger);
    await bench.give(openingOf(SEAT));
    const batches = Array.from({ length: 20_000 }, (_, at) => ({
      ...batchInfo(`Early voting batch ${at + 1} of the scanner`, 100),
      container: `Container ${at} of the vault`.padEnd(120, '.'),
    }));
    const list: Command = {
      type: 'import-batch-list',
      fileName: 'x.csv',
      file: '0'.repeat(64),
      batches,
    };
    expect(await bench.give(list)).toEqual({ is: 'refused', refusal: { is: 'line-too-long' } });
    const few: Command = { ...list, batches: batches.slice(0, 10) };
    expect(await bench.give(few)).toEqual({ is: 'recorded', seq: 2 });
    expect(await verifyRows(await allRows(ledger), null)).toMatchObject({ is: 'whole', lines: 2 });
  });

  test('a new desk on the same ledger has the same state', async () => {
    const { ledger } = await openStore();
    const bench = await openBench(ledger);
    await setUp(bench);
    await bench.give(take(bench, 'Batch 1'), tableActor(1));
    const again = await openBench(ledger);
    expect(again.desk.state()).toEqual(bench.desk.state());
    expect(again.desk.head()).toBe(bench.desk.head());
  });

  test('an id is recorded once, in flight, afterwards and after a restart', async () => {
    const { ledger } = await openStore();
    const bench = await openBench(ledger);
    await setUp(bench);
    const id = nextId();
    const command = take(bench, 'Batch 1');
    const [first, second] = await Promise.all([
      bench.give(command, tableActor(1), id),
      bench.give(command, tableActor(1), id),
    ]);
    expect(second).toEqual(first);
    expect(await bench.give(command, tableActor(1), id)).toEqual(first);
    const again = await openBench(ledger);
    expect(await again.give(command, tableActor(1), id)).toEqual(first);
    expect(await allRows(ledger)).toHaveLength(bench.desk.state()?.seq ?? -1);
  });

  test('the same id with another payload, or from someone else, is refused', async () => {
    const { ledger } = await openStore();
    const bench = await openBench(ledger);
    await setUp(bench);
    const id = nextId();
    const command = take(bench, 'Batch 1');
    await bench.give(command, tableActor(1), id);
    const refusal = { is: 'refused', refusal: { is: 'command-id-reused' } };
    expect(await bench.give(take(bench, 'Batch 2'), tableActor(1), id)).toEqual(refusal);
    expect(await bench.give(command, tableActor(2), id)).toEqual(refusal);
  });

  test('commands sent at once are decided one after another', async () => {
    const { ledger } = await openStore();
    const bench = await openBench(ledger);
    await setUp(bench);
    const command = take(bench, 'Batch 1');
    const outcomes = await Promise.all([1, 2, 3].map((n) => bench.give(command, tableActor(n))));
    expect(outcomes.map(({ is }) => is)).toEqual(['recorded', 'refused', 'refused']);
    expect(outcomes[1]).toMatchObject({ refusal: { is: 'stale-version', seen: 1, current: 2 } });
  });

  test('a role without the right is refused and writes nothing', async () => {
    const { ledger } = await openStore();
    const bench = await openBench(ledger);
    await setUp(bench);
    const before = await allRows(ledger);
    const watcher: Actor = { ...OFFICER, role: 'watcher' };
    expect(await bench.give(take(bench, 'Batch 1'), watcher)).toEqual({
      is: 'refused',
      refusal: { is: 'not-permitted', command: 'take-batch' },
    });
    expect(await allRows(ledger)).toEqual(before);
  });

  test('a closed desk takes nothing new and has answered everything', async () => {
    const { ledger } = await openStore();
    const bench = await openBench(ledger);
    await setUp(bench);
    const outcome = bench.give(take(bench, 'Batch 1'), tableActor(1));
    await bench.desk.close();
    expect(await outcome).toMatchObject({ is: 'recorded' });
    expect(await bench.give(take(bench, 'Batch 2'), tableActor(2))).toEqual({
      is: 'refused',
      refusal: { is: 'not-recording' },
    });
  });
});

/** A store whose next append fails, before or after the database has it. */
function failing(ledger: LedgerStore, broken = false) {
  let next: 'no' | 'before' | 'after' = 'no';
  let tail = false;
  const store: LedgerStore = {
    ...ledger,
    async append(rows) {
      const how = next;
      next = 'no';
      if (how === 'before') throw new Error('not written');
      await ledger.append(rows);
      if (how === 'after') throw new Error('written, but nobody heard');
    },
    async tail(...asked) {
      if (tail) throw new Error('cannot be read');
      return ledger.tail(...asked);
    },
    isBroken: () => broken,
  };
  return {
    store,
    fail(how: 'before' | 'after') {
      next = how;
    },
    failTail() {
      tail = true;
    },
  };
}

describe('a store that fails leaves recorded, refused or unknown', () => {
  test('not written: unknown, and the same id may be sent again', async () => {
    const { ledger } = await openStore();
    const faulty = failing(ledger);
    const bench = await openBench(faulty.store);
    await setUp(bench);
    const before = bench.desk.state();
    const id = nextId();
    const command = take(bench, 'Batch 1');
    faulty.fail('before');
    expect(await bench.give(command, tableActor(1), id)).toEqual({ is: 'unknown' });
    expect(bench.desk.state()).toEqual(before);
    expect(await bench.give(command, tableActor(1), id)).toMatchObject({ is: 'recorded' });
    expect(bench.failures).toHaveLength(1);
  });

  test('written and not heard: recorded, published once', async () => {
    const { ledger } = await openStore();
    const faulty = failing(ledger);
    const bench = await openBench(faulty.store);
    await setUp(bench);
    faulty.fail('after');
    const outcome = await bench.give(take(bench, 'Batch 1'), tableActor(1));
    const rows = await allRows(ledger);
    expect(outcome).toEqual({ is: 'recorded', seq: rows.length });
    expect(bench.published.map(({ row }) => row)).toEqual(rows);
    expect(await bench.give(take(bench, 'Batch 2'), tableActor(2))).toMatchObject({
      is: 'recorded',
      seq: rows.length + 1,
    });
  });

  test('a refusal that rests on lines that were lost is not given', async () => {
    const { ledger } = await openStore();
    const faulty = failing(ledger);
    const bench = await openBench(faulty.store);
    await setUp(bench);
    const command = take(bench, 'Batch 1');
    faulty.fail('before');
    const [first, second] = await Promise.all([
      bench.give(command, tableActor(1)),
      bench.give(command, tableActor(2)),
    ]);
    expect(first).toEqual({ is: 'unknown' });
    expect(second).toEqual({ is: 'unknown' });
  });

  test('a broken database stops the desk: it says so, and no line is invented', async () => {
    const { ledger } = await openStore();
    const faulty = failing(ledger, true);
    const bench = await openBench(faulty.store);
    await setUp(bench);
    faulty.fail('before');
    await bench.give(take(bench, 'Batch 1'), tableActor(1));
    expect(await bench.give(take(bench, 'Batch 1'), tableActor(1))).toEqual({
      is: 'refused',
      refusal: { is: 'not-recording' },
    });
  });

  test('nor does it go on when the tail cannot be read', async () => {
    const { ledger } = await openStore();
    const faulty = failing(ledger);
    const bench = await openBench(faulty.store);
    await setUp(bench);
    faulty.fail('after');
    faulty.failTail();
    const command = take(bench, 'Batch 1');
    expect(await bench.give(command, tableActor(1))).toEqual({ is: 'unknown' });
    expect(await bench.give(command, tableActor(1))).toMatchObject({
      refusal: { is: 'not-recording' },
    });
  });

  test('a second writer never forks the chain', async () => {
    const { ledger } = await openStore();
    const one = await openBench(ledger);
    await setUp(one);
    const two = await openBench(ledger);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const name = at % 2 === 0 ? `Watcher ${at}` : `Witness ${at}`;
        const bench = at % 2 === 0 ? one : two;
        return bench.give({ type: 'admit-observer', capacity: 'watcher', name, standsFor: 'x' });
      }),
    );
    expect(outcomes.some(({ is }) => is === 'recorded')).toBe(true);
    expect(await verifyRows(await allRows(ledger), null)).toMatchObject({ is: 'whole' });
    for (const outcome of outcomes) expect(['recorded', 'unknown']).toContain(outcome.is);
    const admitted = (await allRows(ledger)).filter(({ text }) =>
      text.includes('observer.admitted'),
    );
    expect(admitted).toHaveLength(outcomes.filter(({ is }) => is === 'recorded').length);
  });
});

test('what a table hands in is on disk before it hears so', async () => {
  const { ledger } = await openStore();
  const bench = await openBench(ledger);
  await setUp(bench);
  await bench.give(take(bench, 'Batch 1'), tableActor(1));
  const outcome = await bench.give(
    {
      type: 'submit-count',
      batch: 'b1' as BatchId,
      version: 2,
      figures: [sheet(batchInfo('Batch 1', 10).ballots, [6, 4])],
      note: null,
    },
    tableActor(1),
  );
  if (outcome.is !== 'recorded') throw new Error(outcome.is);
  const rows = await allRows(ledger);
  expect(rows[outcome.seq - 1]).toMatchObject({ seq: outcome.seq });
  expect(rows[outcome.seq - 1]?.text).not.toContain('votes');
  expect(rows[outcome.seq - 1]?.secret).toContain('"votes":[6,4]');
});
