import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChoiceId } from '../base/ids.ts';
import type { Contest, Race } from './contest.ts';
import { declare } from './declare.ts';
import { statuteFor } from './statute.ts';
import { contestProblems } from './validate.ts';

function choicesOf(count: number): Contest['choices'] {
  return Array.from({ length: count }, (_, at) => ({
    id: `c${at + 1}` as ChoiceId,
    name: `Choice ${at + 1}`,
  }));
}

function race(choices: number, toBeChosen: number, chooses: Race['chooses'] = 'elected'): Race {
  const kind = toBeChosen === 1 ? 'single-office' : 'at-large';
  return { kind, choices: choicesOf(choices), votesAllowed: toBeChosen, toBeChosen, chooses };
}

const bond: Contest = { kind: 'bond-proposition', choices: choicesOf(2), votesAllowed: 1 };

type Case = {
  readonly name: string;
  readonly contest: Contest;
  readonly votes: readonly number[];
  readonly is: string;
  readonly chosen: readonly string[];
  readonly tie: { readonly among: readonly string[]; readonly places: number } | null;
  readonly cite: string;
};

const A = '20A-4-401(5)(b)(iv)(A)';
const B = '20A-4-401(5)(b)(iv)(B)';
const C = '20A-4-401(5)(b)(iv)(C)';
const D = '20A-4-401(5)(b)(iv)(D)';
const P = '20A-4-401(9)(a)(iv)';

const CASES: readonly Case[] = [
  {
    name: '22: 500/500/499',
    contest: race(3, 1),
    votes: [500, 500, 499],
    is: 'tie-vote',
    chosen: [],
    tie: { among: ['c1', 'c2'], places: 1 },
    cite: C,
  },
  {
    name: '23: 0/0 is literally a tie',
    contest: race(2, 1),
    votes: [0, 0],
    is: 'tie-vote',
    chosen: [],
    tie: { among: ['c1', 'c2'], places: 1 },
    cite: C,
  },
  {
    name: '24: recount 501/500',
    contest: race(2, 1),
    votes: [501, 500],
    is: 'elected',
    chosen: ['c1'],
    tie: null,
    cite: A,
  },
  {
    name: '25: still 500/500',
    contest: race(2, 1),
    votes: [500, 500],
    is: 'tie-vote',
    chosen: [],
    tie: { among: ['c1', 'c2'], places: 1 },
    cite: C,
  },
  {
    name: '28: municipal primary, tied',
    contest: race(2, 1, 'nominated'),
    votes: [500, 500],
    is: 'tie-vote',
    chosen: [],
    tie: { among: ['c1', 'c2'], places: 1 },
    cite: C,
  },
  {
    name: '31: losers tied',
    contest: race(3, 1),
    votes: [900, 40, 40],
    is: 'elected',
    chosen: ['c1'],
    tie: null,
    cite: A,
  },
  {
    name: '32: both at the top are elected',
    contest: race(3, 2),
    votes: [300, 300, 200],
    is: 'elected',
    chosen: ['c1', 'c2'],
    tie: null,
    cite: B,
  },
  {
    name: '33: three at the top',
    contest: race(4, 3),
    votes: [300, 300, 300, 299],
    is: 'elected',
    chosen: ['c1', 'c2', 'c3'],
    tie: null,
    cite: B,
  },
  {
    name: '34: B or C must go',
    contest: race(4, 2),
    votes: [348, 234, 234, 100],
    is: 'tie-vote',
    chosen: ['c1'],
    tie: { among: ['c2', 'c3'], places: 1 },
    cite: D,
  },
  {
    name: '35: lot picks two of three',
    contest: race(4, 3),
    votes: [348, 234, 234, 234],
    is: 'tie-vote',
    chosen: ['c1'],
    tie: { among: ['c2', 'c3', 'c4'], places: 2 },
    cite: D,
  },
  {
    name: '36: three for two',
    contest: race(3, 2),
    votes: [250, 250, 250],
    is: 'tie-vote',
    chosen: [],
    tie: { among: ['c1', 'c2', 'c3'], places: 2 },
    cite: D,
  },
  {
    name: '37: fifth and sixth tied',
    contest: race(6, 4),
    votes: [90, 80, 70, 60, 50, 50],
    is: 'elected',
    chosen: ['c1', 'c2', 'c3', 'c4'],
    tie: null,
    cite: B,
  },
  {
    name: '38: the tie moved above the line',
    contest: race(3, 2),
    votes: [301, 301, 299],
    is: 'elected',
    chosen: ['c1', 'c2'],
    tie: null,
    cite: B,
  },
  {
    name: '41: four advance, fourth and fifth tied',
    contest: race(5, 4, 'nominated'),
    votes: [60, 50, 40, 34, 34],
    is: 'tie-vote',
    chosen: ['c1', 'c2', 'c3'],
    tie: { among: ['c4', 'c5'], places: 1 },
    cite: D,
  },
  {
    name: '44: 500/500 fails',
    contest: bond,
    votes: [500, 500],
    is: 'failed',
    chosen: [],
    tie: null,
    cite: P,
  },
  {
    name: '50: 200/200 fails',
    contest: bond,
    votes: [200, 200],
    is: 'failed',
    chosen: [],
    tie: null,
    cite: P,
  },
  {
    name: 'a majority of one passes',
    contest: bond,
    votes: [201, 200],
    is: 'passed',
    chosen: [],
    tie: null,
    cite: P,
  },
  {
    name: '46.3 % fails',
    contest: bond,
    votes: [463, 537],
    is: 'failed',
    chosen: [],
    tie: null,
    cite: P,
  },
  {
    name: 'more places than candidates',
    contest: race(2, 3),
    votes: [5, 5],
    is: 'elected',
    chosen: ['c1', 'c2'],
    tie: null,
    cite: B,
  },
];

describe('declaration, by the number of its worked case', () => {
  test.each(CASES)('$name', ({ contest, votes, is, chosen, tie, cite }) => {
    const declaration = declare(contest, votes);
    expect(declaration).toMatchObject({ is, chosen, tie });
    expect(declaration.clauses[0]?.cite).toBe(cite);
  });

  test('a tie above the line and a race without a vote ask their questions', () => {
    expect(declare(race(3, 2), [300, 300, 200]).questions.map(({ id }) => id)).toEqual([
      'tie-above-the-line',
    ]);
    expect(declare(race(2, 1), [0, 0]).questions.map(({ id }) => id)).toEqual(['no-votes']);
  });

  test('two to advance for a single office, second place tied: a question', () => {
    const primary: Race = { ...race(3, 1, 'nominated'), toBeChosen: 2 };
    const declaration = declare(primary, [50, 40, 40]);
    expect(declaration).toMatchObject({ is: 'tie-vote', chosen: ['c1'] });
    expect(declaration.questions.map(({ id }) => id)).toEqual(['tie-for-second']);
  });

  test('equal votes share a rank', () => {
    expect(
      declare(race(3, 1), [40, 900, 40]).figures.map(({ choice, rank }) => [choice, rank]),
    ).toEqual([
      ['c2', 1],
      ['c1', 2],
      ['c3', 2],
    ]);
  });
});

test('whatever the votes, the places are filled or named', () => {
  const votes = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(votes, fc.integer({ min: 2, max: 6 }), (cast, places) => {
      const { chosen, tie } = declare(race(cast.length, places), cast);
      expect(chosen.length + (tie?.places ?? 0)).toBe(Math.min(places, cast.length));
      if (tie) expect(tie.among.length).toBeGreaterThan(tie.places);
    }),
  );
});

test('the statute is the one in force at the election', () => {
  const ids = ['2015-08-11', '2024-04-30', '2024-05-01', '2025-05-06', '2025-05-07', '2026-11-03'];
  expect(ids.map((date) => statuteFor(date).id)).toEqual([
    'V-2013',
    'V-2013',
    'V-2024',
    'V-2024',
    'V-2025',
    'V-2025',
  ]);
});

test('an unsound contest is named', () => {
  const twice = [
    { id: 'c1', name: 'Ann Lee' },
    { id: 'c2', name: 'ann  lee' },
  ] as unknown as Contest['choices'];
  expect(contestProblems({ ...race(2, 1), choices: twice })).toEqual([
    { is: 'choice-twice', name: 'ann  lee' },
  ]);
  expect(contestProblems({ ...race(2, 1), toBeChosen: 2 })).toEqual([
    { is: 'one-office-chooses-one' },
  ]);
  expect(contestProblems({ ...race(2, 1), votesAllowed: 0 })).toEqual([
    { is: 'votes-allowed-below-one' },
  ]);
  expect(contestProblems({ ...bond, choices: choicesOf(3) })).toEqual([
    { is: 'proposition-needs-two-choices', found: 3 },
  ]);
  expect(contestProblems(race(6, 3))).toEqual([]);
});
