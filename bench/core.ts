import { AUDIENCES } from '@/lib/access/release.ts';
import type { BatchId, CommandId, PersonId, RecountId, TableId } from '@/lib/base/ids.ts';
import { idOfBytes } from '@/lib/base/random-id.ts';
import type { Row } from '@/lib/ledger/types.ts';
import type { Actor } from '@/lib/recount/actor.ts';
import type { Command } from '@/lib/recount/commands.ts';
import { openDesk } from '@/server/desk/desk.ts';
import { openView } from '@/server/live/view.ts';
import type { LedgerStore } from '@/server/store/types.ts';

export const RECOUNT = 'r-bench' as RecountId;
export const OFFICER: Actor = {
  role: 'officer',
  people: [{ id: 'u1' as PersonId, name: 'Officer' }],
};

/** Keeps nothing: what is measured is the work of the server, not of the disk. */
export const NOWHERE: LedgerStore = {
  append: () => Promise.resolve(),
  tail: () => Promise.resolve([]),
  async *lines() {},
  recounts: () => Promise.resolve([]),
  isBroken: () => false,
};

let made = 0;
export function nextId(): CommandId {
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setUint32(12, ++made);
  return idOfBytes(bytes) as CommandId;
}

export function tableOf(number: number): Actor {
  const judge = (id: number) => ({ id: `j${id}` as PersonId, name: `Judge ${id}` });
  return {
    role: 'table',
    table: `t${number}` as TableId,
    people: [judge(2 * number - 1), judge(2 * number)],
  };
}

export function commandsOf(batches: number, tables: number): readonly Command[] {
  return [
    {
      type: 'open-recount',
      mode: 'test',
      notice: null,
      title: 'Bench',
      jurisdiction: 'Nowhere',
      contest: {
        kind: 'single-office',
        choices: [
          { id: 'c1' as never, name: 'Choice A' },
          { id: 'c2' as never, name: 'Choice B' },
        ],
        votesAllowed: 1,
        toBeChosen: 1,
        chooses: 'elected',
      },
      electionDate: '2026-11-03',
      zone: 'America/Denver',
      mixedBallots: false,
      canvass: null,
    },
    { type: 'enter-control-totals', ballotsCounted: 0, ballotsNotCounted: 0, votes: [0, 0] },
    {
      type: 'import-batch-list',
      fileName: 'bench.csv',
      file: '0'.repeat(64),
      batches: Array.from({ length: batches }, (_, at) => ({
        name: `Batch ${at + 1}`,
        ballots: 100,
        parts: [{ precinct: null, ballots: 100 }],
        container: null,
        votingMethod: null,
        tabulator: null,
        reported: null,
      })),
    },
    ...Array.from(
      { length: Math.max(4, 2 * tables) },
      (_, at): Command => ({
        type: 'enroll-judge',
        name: `Judge ${at + 1}`,
      }),
    ),
    { type: 'choose-release', release: 'figures-as-accepted' },
    { type: 'start-counting' },
    ...Array.from(
      { length: tables },
      (_, at): Command => ({
        type: 'seat-table',
        number: at + 1,
        judges: [`j${2 * at + 1}` as PersonId, `j${2 * at + 2}` as PersonId],
      }),
    ),
  ];
}

/** A sheet of 100 ballots that balances. */
export function tallyOf(batch: BatchId, version: number): Command {
  return {
    type: 'submit-count',
    batch,
    version,
    figures: [
      {
        ballots: 100,
        withoutContest: 0,
        votes: [55, 40],
        otherWriteIns: 0,
        undervotes: 5,
        overvoted: 0,
        notCounted: 0,
        setAside: 0,
      },
    ],
    note: null,
  };
}

export type BenchRoom = {
  readonly rows: readonly Row[];
  /** One batch from taking to returning, by one table: three lines. */
  readonly tally: (batch: number, version: number, table: number) => Promise<void>;
};

/** A desk with the three views behind it, and no socket. */
export async function openBenchRoom(
  batches: number,
  store: LedgerStore = NOWHERE,
): Promise<BenchRoom> {
  const views = AUDIENCES.map((audience) => openView(RECOUNT, audience));
  const rows: Row[] = [];
  const desk = await openDesk({
    recount: RECOUNT,
    store,
    software: 'bench',
    now: () => new Date(),
    salt: () => 'a'.repeat(64),
    published(written) {
      for (const { row } of written) rows.push(row);
      for (const view of views) view.add(written);
    },
    failed(error) {
      throw error;
    },
  });
  const give = async (command: Command, actor: Actor) => {
    const outcome = await desk.submit({ id: nextId(), command, actor });
    if (outcome.is !== 'recorded') throw new Error(`${command.type}: ${JSON.stringify(outcome)}`);
  };
  for (const command of commandsOf(batches, 2)) await give(command, OFFICER);
  return {
    rows,
    async tally(at, version, table) {
      const batch = `b${at}` as BatchId;
      const actor = tableOf(table);
      await give({ type: 'take-batch', batch, version }, actor);
      await give(tallyOf(batch, version + 1), actor);
      const accepted = version > 3 ? 1 : 0;
      await give({ type: 'return-batch', batch, version: version + 2 + accepted }, actor);
    },
  };
}
