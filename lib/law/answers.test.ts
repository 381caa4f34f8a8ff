import { describe, expect, test } from 'vitest';
import type { ChoiceId } from '../base/ids.ts';
import { recountBasis } from './basis.ts';
import type { Answer } from './clause.ts';
import type { Contest, Race } from './contest.ts';
import { atTheLine } from './cut-line.ts';
import {
  completionDeadline,
  lotOf,
  type RecountCause,
  receiptOf,
  requestDeadline,
} from './deadlines.ts';
import { declare } from './declare.ts';
import { type LawCase, lawOf, questionsOf } from './law-of.ts';
import type { Setting } from './setting.ts';
import { statuteFor } from './statute.ts';
import { contestProblems } from './validate.ts';

// Each answer whole: with every clause it cites (of 20A-4-401 where no section is named) and every question it leaves open.

function choices(count: number): Contest['choices'] {
  return Array.from({ length: count }, (_, at) => ({
    id: `c${at + 1}` as ChoiceId,
    name: `Choice ${at + 1}`,
  }));
}

type Described = 'proposition' | readonly [Race['kind'], number, number, Race['chooses']];

function contestOf(described: Described): Contest {
  if (described === 'proposition') {
    return { kind: 'ballot-proposition', choices: choices(2), votesAllowed: 1 };
  }
  const [kind, count, toBeChosen, chooses] = described;
  const votesAllowed = kind === 'at-large' ? toBeChosen : 1;
  return { kind, choices: choices(count), votesAllowed, toBeChosen, chooses };
}

const SETTING: Setting = {
  election: 'regular-general',
  electionDate: '2026-11-03',
  reach: 'one-county',
  countyOffice: false,
  instantRunoff: false,
  provider: false,
};

function said({ clauses, questions }: Answer<unknown>): string {
  return [
    ...clauses.map(({ cite }) => cite.replace('20A-4-401', '')),
    ...questions.map(({ id }) => `?${id}`),
  ].join(' · ');
}

type Judged = readonly [
  name: string,
  contest: Described,
  votes: readonly number[],
  setting: Partial<Setting>,
  basis: string,
  distances: string,
  declared: string,
];

const JUDGED: readonly Judged[] = [
  [
    'one vote in 400',
    ['single-office', 3, 1, 'elected'],
    [200, 199, 1],
    {},
    'true no 400: (3)(a) · (3)(b) · 20A-4-102(6), 20A-4-105',
    'c2 1 ask ≤1 (3)(a), c3 199 not-ask ≤1 (3)(a)',
    'elected [c1] no tie: (5)(b)(iv)(A)',
  ],
  [
    'one vote in 399',
    ['single-office', 2, 1, 'elected'],
    [200, 199],
    {},
    'true no 399: (3)(a) · (3)(b) · 20A-4-102(6), 20A-4-105',
    'c2 1 ask ≤1 (3)(b)',
    'elected [c1] no tie: (5)(b)(iv)(A)',
  ],
  [
    'two votes in 400',
    ['single-office', 2, 1, 'elected'],
    [201, 199],
    {},
    'true no 400: (3)(a) · (3)(b) · 20A-4-102(6), 20A-4-105',
    'c2 2 not-ask ≤1 (3)(a)',
    'elected [c1] no tie: (5)(b)(iv)(A)',
  ],
  [
    'one vote in 401',
    ['single-office', 2, 1, 'elected'],
    [201, 200],
    {},
    'true no 401: (3)(a) · 20A-4-102(6), 20A-4-105',
    'c2 1 ask ≤1 (3)(a)',
    'elected [c1] no tie: (5)(b)(iv)(A)',
  ],
  [
    'no loser',
    ['at-large', 2, 2, 'elected'],
    [5, 4],
    {},
    'true no 9: (3)(a) · (3)(b) · 20A-4-102(6), 20A-4-105',
    '',
    'elected [c1,c2] no tie: (5)(b)(iv)(B)',
  ],
  [
    'no votes',
    ['single-office', 2, 1, 'elected'],
    [0, 0],
    {},
    'true open 0: (2)(a) · (3)(a) · (3)(b) · 20A-4-102(6), 20A-4-105 · ?recount-of-no-votes',
    '',
    'tie-vote [] 1 of c1,c2: (5)(b)(iv)(C) · ?no-votes',
  ],
  [
    'tie for one seat',
    ['single-office', 3, 1, 'elected'],
    [300, 300, 299],
    {},
    'true yes 899: (2)(a) · (3)(a) · 20A-4-102(6), 20A-4-105 · ?waiving-a-required-recount · ?request-beside-a-required-recount',
    'c3 1 ask ≤2 (3)(a)',
    'tie-vote [] 1 of c1,c2: (5)(b)(iv)(C)',
  ],
  [
    'tie for one seat, the third too far',
    ['single-office', 3, 1, 'elected'],
    [300, 300, 10],
    {},
    'true yes 610: (2)(a) · (3)(a) · 20A-4-102(6), 20A-4-105 · ?waiving-a-required-recount',
    'c3 290 not-ask ≤1 (3)(a)',
    'tie-vote [] 1 of c1,c2: (5)(b)(iv)(C)',
  ],
  [
    'tie for second, two advance',
    ['single-office', 3, 2, 'nominated'],
    [400, 300, 300],
    {},
    'true open 1000: (2)(b) · (3)(a) · 20A-4-102(6), 20A-4-105 · ?recount-of-a-tie-for-second',
    '',
    'tie-vote [c1] 1 of c2,c3: (5)(b)(iv)(D) · 20A-4-304(1)(a) · ?tie-for-second',
  ],
  [
    'tie for first, two advance',
    ['single-office', 3, 2, 'nominated'],
    [400, 400, 300],
    {},
    'true open 1100: (2)(a) · (3)(a) · 20A-4-102(6), 20A-4-105 · ?recount-of-a-tie-for-first',
    'c3 100 not-ask ≤2 (3)(a)',
    'nominated [c1,c2] no tie: (5)(b)(iv)(A) · 20A-4-304(1)(a) · ?tie-for-first',
  ],
  [
    'tie for first among three, two advance',
    ['single-office', 4, 2, 'nominated'],
    [400, 400, 400, 10],
    {},
    'true yes 1210: (2)(a) · (3)(a) · 20A-4-102(6), 20A-4-105 · ?waiving-a-required-recount',
    'c4 390 not-ask ≤3 (3)(a)',
    'tie-vote [] 2 of c1,c2,c3: (5)(b)(iv)(C) · 20A-4-304(1)(a)',
  ],
  [
    'tie at the line, at large',
    ['at-large', 3, 2, 'elected'],
    [500, 400, 400],
    {},
    'true yes 1300: (2)(b) · (3)(a) · 20A-4-102(6), 20A-4-105 · ?waiving-a-required-recount',
    '',
    'tie-vote [c1] 1 of c2,c3: (5)(b)(iv)(D)',
  ],
  [
    'tie above the line',
    ['at-large', 3, 2, 'elected'],
    [500, 500, 400],
    {},
    'true open 1400: (2)(a) · (3)(a) · 20A-4-102(6), 20A-4-105 · ?recount-of-a-tie-above-the-line',
    'c3 100 not-ask ≤3 (3)(a)',
    'elected [c1,c2] no tie: (5)(b)(iv)(B) · ?tie-above-the-line',
  ],
  [
    'tie at the line in a primary',
    ['at-large', 3, 2, 'nominated'],
    [500, 400, 400],
    { election: 'regular-primary' },
    'true open 1300: (2)(b) · (3)(a) · 20A-4-102(6), 20A-4-105 · ?at-large-primary-nominates',
    '',
    'tie-vote [c1] 1 of c2,c3: (5)(b)(iv)(D) · 20A-4-304(1)(a)',
  ],
  [
    'all level, at large',
    ['at-large', 3, 2, 'elected'],
    [400, 400, 400],
    {},
    'true yes 1200: (2)(b) · (3)(a) · 20A-4-102(6), 20A-4-105 · ?waiving-a-required-recount',
    '',
    'tie-vote [] 2 of c1,c2,c3: (5)(b)(iv)(D)',
  ],
  [
    'no votes at large',
    ['at-large', 3, 2, 'elected'],
    [0, 0, 0],
    {},
    'true open 0: (2)(a) · (3)(a) · (3)(b) · 20A-4-102(6), 20A-4-105 · ?recount-of-no-votes',
    '',
    'tie-vote [] 2 of c1,c2,c3: (5)(b)(iv)(D) · ?no-votes',
  ],
  [
    'tie before 2024',
    ['single-office', 2, 1, 'elected'],
    [300, 300],
    { electionDate: '2022-11-08' },
    'true no 600:  (2013 to 2024) · (3)(a) · 20A-4-102(6), 20A-4-105',
    '',
    'tie-vote [] 1 of c1,c2: (5)(b)(iv)(C)',
  ],
  [
    'close before 2024',
    ['single-office', 2, 1, 'elected'],
    [300, 299],
    { electionDate: '2022-11-08' },
    'true no 599:  (2013 to 2024) · (3)(a) · 20A-4-102(6), 20A-4-105',
    'c2 1 ask ≤1 (3)(a)',
    'elected [c1] no tie: (5)(b)(iv)(A)',
  ],
  [
    'instant runoff',
    ['single-office', 2, 1, 'elected'],
    [300, 299],
    { instantRunoff: true },
    'false no 599: (1)',
    '',
    '',
  ],
  [
    'proposition, .25%',
    'proposition',
    [201, 200],
    {},
    'true no 401: (7)(a)',
    'any-10-voters 1 ask ≤1 (7)(a)',
    'passed [] no tie: (9)(a)(iv) · 20A-1-303(2)',
  ],
  [
    'proposition, one vote in 399',
    'proposition',
    [200, 199],
    {},
    'true no 399: (7)(a) · (7)(b)',
    'any-10-voters 1 ask ≤1 (7)(b)',
    'passed [] no tie: (9)(a)(iv) · 20A-1-303(2)',
  ],
  [
    'proposition, two votes in 400',
    'proposition',
    [201, 199],
    {},
    'true no 400: (7)(a) · (7)(b)',
    'any-10-voters 2 not-ask ≤1 (7)(b)',
    'passed [] no tie: (9)(a)(iv) · 20A-1-303(2)',
  ],
  [
    'proposition, level in 400',
    'proposition',
    [200, 200],
    {},
    'true no 400: (7)(a) · (7)(b) · ?tied-proposition-of-400-or-fewer',
    'any-10-voters 0 open ≤1 (7)(b)',
    'failed [] no tie: (9)(a)(iv) · 20A-1-303(2)',
  ],
  [
    'proposition, level in 402',
    'proposition',
    [201, 201],
    {},
    'true no 402: (7)(a)',
    'any-10-voters 0 ask ≤1 (7)(a)',
    'failed [] no tie: (9)(a)(iv) · 20A-1-303(2)',
  ],
  [
    'proposition, no votes',
    'proposition',
    [0, 0],
    {},
    'true no 0: (7)(a) · (7)(b) · ?tied-proposition-of-400-or-fewer',
    'any-10-voters 0 open ≤1 (7)(b)',
    'failed [] no tie: (9)(a)(iv) · 20A-1-303(2)',
  ],
  [
    'proposition fails by one in 801',
    'proposition',
    [400, 401],
    {},
    'true no 801: (7)(a)',
    'any-10-voters 1 ask ≤2 (7)(a)',
    'failed [] no tie: (9)(a)(iv) · 20A-1-303(2)',
  ],
];

test.each(JUDGED)('%s', (_, described, votes, more, basis, distances, declared) => {
  const contest = contestOf(described);
  const found = recountBasis(contest, votes, { ...SETTING, ...more });
  const { applies, required, total } = found;
  expect(`${applies} ${required.is} ${total}: ${said(found)}`).toBe(basis);
  const each = found.distances.map(({ who, difference, may, mostDifference, clause, limit }) => {
    expect(limit).toEqual({ numerator: total, denominator: 400 });
    return `${who} ${difference} ${may} ≤${mostDifference} ${clause.cite.replace('20A-4-401', '')}`;
  });
  expect(each.join(', ')).toBe(distances);
  if (!applies) return;
  const result = declare(contest, votes);
  const { is, chosen, tie } = result;
  const level = tie ? `${tie.places} of ${tie.among}` : 'no tie';
  expect(`${is} [${chosen}] ${level}: ${said(result)}`).toBe(declared);
});

type Requested = readonly [
  contest: 'race' | 'ballot',
  election: Setting['election'],
  electionDate: string,
  canvassed: string,
  answer: string,
];

const REQUESTED: readonly Requested[] = [
  [
    'race',
    'regular-general',
    '2026-11-03',
    '2026-11-17',
    '2026-11-20 17:00:00 true 2026-11-21T00:00:00.000Z: (4)(b)',
  ],
  [
    'race',
    'municipal-primary',
    '2025-08-12',
    '2025-08-26',
    '2025-08-29 17:00:00 true 2025-08-29T23:00:00.000Z: (4)(a)',
  ],
  [
    'ballot',
    'regular-general',
    '2026-11-03',
    '2026-11-17',
    '2026-11-24 17:00:00 true 2026-11-25T00:00:00.000Z: (7)',
  ],
  [
    'race',
    'regular-general',
    '2024-11-05',
    '2024-11-19',
    '2024-11-26 17:00:00 false 2024-11-27T00:00:00.000Z: (4) (2024 to 2025)',
  ],
  [
    'race',
    'regular-primary',
    '2024-06-25',
    '2024-07-09',
    '2024-07-16 17:00:00 false 2024-07-16T23:00:00.000Z: (4) (2024 to 2025)',
  ],
  [
    'race',
    'municipal-primary',
    '2024-08-13',
    '2024-08-27',
    '2024-08-30 17:00:00 false 2024-08-30T23:00:00.000Z: (4) (2024 to 2025)',
  ],
  [
    'ballot',
    'regular-general',
    '2024-11-05',
    '2024-11-19',
    '2024-11-26 null true 2024-11-27T07:00:00.000Z:  (before 7 May 2025)',
  ],
  [
    'race',
    'regular-general',
    '2024-11-05',
    '2024-11-16',
    '2024-11-23 17:00:00 false 2024-11-24T00:00:00.000Z: (4) (2024 to 2025) · 20A-1-401 (2014) · ?roll-over',
  ],
  [
    'race',
    'regular-general',
    '2022-11-08',
    '2022-11-22',
    '2022-11-29 null true 2022-11-30T07:00:00.000Z:  (2013 to 2024)',
  ],
  [
    'race',
    'municipal-primary',
    '2021-08-10',
    '2021-08-24',
    '2021-08-27 null true 2021-08-28T06:00:00.000Z:  (2013 to 2024)',
  ],
  [
    'race',
    'municipal-primary',
    '2021-08-10',
    '2021-08-26',
    '2021-08-29 null true 2021-08-30T06:00:00.000Z:  (2013 to 2024) · 20A-1-401 (2014) · ?roll-over',
  ],
  [
    'ballot',
    'regular-general',
    '2022-11-08',
    '2022-11-22',
    '2022-11-29 null true 2022-11-30T07:00:00.000Z:  (before 7 May 2025)',
  ],
  [
    'ballot',
    'regular-general',
    '2022-11-08',
    '2022-11-17',
    '2022-11-24 null true 2022-11-25T07:00:00.000Z:  (before 7 May 2025) · 20A-1-401 (2014) · ?roll-over',
  ],
];

const RACE: Race = {
  kind: 'single-office',
  choices: choices(2),
  votesAllowed: 1,
  toBeChosen: 1,
  chooses: 'elected',
};

describe('until when a request may be filed: date, time, whether that moment is in time, the moment in UTC', () => {
  test.each(REQUESTED)('%s, %s of %s, canvassed %s', (kind, election, date, canvassed, answer) => {
    const contest = kind === 'race' ? RACE : contestOf('proposition');
    const setting = { ...SETTING, election, electionDate: date };
    const found = requestDeadline(contest, setting, canvassed);
    const { time, inclusive, instant, zone } = found;
    expect(`${found.date} ${time} ${inclusive} ${instant}: ${said(found)}`).toBe(answer);
    expect(zone).toBe('America/Denver');
  });
});

const COMPLETED: readonly (readonly [RecountCause, string])[] = [
  [{ is: 'required', certified: '2026-11-17' }, '2026-11-27 2026-11-27: (5)(a)(i)'],
  [
    { is: 'required', certified: '2026-11-16' },
    '2026-11-26 2026-11-27: (5)(a)(i) · 20A-1-401 (2014) · ?roll-over',
  ],
  [
    { is: 'requested', asked: ['2026-11-19'] },
    '2026-11-26 2026-11-27: (5)(a)(ii) · 20A-1-401 (2014) · ?roll-over',
  ],
  [{ is: 'requested', asked: ['2026-11-20'] }, '2026-11-27 2026-11-27: (5)(a)(ii)'],
  [
    { is: 'requested', asked: ['2026-11-20', '2026-11-19'] },
    '2026-11-26 2026-11-27: (5)(a)(ii) · 20A-1-401 (2014) · ?roll-over · ?several-requests',
  ],
  [
    { is: 'requested', asked: ['2026-11-19', '2026-11-19'] },
    '2026-11-26 2026-11-27: (5)(a)(ii) · 20A-1-401 (2014) · ?roll-over',
  ],
  [
    { is: 'requested', asked: ['2026-11-19', '2026-11-19', '2026-11-20'] },
    '2026-11-26 2026-11-27: (5)(a)(ii) · 20A-1-401 (2014) · ?roll-over · ?several-requests',
  ],
  [{ is: 'ten-voters' }, 'null null: (9)'],
];

test.each(COMPLETED)('conducted by: %j', (cause, answer) => {
  const found = completionDeadline(cause);
  expect(`${found.date} ${found.rolled}: ${said(found)}`).toBe(answer);
});

type Drawn = readonly [
  election: Setting['election'],
  reach: Setting['reach'],
  countyOffice: boolean,
  electionDate: string,
  answer: string,
];

const DRAWN: readonly Drawn[] = [
  [
    'regular-general',
    'one-county',
    true,
    '2026-11-03',
    'election-officer election-officer 2026-11-30: 20A-1-304(2) · 20A-1-304(2)(b) · 20A-1-304(2)',
  ],
  [
    'regular-primary',
    'multi-county',
    true,
    '2026-06-23',
    'governor-lieutenant-governor-attorney-general governor 2026-11-30: 20A-1-304(3)(a) · 20A-1-304(2)(b) · 20A-1-304(2)',
  ],
  [
    'regular-primary',
    'statewide',
    false,
    '2026-06-23',
    'governor-lieutenant-governor-attorney-general governor 2026-11-30: 20A-1-304(3)(a) · 20A-1-304(2)(b) · 20A-1-304(2)',
  ],
  [
    'regular-primary',
    'one-county',
    true,
    '2026-06-23',
    'district-judges district-judges 2026-11-30: 20A-1-304(3)(b) · 20A-1-304(2)(b) · 20A-1-304(2)',
  ],
  [
    'regular-primary',
    'one-county',
    false,
    '2026-06-23',
    'election-officer election-officer 2026-11-30: 20A-1-304(2) · 20A-1-304(2)(b) · 20A-1-304(2)',
  ],
  [
    'municipal-primary',
    'one-county',
    true,
    '2025-08-12',
    'election-officer election-officer 2026-11-30: 20A-1-304(2) · 20A-1-304(2)(b) · 20A-1-304(2)',
  ],
  [
    'municipal-general',
    'one-county',
    false,
    '2025-11-04',
    'election-officer election-officer 2026-11-30: 20A-1-304(2) · 20A-1-304(2)(b) · 20A-1-304(2)',
  ],
  [
    'regular-general',
    'one-county',
    true,
    '2024-11-05',
    'election-officer election-officer 2026-11-28: 20A-1-304(2) · 20A-1-304(2)(b) · 20A-1-304 (2024 to 2025)',
  ],
  [
    'regular-general',
    'one-county',
    true,
    '2022-11-08',
    'election-officer election-officer 2026-12-25: 20A-1-304(2) · 20A-1-304(2)(b) · 20A-1-304 (2013 to 2024)',
  ],
];

test.each(DRAWN)(
  'the lot: %s, %s, county office %s, %s',
  (election, reach, countyOffice, date, answer) => {
    const setting = { ...SETTING, election, reach, countyOffice, electionDate: date };
    const found = lotOf(setting, '2026-11-25');
    const { who, calledBy, by } = found;
    expect(`${who} ${calledBy} ${by}: ${said(found)}`).toBe(answer);
    expect(lotOf(setting, null).by).toBeNull();
  },
);

describe('how a request stands', () => {
  const deadline = requestDeadline(RACE, SETTING, '2026-11-17');
  test.each([
    // A request of the day of the canvass itself is no longer early.
    ['2026-11-17T16:00:00.000Z', '2026-11-17', 'in-time: (4)(b)'],
    ['2026-11-16T16:00:00.000Z', '2026-11-17', 'pending: (4)(b) · ?request-before-the-canvass'],
    ['2026-11-21T00:00:00.999Z', '2026-11-17', 'in-time: (4)(b)'],
    ['2026-11-21T00:00:01.000Z', '2026-11-17', 'late: (4)(b)'],
  ])('%s, canvassed %s: %s', (at, canvassed, answer) => {
    const found = receiptOf(at, canvassed, deadline);
    expect(`${found.is}: ${said(found)}`).toBe(answer);
  });

  test('without a canvass, or where the section gives no deadline, it is pending', () => {
    for (const found of [
      receiptOf('2026-11-18T16:00:00.000Z', null, null),
      receiptOf('2026-11-18T16:00:00.000Z', null, deadline),
      receiptOf('2026-11-18T16:00:00.000Z', '2026-11-17', null),
    ]) {
      expect(found.is).toBe('pending');
      expect(found.questions).toHaveLength(1);
    }
    expect(receiptOf('2026-11-18T16:00:00.000Z', null, null).clauses).toEqual([]);
  });

  test('“before 5 p.m.” and a day that counts to its end (before 2025)', () => {
    const of2024 = { ...SETTING, electionDate: '2024-11-05' };
    const before = requestDeadline(RACE, of2024, '2024-11-19');
    expect(receiptOf('2024-11-26T23:59:59.000Z', '2024-11-19', before).is).toBe('in-time');
    expect(receiptOf('2024-11-27T00:00:00.000Z', '2024-11-19', before).is).toBe('late');
    const day = requestDeadline(RACE, { ...SETTING, electionDate: '2022-11-08' }, '2022-11-22');
    expect(receiptOf('2022-11-30T06:59:59.000Z', '2022-11-22', day).is).toBe('in-time');
    expect(receiptOf('2022-11-30T07:00:00.000Z', '2022-11-22', day).is).toBe('late');
  });
});

const CASE: LawCase = {
  contest: RACE,
  setting: SETTING,
  votes: [500, 499],
  canvassCompleted: '2026-11-17',
  requests: [],
  recount: null,
  boardMembers: null,
  proclaimed: [],
};

describe('all of it together', () => {
  test('a request in time sets the recount off; a late one and an early one do not', () => {
    const at = (...requests: readonly string[]) => lawOf({ ...CASE, requests }).completion;
    expect(at()).toBeNull();
    expect(at('2026-11-24T18:00:00.000Z', '2026-11-12T18:00:00.000Z')).toBeNull();
    expect(at('2026-11-24T18:00:00.000Z', '2026-11-18T18:00:00.000Z')?.date).toBe('2026-11-25');
  });

  test('a required recount needs its canvass; a voters’ one has no date; instant runoff asks nothing', () => {
    const tie: LawCase = { ...CASE, votes: [500, 500] };
    expect(lawOf(tie).completion?.date).toBe('2026-11-27');
    expect(lawOf({ ...tie, canvassCompleted: null })).toMatchObject({
      completion: null,
      request: null,
    });
    const asked = ['2026-11-18T18:00:00.000Z'];
    const proposition = { ...CASE, contest: contestOf('proposition'), requests: asked };
    expect(lawOf(proposition).completion).toMatchObject({ date: null, rolled: null });
    const runoff = { ...CASE, setting: { ...SETTING, instantRunoff: true } };
    expect(lawOf(runoff).request).toBeNull();
  });

  test('a quorum where the members are known; a lot where the recount is tied', () => {
    expect(lawOf(CASE).board.quorum).toBeNull();
    expect(lawOf({ ...CASE, boardMembers: 7 }).board.quorum).toBe(4);
    expect(lawOf(CASE).lot).toBeNull();
    const tied = { votes: [500, 500], canvassCompleted: '2026-12-01' };
    expect(lawOf({ ...CASE, recount: tied }).lot?.by).toBe('2026-12-04');
    expect(
      lawOf({ ...CASE, recount: { votes: [501, 500], canvassCompleted: null } }).lot,
    ).toBeNull();
  });

  test('its questions, each once, in the order of the answers', () => {
    const two = [
      '2026-11-12T18:00:00.000Z',
      '2026-11-13T18:00:00.000Z',
      '2026-11-19T18:00:00.000Z',
    ];
    const of = {
      ...CASE,
      requests: two,
      recount: { votes: [0, 0], canvassCompleted: null },
      setting: { ...SETTING, provider: true },
    };
    expect(questionsOf(lawOf(of)).map(({ id }) => id)).toEqual([
      'request-before-the-canvass',
      'roll-over',
      'provider-contract',
      'notice-of-the-board',
      'no-votes',
    ]);
    expect(questionsOf(lawOf({ ...CASE, canvassCompleted: null }))).toHaveLength(1);
  });
});

test('elections before the oldest version that is held are judged by it', () => {
  expect(statuteFor('2010-11-02').id).toBe('V-2013');
});

test('where nobody stands nobody is chosen, loses or may ask', () => {
  const nobody: Contest = { ...RACE, choices: [] };
  expect(atTheLine([], 1)).toEqual({ chosen: [], tie: null });
  expect(recountBasis(nobody, [], SETTING).distances).toEqual([]);
});

describe('a contest that cannot be', () => {
  const problems = (contest: Contest, ...names: readonly string[]) =>
    contestProblems({
      ...contest,
      choices: names.map((name, at) => ({ id: `c${at + 1}` as ChoiceId, name })),
    } as Contest).map(({ is }) => is);
  const proposition = contestOf('proposition');

  test.each<[string, Contest, readonly string[], readonly string[]]>([
    ['against first', proposition, ['Against', 'For'], ['against-stands-first']],
    ['both against', proposition, ['No', 'Against'], []],
    ['for first', proposition, ['For', 'Against'], []],
    ['a race may have a candidate of that name', RACE, ['No', 'Yes'], []],
    ['three', proposition, ['Against', 'For', 'Both'], ['proposition-needs-two-choices']],
    ['one', proposition, ['Against'], ['proposition-needs-two-choices']],
    [
      'two votes for one office',
      { ...RACE, votesAllowed: 2 },
      ['A', 'B'],
      ['one-office-chooses-one'],
    ],
    ['none', RACE, [], ['no-choices']],
  ])('%s', (_, contest, names, expected) => {
    expect(problems(contest, ...names)).toEqual(expected);
  });
});
