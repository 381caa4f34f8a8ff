import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChoiceId } from '../base/ids.ts';
import type { Contest, Race } from '../law/contest.ts';
import { declare } from '../law/declare.ts';
import { sayDeclaration } from './declaration.ts';

const NAMES = ['R. Alder', 'S. Birch', 'T. Cedar', 'U. Dogwood'];

function choicesOf(count: number): Contest['choices'] {
  return NAMES.slice(0, count).map((name, at) => ({ id: `c${at + 1}` as ChoiceId, name }));
}

function race(
  kind: Race['kind'],
  choices: number,
  toBeChosen: number,
  chooses: Race['chooses'] = 'elected',
): Race {
  return { kind, choices: choicesOf(choices), votesAllowed: toBeChosen, toBeChosen, chooses };
}

const bond: Contest = {
  kind: 'bond-proposition',
  choices: [
    { id: 'c1' as ChoiceId, name: 'For' },
    { id: 'c2' as ChoiceId, name: 'Against' },
  ],
  votesAllowed: 1,
};

const CASES: readonly (readonly [Contest, readonly number[], string])[] = [
  [
    race('single-office', 2, 1),
    [1500, 1501],
    'Declared elected: S. Birch. Votes on the recount: S. Birch: 1,501; R. Alder: 1,500.',
  ],
  [
    race('at-large', 3, 2, 'nominated'),
    [300, 299, 200],
    'Declared nominated: R. Alder and S. Birch. Votes on the recount: R. Alder: 300; S. Birch: 299; T. Cedar: 200.',
  ],
  [
    race('single-office', 2, 1),
    [500, 500],
    'Declared a tie vote: R. Alder and S. Birch. One place is to be filled by lot under Section 20A-1-304. Votes on the recount: R. Alder: 500; S. Birch: 500.',
  ],
  [
    race('at-large', 4, 3),
    [348, 234, 234, 234],
    'Declared a tie vote: S. Birch, T. Cedar, and U. Dogwood. 2 places are to be filled by lot under Section 20A-1-304. Chosen whatever the lot says: R. Alder. Votes on the recount: R. Alder: 348; S. Birch: 234; T. Cedar: 234; U. Dogwood: 234.',
  ],
  [bond, [201, 199], 'Declared to have passed. Votes on the recount: For: 201; Against: 199.'],
  [bond, [200, 200], 'Declared to have failed. Votes on the recount: For: 200; Against: 200.'],
];

test.each(CASES)('the sentence of $0.kind $1', (contest, votes, sentence) => {
  expect(sayDeclaration(declare(contest, votes), contest)).toBe(sentence);
});

test('every declaration is a sentence with each name and each figure', () => {
  const kinds = fc.constantFrom<Race['kind']>('single-office', 'at-large');
  const cast = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      kinds,
      cast,
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      (kind, votes, toBeChosen, primary) => {
        const places = kind === 'single-office' && !primary ? 1 : toBeChosen;
        const contest = race(kind, votes.length, places, primary ? 'nominated' : 'elected');
        const said = sayDeclaration(declare(contest, votes), contest);
        expect(said).toMatch(/^Declared [^{}]+\.$/);
        expect(said).not.toContain('declaration.');
        for (const [at, value] of votes.entries()) expect(said).toContain(`${NAMES[at]}: ${value}`);
      },
    ),
  );
});
