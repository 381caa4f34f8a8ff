import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { may } from '../access/may.ts';
import type { BatchId, ChoiceId, PersonId, TableId } from '../base/ids.ts';
import { type Actor, ROLES, type Role } from './actor.ts';
import { judgesLeft } from './batch/judges-left.ts';
import { batchesOf } from './batch/list.ts';
import type { Command, CommandType } from './commands.ts';
import type { Stage } from './state.ts';
import {
  AT_LARGE,
  at,
  BOND,
  batchInfo,
  batchNamed,
  countingRoom,
  counts,
  decideAs,
  OFFICER,
  openingOf,
  type Play,
  played,
  REQUEST,
  returns,
  SEAT,
  SETTING,
  sheet,
  submits,
  tableActor,
  takes,
} from './testing.ts';
import { readSums, totalsOf } from './totals.ts';

const on = { batch: 'b1' as BatchId, version: 1 };

/** One command of each type, as good as it can be in a room whose batch 1 nobody has touched. */
const SAMPLES: Readonly<Record<CommandType, Command>> = {
  'open-recount': openingOf(SEAT),
  'enter-control-totals': {
    type: 'enter-control-totals',
    ballotsCounted: 30,
    ballotsNotCounted: 0,
    votes: [15, 15],
  },
  'import-batch-list': {
    type: 'import-batch-list',
    fileName: 'x.csv',
    file: '0'.repeat(64),
    batches: [batchInfo('Batch 1', 10)],
  },
  'enroll-judge': { type: 'enroll-judge', name: 'New Judge' },
  'retire-judge': { type: 'retire-judge', judge: 'j7' as PersonId },
  'admit-observer': { type: 'admit-observer', capacity: 'watcher', name: 'W', standsFor: 'A' },
  'withdraw-observer': { type: 'withdraw-observer', observer: 'o1' as PersonId },
  'choose-release': { type: 'choose-release', release: 'progress-only' },
  'start-counting': { type: 'start-counting' },
  'pause-counting': { type: 'pause-counting', message: 'Lunch' },
  'resume-counting': { type: 'resume-counting' },
  'seat-table': { type: 'seat-table', number: 9, judges: ['j7' as PersonId, 'j8' as PersonId] },
  'clear-table': { type: 'clear-table', table: 't2' as TableId },
  'confirm-restore': { type: 'confirm-restore', seen: 1_000, reason: 'r' },
  'take-batch': { type: 'take-batch', ...on },
  'return-batch': { type: 'return-batch', ...on },
  'submit-count': { type: 'submit-count', ...on, figures: [sheet(10, [5, 5])], note: null },
  'correct-count': { type: 'correct-count', ...on, cells: [], note: null },
  'recall-batch': { type: 'recall-batch', ...on, reason: 'r' },
  'accept-batch': { type: 'accept-batch', ...on, reason: 'r' },
  'order-count': { type: 'order-count', ...on, reason: 'r' },
  'reopen-batch': { type: 'reopen-batch', ...on, reason: 'r' },
  'record-adjustment': { type: 'record-adjustment', ballots: 1, kind: 'found', reason: 'r' },
  'withdraw-adjustment': { type: 'withdraw-adjustment', adjustment: 1, reason: 'r' },
  'state-reexamination': {
    type: 'state-reexamination',
    examined: 0,
    upheld: 0,
    reversed: 0,
    statedBy: 'Olive Officer',
  },
  'close-counting': { type: 'close-counting' },
  'reopen-counting': { type: 'reopen-counting', reason: 'r' },
  declare: { type: 'declare', name: 'Olive Officer' },
  'state-setting': { type: 'state-setting', setting: SETTING },
  'record-request': { type: 'record-request', request: REQUEST },
  'withdraw-request': { type: 'withdraw-request', request: 4, reason: 'r' },
  'proclaim-day': {
    type: 'proclaim-day',
    date: '2026-11-24',
    name: 'Snow day',
    proclaimedBy: 'Governor',
  },
  'withdraw-day': { type: 'withdraw-day', date: '2026-11-25', reason: 'r' },
  'record-reading': {
    type: 'record-reading',
    question: 'notice-of-the-board',
    reading: 0,
    advisedBy: 'County attorney',
  },
  'record-stay': { type: 'record-stay', court: 'Third District Court', order: 'Order of today' },
  'lift-stay': { type: 'lift-stay', authority: 'Order of today' },
  discontinue: { type: 'discontinue', authority: 'Order of today', reason: 'r' },
  'complete-canvass': { type: 'complete-canvass', on: '2026-11-24', members: ['M. Member'] },
  'record-lot': {
    type: 'record-lot',
    lot: {
      drawnAt: '2026-11-30T17:00:00.000Z',
      place: 'Council chamber',
      drawnBy: 'Olive Officer',
      presence: ['M. Member'],
      notice: 'Posted two days before',
      method: 'One of two equal papers out of a box',
      chosen: ['c1' as ChoiceId],
    },
  },
};

/** A room with a fourth pair on the roster and one who watches, at each stage. */
function rooms(): Readonly<Record<Stage['is'], Play>> {
  const opening = openingOf(SEAT, {
    control: { ballotsCounted: 30, ballotsNotCounted: 0, votes: [15, 15] },
    setting: SETTING,
    request: REQUEST,
  });
  const preparing = [
    ...Array.from(
      { length: 8 },
      (_, n): Command => ({ type: 'enroll-judge', name: `Judge ${n + 1}` }),
    ),
    SAMPLES['enter-control-totals'],
    {
      type: 'import-batch-list',
      fileName: 'x.csv',
      file: '0'.repeat(64),
      batches: [batchInfo('Batch 1', 10), batchInfo('Batch 2', 20)],
    } satisfies Command,
    SAMPLES['admit-observer'],
    { ...SAMPLES['proclaim-day'], date: '2026-11-25' } as Command,
    { type: 'choose-release', release: 'figures-as-accepted' } satisfies Command,
    ...[1, 2, 3].map(
      (number): Command => ({
        type: 'seat-table',
        number,
        judges: [`j${2 * number - 1}` as PersonId, `j${2 * number}` as PersonId],
      }),
    ),
  ].reduce<Play>((play, command) => played(play, command), played(null, opening));
  const counting = played(preparing, { type: 'start-counting' });
  const paused = played(counting, SAMPLES['pause-counting']);
  const tied = accepted(accepted(counting, 'Batch 1', [6, 4]), 'Batch 2', [8, 10]);
  const closed = played(played(tied, SAMPLES['state-reexamination']), { type: 'close-counting' });
  const declared = played(played(closed, SAMPLES.declare), SAMPLES['complete-canvass']);
  const discontinued = played(counting, SAMPLES.discontinue);
  return { preparing, counting, paused, closed, declared, discontinued };
}

function accepted(play: Play, name: string, votes: readonly number[]): Play {
  const figures = [sheet(batchNamed(play, name).ballots, votes)];
  return counts(counts(play, 1, name, figures), 2, name, figures);
}

function finished(play: Play): Play {
  return accepted(accepted(play, 'Batch 1', [6, 4]), 'Batch 2', [10, 9]);
}

/** What is done at each stage, given as it can be there; everything else is refused. */
const DONE: Readonly<Record<Stage['is'], readonly CommandType[]>> = {
  preparing: [
    'enter-control-totals',
    'import-batch-list',
    'enroll-judge',
    'retire-judge',
    'admit-observer',
    'withdraw-observer',
    'choose-release',
    'start-counting',
    'seat-table',
    'clear-table',
    'confirm-restore',
    'state-setting',
    'record-request',
    'withdraw-request',
    'proclaim-day',
    'withdraw-day',
    'record-reading',
    'record-stay',
    'discontinue',
  ],
  counting: [
    'enroll-judge',
    'retire-judge',
    'admit-observer',
    'withdraw-observer',
    'choose-release',
    'pause-counting',
    'seat-table',
    'clear-table',
    'confirm-restore',
    'take-batch',
    'record-adjustment',
    'state-reexamination',
    'state-setting',
    'record-request',
    'withdraw-request',
    'proclaim-day',
    'withdraw-day',
    'record-reading',
    'record-stay',
    'discontinue',
  ],
  paused: [
    'enroll-judge',
    'retire-judge',
    'admit-observer',
    'withdraw-observer',
    'choose-release',
    'resume-counting',
    'seat-table',
    'clear-table',
    'confirm-restore',
    'record-adjustment',
    'state-reexamination',
    'state-setting',
    'record-request',
    'withdraw-request',
    'proclaim-day',
    'withdraw-day',
    'record-reading',
    'record-stay',
    'discontinue',
  ],
  closed: [
    'admit-observer',
    'withdraw-observer',
    'choose-release',
    'clear-table',
    'confirm-restore',
    'reopen-counting',
    'declare',
    'state-setting',
    'record-request',
    'withdraw-request',
    'proclaim-day',
    'withdraw-day',
    'record-reading',
    'record-stay',
    'discontinue',
  ],
  declared: [
    'admit-observer',
    'withdraw-observer',
    'clear-table',
    'confirm-restore',
    'proclaim-day',
    'withdraw-day',
    'record-reading',
    'record-stay',
    'complete-canvass',
    'record-lot',
  ],
  discontinued: ['admit-observer', 'withdraw-observer', 'clear-table', 'confirm-restore'],
};

const TABLE_COMMANDS: readonly CommandType[] = [
  'take-batch',
  'return-batch',
  'submit-count',
  'correct-count',
];

function actorFor(role: Role, command: CommandType): Actor {
  if (role === 'table') return tableActor(1);
  const actor: Actor = { ...OFFICER, role };
  return TABLE_COMMANDS.includes(command) ? { ...tableActor(1), role } : actor;
}

describe('every (state, command, role)', () => {
  const played = rooms();
  for (const stage of Object.keys(DONE) as Stage['is'][]) {
    for (const type of Object.keys(SAMPLES) as CommandType[]) {
      for (const role of ROLES) {
        const allowed = TABLE_COMMANDS.includes(type) ? role === 'table' : role === 'officer';
        const done = allowed && DONE[stage].includes(type);
        test(`${stage} · ${type} · ${role}: ${done ? 'done' : 'refused'}`, () => {
          const { state } = played[stage];
          const permitted = may(role, type);
          const decision = decideAs(state, SAMPLES[type], actorFor(role, type));
          expect(permitted).toBe(allowed);
          expect(permitted && decision.ok).toBe(done);
        });
      }
    }
  }
});

function refusal(play: Play, command: Command, actor: Actor = OFFICER) {
  const decision = decideAs(play.state, command, actor);
  return decision.ok ? null : decision.error;
}

describe('a batch', () => {
  const ten = (a: number) => [sheet(10, [a, 10 - a])];

  test('two equal counts that balance and agree with the list are accepted by rule', () => {
    const play = accepted(countingRoom(), 'Batch 1', [6, 4]);
    expect(batchNamed(play, 'Batch 1').status).toMatchObject({ is: 'accepted', by: 'rule' });
    expect(play.state.totals.sums).toMatchObject({ ballots: 10, votes: [6, 4], undervotes: 0 });
  });

  test('nobody who made a count that stands counts again', () => {
    const play = counts(countingRoom({ tables: 3 }), 1, 'Batch 1', ten(6));
    const take: Command = { type: 'take-batch', ...at(play, 'Batch 1') };
    expect(refusal(play, take, tableActor(1))).toEqual({
      is: 'judge-counted-before',
      name: 'Batch 1',
      judge: 'Judge 1',
    });
    const mixed = played(played(play, { type: 'clear-table', table: 't1' as TableId }), {
      type: 'clear-table',
      table: 't3' as TableId,
    });
    const seated = played(mixed, {
      type: 'seat-table',
      number: 3,
      judges: ['j5' as PersonId, 'j2' as PersonId],
    });
    expect(refusal(seated, take, tableActor(3, [5, 2]))).toMatchObject({
      is: 'judge-counted-before',
      judge: 'Judge 2',
    });
  });

  test('unequal counts go back once to each pair, for the differing rows only', () => {
    const differ = counts(counts(countingRoom(), 1, 'Batch 1', ten(6)), 2, 'Batch 1', ten(5));
    const { status } = batchNamed(differ, 'Batch 1');
    expect(status).toMatchObject({
      is: 'counts-differ',
      cells: [
        { part: 0, row: 'c1' },
        { part: 0, row: 'c2' },
      ],
    });
    expect(
      refusal(differ, { type: 'take-batch', ...at(differ, 'Batch 1') }, tableActor(3)),
    ).toEqual({
      is: 'count-of-others',
      name: 'Batch 1',
    });
    const taken = takes(differ, 1, 'Batch 1');
    const whole: Command = {
      type: 'submit-count',
      ...at(taken, 'Batch 1'),
      figures: ten(6),
      note: null,
    };
    expect(refusal(taken, whole, tableActor(1))?.is).toBe('only-differing-rows');
    const cells = [
      { part: 0, row: 'c1' as never, value: 6 },
      { part: 0, row: 'c2' as never, value: 4 },
    ];
    const correct = (play: Play): Command => ({
      type: 'correct-count',
      ...at(play, 'Batch 1'),
      cells,
      note: null,
    });
    const strange: Command = {
      ...(correct(taken) as Extract<Command, { type: 'correct-count' }>),
      cells: [...cells, { part: 0, row: 'overvoted', value: 1 }],
    };
    expect(refusal(taken, strange, tableActor(1))?.is).toBe('rows-not-open');
    // The same row twice: which of the two was meant is nobody's to guess.
    const twice: Command = {
      ...(correct(taken) as Extract<Command, { type: 'correct-count' }>),
      cells: [...cells, { part: 0, row: 'c1' as never, value: 5 }],
    };
    expect(refusal(taken, twice, tableActor(1))?.is).toBe('rows-not-open');
    const first = returns(played(taken, correct(taken), tableActor(1)), 1, 'Batch 1');
    expect(batchNamed(first, 'Batch 1').status.is).toBe('counts-differ');
    expect(refusal(first, { type: 'take-batch', ...at(first, 'Batch 1') }, tableActor(1))?.is).toBe(
      'count-of-others',
    );
    const again = takes(first, 2, 'Batch 1');
    const settled = played(again, correct(again), tableActor(2));
    expect(batchNamed(settled, 'Batch 1').status).toMatchObject({ is: 'accepted', by: 'rule' });
    expect(settled.state.totals.sums.votes).toEqual([6, 4]);
    expect(batchNamed(settled, 'Batch 1').counts).toHaveLength(4);
  });

  test('still different: held, then a whole count by others that agrees with one is accepted', () => {
    const differ = counts(counts(countingRoom(), 1, 'Batch 1', ten(6)), 2, 'Batch 1', ten(5));
    const retake = (play: Play, table: number, a: number): Play => {
      const taken = takes(play, table, 'Batch 1');
      const cells = [
        { part: 0, row: 'c1' as never, value: a },
        { part: 0, row: 'c2' as never, value: 10 - a },
      ];
      const command: Command = {
        type: 'correct-count',
        ...at(taken, 'Batch 1'),
        cells,
        note: null,
      };
      return returns(played(taken, command, tableActor(table)), table, 'Batch 1');
    };
    const held = retake(retake(differ, 1, 6), 2, 5);
    expect(batchNamed(held, 'Batch 1').status).toMatchObject({
      is: 'held',
      reasons: [{ is: 'counts-still-differ', cells: 2 }],
    });
    expect(refusal(held, { type: 'accept-batch', ...at(held, 'Batch 1'), reason: 'r' })?.is).toBe(
      'no-two-equal-counts',
    );
    const ordered = played(held, { type: 'order-count', ...at(held, 'Batch 1'), reason: 'r' });
    const take: Command = { type: 'take-batch', ...at(ordered, 'Batch 1') };
    expect(refusal(ordered, take, tableActor(1))?.is).toBe('judge-counted-before');
    const third = counts(ordered, 3, 'Batch 1', ten(5));
    expect(third.state.totals.sums.votes).toEqual([5, 5]);
  });

  test('a sheet that does not balance is refused without a note, and held with one', () => {
    const wrong = [{ ...sheet(10, [6, 4]), undervotes: 1 }];
    const taken = takes(countingRoom(), 1, 'Batch 1');
    const command: Command = {
      type: 'submit-count',
      ...at(taken, 'Batch 1'),
      figures: wrong,
      note: null,
    };
    expect(refusal(taken, command, tableActor(1))).toEqual({
      is: 'sheet-has-problems',
      problems: [{ is: 'does-not-balance', part: 0, balance: { found: 11, expected: 10 } }],
    });
    const held = submits(taken, 1, 'Batch 1', wrong, 'the paper says so');
    expect(batchNamed(held, 'Batch 1').status).toMatchObject({
      is: 'held',
      reasons: [{ is: 'sheet-problem' }],
    });
    expect(refusal(held, { type: 'accept-batch', ...at(held, 'Batch 1'), reason: 'r' })?.is).toBe(
      'no-two-equal-counts',
    );
  });

  test('more votes than ballots names the row (ballots 100, A 600, B 400)', () => {
    const play = takes(countingRoom({ batches: [batchInfo('Batch 1', 100)] }), 1, 'Batch 1');
    const figures = [{ ...sheet(100, [600, 400]), undervotes: 0 }];
    const command: Command = { type: 'submit-count', ...at(play, 'Batch 1'), figures, note: null };
    expect(refusal(play, command, tableActor(1))).toEqual({
      is: 'sheet-has-problems',
      problems: [
        { is: 'row-above-ballots', part: 0, row: 'c1' },
        { is: 'row-above-ballots', part: 0, row: 'c2' },
      ],
    });
  });

  test('equal counts that differ from the list are held; the officer may accept them with a reason', () => {
    const figures = [sheet(9, [5, 4])];
    const held = counts(counts(countingRoom(), 1, 'Batch 1', figures), 2, 'Batch 1', figures);
    expect(batchNamed(held, 'Batch 1').status).toMatchObject({
      is: 'held',
      reasons: [{ is: 'ballots-differ-from-list', counted: 9, listed: 10 }],
    });
    const done = played(held, {
      type: 'accept-batch',
      ...at(held, 'Batch 1'),
      reason: 'cover sheet',
    });
    expect(done.state.totals.sums.ballots).toBe(9);
    expect(batchNamed(done, 'Batch 1').remarks.at(-1)).toMatchObject({
      about: 'accepted',
      text: 'cover sheet',
    });
  });

  test('ballots set aside hold the batch, and cannot be accepted away', () => {
    const figures = [{ ...sheet(10, [5, 4]), undervotes: 0, setAside: 1 }];
    const held = counts(counts(countingRoom(), 1, 'Batch 1', figures), 2, 'Batch 1', figures);
    expect(batchNamed(held, 'Batch 1').status).toMatchObject({
      reasons: [{ is: 'ballots-set-aside', ballots: 1 }],
    });
    expect(refusal(held, { type: 'accept-batch', ...at(held, 'Batch 1'), reason: 'r' })?.is).toBe(
      'ballots-still-set-aside',
    );
  });

  test('reopening takes the batch out of the totals and keeps every count', () => {
    const play = accepted(countingRoom(), 'Batch 1', [6, 4]);
    const open = played(play, {
      type: 'reopen-batch',
      ...at(play, 'Batch 1'),
      reason: 'found one more',
    });
    expect(open.state.totals.sums).toMatchObject({ ballots: 0, votes: [0, 0] });
    expect(batchNamed(open, 'Batch 1').counts).toHaveLength(2);
    const again = accepted(open, 'Batch 1', [5, 5]);
    expect(again.state.totals.sums.votes).toEqual([5, 5]);
  });

  test('is in one place: not at two tables, and a table has one batch', () => {
    const taken = takes(countingRoom(), 1, 'Batch 1');
    expect(refusal(taken, { type: 'take-batch', ...at(taken, 'Batch 1') }, tableActor(2))).toEqual({
      is: 'batch-at-table',
      name: 'Batch 1',
      table: 1,
    });
    expect(refusal(taken, { type: 'take-batch', ...at(taken, 'Batch 2') }, tableActor(1))).toEqual({
      is: 'table-has-batch',
      table: 1,
      batch: 'Batch 1',
    });
    const back = played(taken, {
      type: 'recall-batch',
      ...at(taken, 'Batch 1'),
      reason: 'they left',
    });
    expect(batchNamed(back, 'Batch 1').place.at).toBe('storage');
    expect(back.state.tables[0]?.holds).toBeNull();
  });

  test('who comes back to the roster is who they were, and counts no batch twice', () => {
    const play = counts(countingRoom(), 1, 'Batch 1', ten(6));
    const away = played(played(play, { type: 'clear-table', table: 't1' as TableId }), {
      type: 'retire-judge',
      judge: 'j1' as PersonId,
    });
    const name = away.state.judges.find(({ id }) => id === 'j1')?.name ?? '';
    const back = played(away, { type: 'enroll-judge', name: ` ${name.toUpperCase()}` });
    expect(back.state.judges).toHaveLength(away.state.judges.length);
    expect(back.state.judges.find(({ id }) => id === 'j1')?.active).toBe(true);
    const seated = played(back, {
      type: 'seat-table',
      number: 1,
      judges: ['j1', 'j2'] as unknown as readonly [PersonId, PersonId],
    });
    const again: Command = { type: 'take-batch', ...at(seated, 'Batch 1') };
    expect(refusal(seated, again, tableActor(1))?.is).toBe('judge-counted-before');
  });

  test('a stale version is refused with what stands now', () => {
    const taken = takes(countingRoom(), 1, 'Batch 1');
    expect(refusal(taken, SAMPLES['take-batch'], tableActor(2))).toMatchObject({
      is: 'stale-version',
      seen: 1,
      current: 2,
      status: 'not-started',
    });
  });

  test('a pair that is no longer seated hands nothing in', () => {
    const taken = takes(countingRoom(), 1, 'Batch 1');
    const command: Command = {
      type: 'submit-count',
      ...at(taken, 'Batch 1'),
      figures: ten(6),
      note: null,
    };
    expect(refusal(taken, command, tableActor(1, [1, 3]))?.is).toBe('not-seated');
    expect(refusal(taken, command, tableActor(2))?.is).toBe('batch-not-yours');
  });
});

describe('closing and declaring', () => {
  test('each stop is named', () => {
    const play = takes(
      accepted(countingRoom({ ballotsCounted: 31 }), 'Batch 1', [6, 4]),
      1,
      'Batch 2',
    );
    expect(refusal(play, { type: 'close-counting' })).toEqual({
      is: 'cannot-close',
      stops: [
        { is: 'batches-not-accepted', count: 1, names: ['Batch 2'] },
        { is: 'batches-out', count: 1, names: ['Batch 2'] },
        {
          is: 'ballots-differ-from-canvass',
          recounted: 10,
          canvassed: 31,
          adjusted: 0,
          unexplained: -21,
          openBatches: 1,
        },
        { is: 'reexamination-not-stated' },
      ],
    });
  });

  test('figures of the canvass that its ballots cannot give are refused', () => {
    const preparing = played(null, openingOf(AT_LARGE));
    const canvass = {
      type: 'enter-control-totals',
      ballotsCounted: 10,
      ballotsNotCounted: 0,
    } as const;
    expect(refusal(preparing, { ...canvass, votes: [10, 6, 5] })).toEqual({
      is: 'votes-exceed-ballots',
      given: 21,
      most: 20,
    });
    expect(played(preparing, { ...canvass, votes: [10, 6, 4] }).state.control?.votes).toEqual([
      10, 6, 4,
    ]);
  });

  test('how many judges are left for another count: nobody of a pair whose count stands', () => {
    const first = counts(countingRoom(), 1, 'Batch 1', [sheet(10, [6, 4])]);
    expect(judgesLeft(first.state, batchNamed(first, 'Batch 1'))).toBe(4);
    expect(judgesLeft(first.state, batchNamed(first, 'Batch 2'))).toBe(6);
    const both = counts(first, 2, 'Batch 1', [sheet(10, [5, 5])]);
    expect(judgesLeft(both.state, batchNamed(both, 'Batch 1'))).toBe(2);
    const retired = played(played(both, { type: 'clear-table', table: 't3' as TableId }), {
      type: 'retire-judge',
      judge: 'j6' as PersonId,
    });
    expect(judgesLeft(retired.state, batchNamed(retired, 'Batch 1'))).toBe(1);
  });

  test('a reasoned adjustment explains a difference; withdrawn, it no longer does', () => {
    const short = played(
      finished(countingRoom({ ballotsCounted: 31 })),
      SAMPLES['state-reexamination'],
    );
    expect(refusal(short, { type: 'close-counting' })?.is).toBe('cannot-close');
    const explained = played(short, {
      type: 'record-adjustment',
      ballots: -1,
      kind: 'cause-not-found',
      reason: 'searched twice',
    });
    expect(refusal(explained, { type: 'close-counting' })).toBeNull();
    const adjustment = explained.state.adjustments[0]?.seq ?? 0;
    const withdrawn = played(explained, { type: 'withdraw-adjustment', adjustment, reason: 'r' });
    expect(refusal(withdrawn, { type: 'close-counting' })?.is).toBe('cannot-close');
  });

  test('closing declares nothing; declaring is by the officer’s own name', () => {
    const closed = played(played(finished(countingRoom()), SAMPLES['state-reexamination']), {
      type: 'close-counting',
    });
    expect(closed.state.stage.is).toBe('closed');
    expect(refusal(closed, { type: 'declare', name: 'Someone Else' })).toEqual({
      is: 'name-differs',
      expected: 'Olive Officer',
    });
    const declared = played(closed, { type: 'declare', name: ' olive  officer ' });
    expect(declared.state.stage).toMatchObject({
      is: 'declared',
      by: 'Olive Officer',
      declaration: { is: 'elected', chosen: ['c1'], tie: null },
    });
  });

  test('a bond with equal votes fails', () => {
    const room = countingRoom({ contest: BOND, batches: [batchInfo('Batch 1', 10)] });
    const play = played(accepted(room, 'Batch 1', [5, 5]), SAMPLES['state-reexamination']);
    const declared = played(played(play, { type: 'close-counting' }), SAMPLES.declare);
    expect(declared.state.stage).toMatchObject({ declaration: { is: 'failed' } });
  });
});

type Step = {
  readonly table: number;
  readonly batch: number;
  readonly votes: number;
  readonly act: number;
};

const steps = fc.array(
  fc.record<Step>({
    table: fc.integer({ min: 1, max: 3 }),
    batch: fc.integer({ min: 1, max: 3 }),
    votes: fc.integer({ min: 0, max: 2 }),
    act: fc.integer({ min: 0, max: 7 }),
  }),
  { maxLength: 60 },
);

const small = { batches: [1, 2, 3].map((n) => batchInfo(`Batch ${n}`, 10)) };

function commandOf(play: Play, { table, batch, votes, act }: Step): readonly [Command, Actor] {
  const where = at(play, `Batch ${batch}`);
  const holds = play.state.tables[table - 1]?.holds;
  const held = holds ? { batch: holds, version: findVersion(play, holds) } : where;
  const figures = [sheet(10, [votes, 10 - votes])];
  const cells = [
    { part: 0, row: 'c1' as never, value: votes },
    { part: 0, row: 'c2' as never, value: 10 - votes },
  ];
  const all: readonly (readonly [Command, Actor])[] = [
    [{ type: 'take-batch', ...where }, tableActor(table)],
    [{ type: 'submit-count', ...held, figures, note: null }, tableActor(table)],
    [{ type: 'return-batch', ...held }, tableActor(table)],
    [{ type: 'correct-count', ...held, cells, note: null }, tableActor(table)],
    [{ type: 'order-count', ...where, reason: 'r' }, OFFICER],
    [{ type: 'reopen-batch', ...where, reason: 'r' }, OFFICER],
    [{ type: 'recall-batch', ...where, reason: 'r' }, OFFICER],
    [{ type: 'accept-batch', ...where, reason: 'r' }, OFFICER],
  ];
  return all[act] ?? [SAMPLES['enroll-judge'], OFFICER];
}

function findVersion(play: Play, id: BatchId): number {
  return batchesOf(play.state).find((batch) => batch.id === id)?.version ?? 0;
}

function walk(walked: readonly Step[]): Play {
  return walked.reduce<Play>((play, step) => {
    const [command, actor] = commandOf(play, step);
    return decideAs(play.state, command, actor).ok ? played(play, command, actor) : play;
  }, countingRoom(small));
}

describe('whatever a room does', () => {
  test('the running totals equal the totals of its batches', () => {
    fc.assert(
      fc.property(steps, (walked) => {
        const { state } = walk(walked);
        expect(state.totals).toEqual(totalsOf(state.contest, state.batches));
      }),
    );
  });

  test('figures in a total come from two counts by four different people', () => {
    fc.assert(
      fc.property(steps, (walked) => {
        for (const { status, counts: made } of batchesOf(walk(walked).state)) {
          if (status.is !== 'accepted') continue;
          const result = made.find(({ seq }) => seq === status.count);
          const twin = made.filter(
            ({ figures, pair }) =>
              JSON.stringify(figures) === JSON.stringify(result?.figures) &&
              !pair.some((judge) => result?.pair.includes(judge)),
          );
          expect(twin.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('a table holds what is out at it, and nothing else', () => {
    fc.assert(
      fc.property(steps, (walked) => {
        const { state } = walk(walked);
        for (const { id, holds } of state.tables) {
          const out = batchesOf(state).filter(
            ({ place }) => place.at === 'table' && place.table === id,
          );
          expect(out.map((batch) => batch.id)).toEqual(holds === null ? [] : [holds]);
        }
      }),
    );
  });

  test('totals do not depend on the order in which batches arrive', () => {
    const three = [1, 2, 3];
    fc.assert(
      fc.property(fc.shuffledSubarray(three, { minLength: 3 }), (order) => {
        const play = order.reduce(
          (room, n) => accepted(room, `Batch ${n}`, [n, 10 - n]),
          countingRoom(small),
        );
        expect(readSums(play.state.totals)).toMatchObject({
          is: 'whole',
          sums: { votes: [6, 24] },
        });
      }),
    );
  });

  test('decide never throws on figures out of shape', () => {
    const value = fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 4 }), value, (votes, ballots) => {
        const play = takes(countingRoom(small), 1, 'Batch 1');
        const figures = [{ ...sheet(10, [5, 5]), votes, ballots }];
        const command: Command = {
          type: 'submit-count',
          ...at(play, 'Batch 1'),
          figures,
          note: 'n',
        };
        expect(() => decideAs(play.state, command, tableActor(1))).not.toThrow();
      }),
    );
  });
});

test('vote for two: exactly two votes a ballot is no overvote', () => {
  const room = countingRoom({ contest: AT_LARGE, batches: [batchInfo('Batch 1', 10)] });
  const figures = [sheet(10, [10, 6, 4], 2)];
  const play = counts(counts(room, 1, 'Batch 1', figures), 2, 'Batch 1', figures);
  expect(play.state.totals.sums).toMatchObject({ votes: [10, 6, 4], undervotes: 0, overvoted: 0 });
});
