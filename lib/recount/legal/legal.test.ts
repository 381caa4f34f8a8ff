import { describe, expect, test } from 'vitest';
import type { ChoiceId } from '../../base/ids.ts';
import { addDays, localMoment } from '../../law/calendar/local-date.ts';
import { lawOf, questionsOf } from '../../law/law-of.ts';
import type { Actor } from '../actor.ts';
import type { Command } from '../commands.ts';
import {
  BOND,
  batchInfo,
  batchNamed,
  choices,
  counts,
  decideAs,
  OFFICER,
  openingOf,
  type Play,
  played,
  REQUEST,
  SEAT,
  SETTING,
  sheet,
} from '../testing.ts';
import { lawCaseOf, standingsOf } from './law-case.ts';
import type { NewRequest, StatedSetting } from './types.ts';

const CONTROL = { ballotsCounted: 1_000, ballotsNotCounted: 0, votes: [500, 498] };

function opened(
  change: Partial<StatedSetting> = {},
  request: NewRequest | null = REQUEST,
  votes: readonly number[] = CONTROL.votes,
  contest: Parameters<typeof openingOf>[0] = SEAT,
): Play {
  return played(
    null,
    openingOf(contest, {
      control: { ...CONTROL, votes },
      setting: { ...SETTING, ...change },
      request,
    }),
  );
}

function refusal(play: Play | null, command: Command, actor: Actor = OFFICER) {
  const decision = decideAs(play?.state ?? null, command, actor);
  return decision.ok ? null : decision.error;
}

function types({ ledger }: Play): readonly string[] {
  return ledger.map(({ event }) => event.type);
}

describe('opening from the canvass', () => {
  test('is one decision: opening, canvass, setting, request, and the plan by rule', () => {
    const play = opened();
    expect(types(play)).toEqual([
      'recount.opened',
      'control-totals.entered',
      'setting.stated',
      'request.recorded',
      'plan.found',
    ]);
    expect(play.ledger.at(-1)?.by).toBe('rule');
    // (5)(a)(ii): seven calendar days after the request of 19 November 2026; the 26th is Thanksgiving.
    expect(play.state.legal.plan).toEqual({
      cause: 'requested',
      date: '2026-11-26',
      rolled: '2026-11-27',
    });
  });

  test('a canvass that cannot be opens nothing', () => {
    const bad = { ...CONTROL, votes: [500] };
    const command = openingOf(SEAT, { control: bad, setting: SETTING, request: null });
    expect(refusal(null, command)).toMatchObject({ is: 'choices-differ' });
    const early = { ...SETTING, canvassCompleted: '2026-11-02' };
    expect(
      refusal(null, openingOf(SEAT, { control: CONTROL, setting: early, request: null })),
    ).toEqual({ is: 'before-the-election', electionDate: '2026-11-03' });
  });

  test('a tie is required: ten calendar days after the canvass, (5)(a)(i)', () => {
    const { plan } = opened({}, null, [500, 500]).state.legal;
    expect(plan).toEqual({ cause: 'required', date: '2026-11-27', rolled: '2026-11-27' });
  });

  test('of a proposition the statute names no completion date', () => {
    const request: NewRequest = {
      ...REQUEST,
      by: { is: 'voters', named: 12, struckTwice: 1, struckNotVoted: 1 },
    };
    const { plan } = opened({}, request, [500, 499], BOND).state.legal;
    expect(plan).toEqual({ cause: 'ten-voters', date: null, rolled: null });
  });

  test('nothing asked for, nothing required: no cause', () => {
    const { plan } = opened({}, null).state.legal;
    expect(plan).toEqual({ cause: null, date: null, rolled: null });
  });

  test('instant runoff: the section gives no plan', () => {
    const { plan } = opened({ instantRunoff: true }).state.legal;
    expect(plan).toEqual({ cause: null, date: null, rolled: null });
  });
});

describe('a request', () => {
  const standing = (play: Play) => standingsOf(play.state)?.at(-1);
  const of = (change: Partial<NewRequest>): Command => ({
    type: 'record-request',
    request: { ...REQUEST, ...change },
  });

  test.each([
    ['2026-11-21T00:00:00.000Z', 'in-time', true],
    // One second after 5 p.m. MST on 20 November: (4), 2025.
    ['2026-11-21T00:00:01.000Z', 'late', false],
    ['2026-11-12T18:00:00.000Z', 'pending', false],
  ] as const)('received %s is %s', (receivedAt, receipt, sets) => {
    const found = standing(played(opened({}, null), of({ receivedAt })));
    expect(found).toMatchObject({ receipt, entitled: 'ask', counts: sets });
  });

  test('is pending before the canvass, and counts once the canvass is stated on that day or before', () => {
    const pending = opened({ canvassCompleted: null });
    expect(standing(pending)).toMatchObject({ receipt: 'pending', counts: false });
    expect(pending.state.legal.plan?.cause).toBeNull();
    const stated = played(pending, { type: 'state-setting', setting: SETTING });
    expect(stated.state.legal.plan?.cause).toBe('requested');
  });

  test('of the winner, or of who is too far behind, is recorded and opens nothing', () => {
    const winner = played(
      opened({}, null),
      of({ by: { is: 'candidate', choice: 'c1' as ChoiceId } }),
    );
    expect(standing(winner)).toMatchObject({ entitled: 'not-ask', counts: false });
    const far = opened({}, REQUEST, [600, 300]);
    expect(standing(far)).toMatchObject({ entitled: 'not-ask', counts: false });
    expect(far.state.legal.plan?.cause).toBeNull();
  });

  test('of fewer than ten voters after striking opens nothing', () => {
    const by = { is: 'voters', named: 11, struckTwice: 1, struckNotVoted: 1 } as const;
    const play = opened({}, { ...REQUEST, by }, [500, 499], BOND);
    expect(standing(play)).toMatchObject({ tooFew: true, counts: false });
    expect(play.state.legal.plan?.cause).toBeNull();
  });

  test('withdrawn, no longer sets the recount off; twice withdrawn is refused', () => {
    const [{ seq = 0 } = {}] = opened().state.legal.requests;
    const withdraw: Command = { type: 'withdraw-request', request: seq, reason: 'by letter' };
    const play = played(opened(), withdraw);
    expect(play.state.legal.requests[0]?.withdrawn?.reason).toBe('by letter');
    expect(play.state.legal.plan).toEqual({ cause: null, date: null, rolled: null });
    expect(refusal(play, withdraw)).toEqual({ is: 'already-so' });
    expect(refusal(play, { ...withdraw, request: 999 })).toEqual({ is: 'request-unknown' });
  });

  test.each<[string, Partial<NewRequest>]>([
    ['before-the-election', { receivedAt: '2026-11-02T18:00:00.000Z' }],
    ['date-impossible', { receivedAt: 'yesterday' }],
    ['choice-unknown', { by: { is: 'candidate', choice: 'c9' as ChoiceId } }],
    [
      'request-of-another-kind',
      { by: { is: 'voters', named: 10, struckTwice: 0, struckNotVoted: 0 } },
    ],
  ])('%s is refused', (is, change) => {
    expect(refusal(opened({}, null), of(change))?.is).toBe(is);
  });

  test.each([
    ['more-struck-than-named', { named: 10, struckTwice: 6, struckNotVoted: 5 }],
    ['number-out-of-range', { named: -1, struckTwice: 0, struckNotVoted: 0 }],
    ['number-out-of-range', { named: 10.5, struckTwice: 0, struckNotVoted: 0 }],
  ])('voters: %s', (is, numbers) => {
    const play = opened({}, null, [500, 499], BOND);
    expect(refusal(play, of({ by: { is: 'voters', ...numbers } }))?.is).toBe(is);
  });
});

describe('a proclaimed day', () => {
  test('moves what is counted in business days, by rule, and back when it is withdrawn', () => {
    // Received on Monday 23 November: late by the rule of three days, in time where the 20th is a holiday.
    const request = { ...REQUEST, receivedAt: '2026-11-23T18:00:00.000Z' };
    const late = opened({}, request);
    expect(late.state.legal.plan?.cause).toBeNull();
    const day: Command = {
      type: 'proclaim-day',
      date: '2026-11-20',
      name: 'Snow day',
      proclaimedBy: 'The governor',
    };
    const play = played(late, day);
    expect(play.state.legal.plan).toMatchObject({ cause: 'requested', date: '2026-11-30' });
    expect(play.state.legal.proclaimed).toMatchObject([{ name: 'Snow day' }]);
    expect(refusal(play, day)).toEqual({ is: 'already-so' });
    const back = played(play, { type: 'withdraw-day', date: '2026-11-20', reason: 'wrong year' });
    expect(back.state.legal.plan?.cause).toBeNull();
    expect(refusal(back, { type: 'withdraw-day', date: '2026-11-20', reason: 'r' })?.is).toBe(
      'day-unknown',
    );
  });

  test('that is no date is refused', () => {
    const day = { name: 'n', proclaimedBy: 'p', date: '2026-02-30' };
    expect(refusal(opened(), { type: 'proclaim-day', ...day })).toEqual({ is: 'date-impossible' });
  });
});

test('only a question that the law leaves open here, and a reading of its own, is recorded', () => {
  const play = opened();
  const of = lawCaseOf(play.state);
  if (!of) throw new Error('no case');
  const [question] = questionsOf(lawOf(of));
  if (!question) throw new Error('no question');
  const take = { type: 'record-reading', reading: 0, advisedBy: 'County attorney' } as const;
  const taken = played(play, { ...take, question: question.id });
  expect(taken.state.legal.readings).toMatchObject([{ question: question.id, reading: 0 }]);
  const other = played(taken, { ...take, question: question.id, reading: 1 });
  expect(other.state.legal.readings).toMatchObject([{ reading: 1 }]);
  for (const wrong of [
    { question: 'who-is-right', reading: 0 },
    { question: question.id, reading: 9 },
  ]) {
    expect(refusal(play, { ...take, ...wrong })).toEqual({ is: 'question-unknown' });
  }
});

const LIST: readonly Command[] = [
  ...['A', 'B', 'C', 'D'].map((n): Command => ({ type: 'enroll-judge', name: `Judge ${n}` })),
  {
    type: 'import-batch-list',
    fileName: 'x.csv',
    file: '0'.repeat(64),
    batches: [batchInfo('Batch 1', 10)],
  },
  { type: 'choose-release', release: 'progress-only' },
];
const SEATS: readonly Command[] = [1, 2].map((number) => ({
  type: 'seat-table',
  number,
  judges: [`j${2 * number - 1}`, `j${2 * number}`] as never,
}));

function all(play: Play, ...commands: readonly Command[]): Play {
  return commands.reduce<Play>((now, command) => played(now, command), play);
}

function counting(play: Play): Play {
  return all(play, ...LIST, ...SEATS, { type: 'start-counting' });
}

function declared(votes: readonly [number, number], change: Partial<StatedSetting> = {}): Play {
  const start = played(
    null,
    openingOf(SEAT, {
      control: { ballotsCounted: 10, ballotsNotCounted: 0, votes: [5, 5] },
      setting: { ...SETTING, ...change },
      request: null,
    }),
  );
  const room = counting(start);
  const figures = [sheet(batchNamed(room, 'Batch 1').ballots, votes)];
  const counted = counts(counts(room, 1, 'Batch 1', figures), 2, 'Batch 1', figures);
  return all(
    counted,
    {
      type: 'state-reexamination',
      examined: 0,
      upheld: 0,
      reversed: 0,
      statedBy: 'Olive Officer',
    },
    { type: 'close-counting' },
    { type: 'declare', name: 'Olive Officer' },
  );
}

describe('a stay', () => {
  const stay: Command = { type: 'record-stay', court: 'District Court', order: 'No. 12' };

  test('pauses a count, stops what moves it on, and lets nothing go on by itself when it ends', () => {
    const play = played(counting(opened()), stay);
    expect(play.state.stage).toEqual({ is: 'paused', message: 'District Court: No. 12' });
    for (const command of [{ type: 'resume-counting' }, { type: 'close-counting' }] as const) {
      expect(refusal(play, command)).toEqual({ is: 'stayed', court: 'District Court' });
    }
    const end: Command = { type: 'discontinue', authority: 'Clerk', reason: 'r' };
    expect(refusal(play, end)?.is).toBe('stayed');
    expect(refusal(play, stay)).toEqual({ is: 'already-so' });
    const lifted = played(play, { type: 'lift-stay', authority: 'Order of noon' });
    expect(lifted.state.stage.is).toBe('paused');
    expect(lifted.state.legal.stays[0]?.lifted?.authority).toBe('Order of noon');
    expect(refusal(lifted, { type: 'resume-counting' })).toBeNull();
    expect(refusal(lifted, { type: 'lift-stay', authority: 'a' })).toEqual({ is: 'not-stayed' });
  });

  test('before counting it keeps counting from starting; paper may still be prepared', () => {
    const play = all(opened(), ...LIST, stay);
    expect(refusal(play, { type: 'start-counting' })?.is).toBe('stayed');
    expect(refusal(play, { type: 'enroll-judge', name: 'Judge E' })).toBeNull();
  });
});

test('a recount that is discontinued ends without a declaration', () => {
  const play = played(counting(opened()), {
    type: 'discontinue',
    authority: 'Election officer',
    reason: 'The request was withdrawn',
  });
  expect(play.state.stage).toMatchObject({ is: 'discontinued', by: 'Olive Officer' });
  for (const command of [
    { type: 'declare', name: 'Olive Officer' },
    { type: 'resume-counting' },
    { type: 'state-setting', setting: SETTING },
  ] as const) {
    expect(refusal(play, command)?.is).toBe('not-at-this-stage');
  }
});

describe('an officer or member who bears the name of a choice', () => {
  const contest = { ...SEAT, choices: choices('Olive  officer', 'Choice B') };
  const seat = (change: Partial<StatedSetting>) => opened(change, null, [500, 498], contest);
  const again: Command = { type: 'state-setting', setting: { ...SETTING, boardMembers: 3 } };

  test('is noted once, with the act', () => {
    const play = played(seat({}), again);
    expect(types(play).slice(-2)).toEqual(['setting.stated', 'candidacy.noted']);
    expect(types(played(play, again)).filter((type) => type === 'candidacy.noted')).toHaveLength(1);
    expect(play.state.legal.candidates).toEqual(['Olive Officer']);
  });

  test('is barred where the policy of the recount says so: from deciding, not from carrying', () => {
    const play = seat({ candidates: 'barred' });
    expect(refusal(play, again)).toEqual({ is: 'candidate-barred', name: 'Olive Officer' });
    expect(refusal(play, { type: 'enroll-judge', name: 'Judge' })).toBeNull();
    const other: Actor = { ...OFFICER, people: [{ id: 'u2' as never, name: 'Other Officer' }] };
    expect(refusal(play, again, other)).toBeNull();
  });

  test('on the board: recorded, or barred', () => {
    const members = ['choice b', 'M. Member'];
    const on = '2026-12-01';
    const recorded = played(declared([6, 4]), { type: 'complete-canvass', on, members });
    expect(recorded.state.legal.canvass?.candidates).toEqual(['choice b']);
    const bars = declared([6, 4], { candidates: 'barred' });
    expect(refusal(bars, { type: 'complete-canvass', on, members })).toEqual({
      is: 'candidate-barred',
      name: 'choice b',
    });
  });
});

describe('the lot', () => {
  const lot = {
    drawnAt: '2026-12-04T17:00:00.000Z',
    place: 'Council chamber',
    drawnBy: 'Olive Officer',
    presence: ['M. Member'],
    notice: 'Posted',
    method: 'Two papers in a box',
    chosen: ['c2' as ChoiceId],
  };
  const draw: Command = { type: 'record-lot', lot };
  const canvass = {
    type: 'complete-canvass',
    on: '2026-12-01',
    members: ['M. Member'],
  } as const satisfies Command;

  test('follows the canvass, and the canvass follows the declaration', () => {
    const play = declared([5, 5]);
    const { stage } = play.state;
    if (stage.is !== 'declared') throw new Error(stage.is);
    const { date } = localMoment(stage.at);
    const on = (days: number) => ({ ...canvass, on: addDays(date, days) });
    expect(refusal(play, on(-1))).toEqual({ is: 'canvass-before-declaration' });
    const same = played(play, on(0));
    const at = (drawnAt: string): Command => ({ type: 'record-lot', lot: { ...lot, drawnAt } });
    expect(refusal(same, at(stage.at))).toEqual({ is: 'lot-before-canvass' });
    const later = new Date(Date.parse(stage.at) + 1_000).toISOString();
    expect(refusal(same, at(later))).toBeNull();
  });

  test('is locked until the recount canvass is completed and still tied', () => {
    expect(refusal(declared([6, 4]), draw)).toEqual({ is: 'no-tie' });
    const tied = declared([5, 5]);
    expect(refusal(tied, draw)).toEqual({ is: 'canvass-not-completed' });
    const play = played(played(tied, canvass), draw);
    expect(play.state.legal.lot?.chosen).toEqual(['c2']);
    expect(play.state.totals.sums.votes).toEqual([5, 5]);
    expect(play.state.stage).toMatchObject({ declaration: { is: 'tie-vote' } });
    expect(refusal(play, draw)).toEqual({ is: 'already-so' });
    expect(refusal(play, canvass)).toEqual({ is: 'already-so' });
  });

  test.each<[string, Partial<typeof lot>]>([
    ['lot-chooses-others', { chosen: [] }],
    ['lot-chooses-others', { chosen: ['c1' as ChoiceId, 'c2' as ChoiceId] }],
    ['lot-chooses-others', { chosen: ['c3' as ChoiceId] }],
    ['lot-before-canvass', { drawnAt: '2026-11-30T17:00:00.000Z' }],
    ['date-impossible', { drawnAt: 'soon' }],
  ])('%s', (is, change) => {
    const play = played(declared([5, 5]), canvass);
    expect(refusal(play, { type: 'record-lot', lot: { ...lot, ...change } })?.is).toBe(is);
  });

  test('the law says by when, once the canvass is completed', () => {
    const of = lawCaseOf(played(declared([5, 5]), canvass).state);
    // The first business day at least three calendar days after: 20A-1-304(1).
    expect(of && lawOf(of).lot?.by).toBe('2026-12-04');
  });
});

test('who counts is never told: without the votes of the canvass there is no case', () => {
  const { state } = opened();
  const control = { ...CONTROL, votes: [] };
  expect(lawCaseOf({ ...state, control })).toBeNull();
  expect(standingsOf({ ...state, control })).toBeNull();
});
