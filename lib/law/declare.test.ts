import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChoiceId } from '../base/ids.ts';
import type { Contest, Race } from './contest.ts';
import type { Declaration } from './declaration.ts';
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
    name: '29: asked for at 501/500, comes out 500/500',
    contest: race(2, 1),
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
    name: '46: 201/199 passes',
    contest: bond,
    votes: [201, 199],
    is: 'passed',
    chosen: [],
    tie: null,
    cite: P,
  },
  {
    name: 'nought to nought fails',
    contest: bond,
    votes: [0, 0],
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
    expect(declaration.clauses[0]).toMatchObject({ cite, certainty: 'statute text' });
  });

  test('a tie above the line and a race without a vote ask their questions', () => {
    expect(declare(race(3, 2), [300, 300, 200]).questions.map(({ id }) => id)).toEqual([
      'tie-above-the-line',
    ]);
    expect(declare(race(2, 1), [0, 0]).questions.map(({ id }) => id)).toEqual(['no-votes']);
  });

  test.each([
    ['one ahead, one behind', [50, 40, 30], ['c1', 'c2'], null, A, []],
    [
      'second place tied',
      [50, 40, 40],
      ['c1'],
      { among: ['c2', 'c3'], places: 1 },
      D,
      ['tie-for-second'],
    ],
    ['first place tied', [50, 50, 40], ['c1', 'c2'], null, A, ['tie-for-first']],
    ['all tied', [50, 50, 50], [], { among: ['c1', 'c2', 'c3'], places: 2 }, C, []],
  ])('two to advance for a single office: %s', (_, votes, chosen, tie, cite, questions) => {
    const primary: Race = { ...race(3, 1, 'nominated'), toBeChosen: 2 };
    const declaration = declare(primary, votes);
    expect(declaration).toMatchObject({ is: tie ? 'tie-vote' : 'nominated', chosen, tie });
    const [first] = declaration.clauses;
    expect(first?.cite).toBe(cite);
    // Only a tie of all for the highest number is in the statute's own words.
    expect(first?.certainty).toBe(cite === C ? 'statute text' : 'reading of ours');
    expect(declaration.questions.map(({ id }) => id)).toEqual(questions);
  });

  test('votes must be those of the choices', () => {
    expect(() => declare(race(2, 1), [1])).toThrow('no votes for c2');
    expect(() => declare(race(2, 1), [1, 2, 3])).toThrow('votes for no choice');
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

describe('whatever the votes', () => {
  const cast = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 });
  const places = fc.integer({ min: 1, max: 6 });

  test('the places are filled or named, and a lot is needed', () => {
    fc.assert(
      fc.property(cast, places, (votes, toBeChosen) => {
        const { chosen, tie } = declare(race(votes.length, toBeChosen), votes);
        expect(chosen.length + (tie?.places ?? 0)).toBe(Math.min(toBeChosen, votes.length));
        if (tie) expect(tie.among.length).toBeGreaterThan(tie.places);
      }),
    );
  });

  test('each declaration names a clause', () => {
    fc.assert(
      fc.property(cast, places, (votes, toBeChosen) => {
        const { clauses } = declare(race(votes.length, toBeChosen), votes);
        expect(clauses.length).toBeGreaterThan(0);
        for (const { cite, says } of clauses) expect(cite && says).not.toBe('');
      }),
    );
  });

  test('the order on the ballot decides nothing', () => {
    const shuffled = cast.chain((votes) =>
      fc.tuple(
        fc.constant(votes),
        fc.shuffledSubarray([...votes.keys()], { minLength: votes.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, places, ([votes, order], toBeChosen) => {
        const straight = race(votes.length, toBeChosen);
        const choices = order.flatMap((at) => straight.choices.slice(at, at + 1));
        const turned = order.flatMap((at) => votes.slice(at, at + 1));
        const content = ({ is, chosen, tie, figures }: Declaration) => ({
          is,
          chosen: chosen.toSorted(),
          tie: tie && { among: tie.among.toSorted(), places: tie.places },
          ranks: Object.fromEntries(figures.map(({ choice, rank }) => [choice, rank])),
        });
        expect(content(declare({ ...straight, choices }, turned))).toEqual(
          content(declare(straight, votes)),
        );
      }),
    );
  });

  test('more votes never cost a place', () => {
    fc.assert(
      fc.property(cast, places, fc.nat(5), fc.nat(5), (votes, toBeChosen, by, more) => {
        const at = by % votes.length;
        const contest = race(votes.length, toBeChosen);
        const id = contest.choices[at]?.id;
        const isChosen = (counted: readonly number[]) =>
          declare(contest, counted).chosen.some((choice) => choice === id);
        const raised = votes.map((value, place) => (place === at ? value + more : value));
        if (isChosen(votes)) expect(isChosen(raised)).toBe(true);
      }),
    );
  });
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
  expect(contestProblems(race(0, 1))).toEqual([{ is: 'no-choices' }]);
  expect(contestProblems({ ...race(2, 1), choices: choicesOf(2).toReversed() })).toEqual([
    { is: 'choices-out-of-order' },
  ]);
  for (const toBeChosen of [0, -1, 1.5, Number.NaN]) {
    expect(contestProblems({ ...race(2, 2), toBeChosen })).toEqual([
      { is: 'to-be-chosen-below-one' },
    ]);
  }
});

test('a contest may have more places than candidates, and a primary may let two advance', () => {
  expect(contestProblems(race(2, 3))).toEqual([]);
  expect(contestProblems({ ...race(3, 1, 'nominated'), toBeChosen: 2 })).toEqual([]);
  expect(contestProblems(race(6, 3))).toEqual([]);
});

test.each([
  ['Against', 'For', true],
  ['NO', 'Yes', true],
  ['For', 'Against', false],
  ['Yes', 'No', false],
  ['Normal', 'Against', false],
])('a proposition with “%s” before “%s” stands the wrong way round: %s', (first, second, wrong) => {
  const names = [first, second];
  const contest: Contest = {
    kind: 'ballot-proposition',
    choices: names.map((name, at) => ({ id: `c${at + 1}` as ChoiceId, name })),
    votesAllowed: 1,
  };
  expect(contestProblems(contest)).toEqual(wrong ? [{ is: 'against-stands-first' }] : []);
});
