import { expect, test } from 'vitest';
import { contestProblems } from '@/lib/law/validate.ts';
import { ballotsOf, problemsOf } from '@/lib/recount/figures.ts';
import { DEMOS, type DemoId, readDemo } from './recounts.ts';

const PUBLISHED: Readonly<
  Record<DemoId, { original: readonly number[]; recount: readonly number[] }>
> = {
  'grand-county-2014': { original: [1750, 1754], recount: [1753, 1760] },
  'merrimack-2-2014': { original: [852, 841, 746, 840], recount: [853, 844, 746, 841] },
  'midland-2019': { original: [11803, 11828], recount: [11411, 11400] },
};

test.each(DEMOS)('%s adds up to what was published, and each batch balances', (id) => {
  const { contest, control, batches, recount } = readDemo(id);
  const votes = contest.choices.map((_, at) =>
    recount.flat().reduce((sum, part) => sum + (part.votes[at] ?? 0), 0),
  );
  expect(votes).toEqual(PUBLISHED[id].recount);
  expect(control.votes).toEqual(PUBLISHED[id].original);
  expect(contestProblems(contest)).toEqual([]);
  expect(recount.map((figures) => problemsOf(contest, figures))).toEqual(batches.map(() => []));
  expect(recount.map(ballotsOf)).toEqual(batches.map(({ ballots }) => ballots));
  expect(contest.choices.every(({ name }) => /^(Choice [A-Z]|For|Against)$/.test(name))).toBe(true);
});

test.each(['grand-county-2014', 'merrimack-2-2014'] as const)(
  '%s lists by batch what was canvassed, of the ballots that were canvassed',
  (id) => {
    const { contest, control, batches } = readDemo(id);
    const reported = contest.choices.map((_, at) =>
      batches.reduce((sum, batch) => sum + (batch.reported?.[at] ?? 0), 0),
    );
    expect(reported).toEqual(PUBLISHED[id].original);
    expect(batches.reduce((sum, { ballots }) => sum + ballots, 0)).toBe(control.ballotsCounted);
    expect(batches.map(({ parts }) => parts.map(({ precinct }) => precinct))).toEqual(
      batches.map(({ name }) => [name]),
    );
  },
);

test.each([
  ['grand-county-2014', 18, /of our making/],
  [
    'merrimack-2-2014',
    3,
    /^Not a Utah election; Utah rules applied as an example\..* of our making/,
  ],
  ['midland-2019', 24, /^Not a Utah election; Utah rules applied as an example\..* of our making/],
] as const)('%s has %d batches and says what is not published', (id, count, notice) => {
  const demo = readDemo(id);
  expect(demo.id).toBe(id);
  expect(demo.batches.length).toBe(count);
  expect(demo.notice).toMatch(notice);
});

test('the bond’s batch list is 820 ballots short of the canvass', () => {
  const { control, batches } = readDemo('midland-2019');
  const listed = batches.reduce((sum, { ballots }) => sum + ballots, 0);
  expect(control.ballotsCounted - listed).toBe(820);
});
