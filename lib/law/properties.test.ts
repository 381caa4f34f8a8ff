import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChoiceId } from '../base/ids.ts';
import { recountBasis } from './basis.ts';
import { isBusinessDay } from './calendar/business-day.ts';
import { addDays } from './calendar/local-date.ts';
import type { Contest, Race } from './contest.ts';
import { completionDeadline, lotOf, requestDeadline } from './deadlines.ts';
import { declare } from './declare.ts';
import type { Setting } from './setting.ts';

const SETTING: Setting = {
  election: 'municipal-general',
  electionDate: '2025-11-04',
  reach: 'one-county',
  countyOffice: false,
  instantRunoff: false,
  provider: false,
};

function raceOf(votes: readonly number[], toBeChosen: number): Race {
  return {
    kind: toBeChosen === 1 ? 'single-office' : 'at-large',
    choices: votes.map((_, at) => ({ id: `c${at + 1}` as ChoiceId, name: `Choice ${at + 1}` })),
    votesAllowed: toBeChosen,
    toBeChosen,
    chooses: 'elected',
  };
}

/** Votes that are near each other as often as far apart, and places for some of the choices. */
const race = fc
  .record({
    votes: fc.array(fc.oneof(fc.nat(6), fc.nat(500), fc.nat(2_000_000)), {
      minLength: 1,
      maxLength: 9,
    }),
    places: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ votes, places }) => ({ votes, places }));

const day = fc.integer({ min: 0, max: 7_000 }).map((days) => addDays('2025-06-01', days));

test('who may ask does not depend on the order of the choices, nor on their names', async () => {
  await fc.assert(
    fc.property(race, fc.infiniteStream(fc.nat()), ({ votes, places }, keys) => {
      const contest = raceOf(votes, places);
      const order = votes.map((_, at) => ({ at, key: keys.next().value ?? 0 }));
      const moved = order.toSorted((a, b) => a.key - b.key).map(({ at }) => at);
      const other: Race = {
        ...contest,
        choices: moved.map((at) => ({
          id: contest.choices[at]?.id ?? ('' as ChoiceId),
          name: `Renamed ${at}`,
        })),
      };
      const one = recountBasis(contest, votes, SETTING);
      const two = recountBasis(
        other,
        moved.map((at) => votes[at] ?? 0),
        SETTING,
      );
      const may = ({ distances }: typeof one) =>
        distances
          .filter((distance) => distance.may === 'ask')
          .map(({ who }) => who)
          .toSorted();
      expect(may(two)).toEqual(may(one));
      expect(two.required.is).toBe(one.required.is);
    }),
  );
});

test('as many votes more for two tied leaders keep the tie, and the recount that it requires', async () => {
  await fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000 }),
      fc.nat(500),
      fc.nat(500),
      (lead, last, more) => {
        const below = Math.min(last, lead - 1);
        const before = recountBasis(raceOf([lead, lead, below], 1), [lead, lead, below], SETTING);
        const votes = [lead + more, lead + more, below];
        const after = recountBasis(raceOf(votes, 1), votes, SETTING);
        expect([before.required.is, after.required.is]).toEqual(['yes', 'yes']);
        expect(declare(raceOf(votes, 1), votes)).toMatchObject({
          is: 'tie-vote',
          tie: { among: ['c1', 'c2'], places: 1 },
        });
      },
    ),
  );
});

test('a loser may ask exactly up to the largest difference that is named', async () => {
  await fc.assert(
    fc.property(race, ({ votes, places }) => {
      const { distances, total } = recountBasis(raceOf(votes, places), votes, SETTING);
      expect(total).toBe(votes.reduce((sum, value) => sum + value, 0));
      for (const { difference, mostDifference, may } of distances) {
        // A loser level with the line would be part of a tie.
        expect(difference).toBeGreaterThan(0);
        expect(may).toBe(difference <= mostDifference ? 'ask' : 'not-ask');
      }
    }),
  );
});

test('nobody both is chosen and may ask, and everyone is chosen, tied or a loser', async () => {
  await fc.assert(
    fc.property(race, ({ votes, places }) => {
      const contest = raceOf(votes, places);
      const { distances } = recountBasis(contest, votes, SETTING);
      const { chosen, tie } = declare(contest, votes);
      const all = [...chosen, ...(tie?.among ?? []), ...distances.map(({ who }) => who)];
      expect(all.toSorted()).toEqual(contest.choices.map(({ id }) => id as string).toSorted());
    }),
  );
});

test('a proposition passes with more for than against, and never goes to a lot', async () => {
  await fc.assert(
    fc.property(fc.nat(3_000), fc.nat(3_000), (inFavour, against) => {
      const contest: Contest = {
        kind: 'bond-proposition',
        choices: raceOf([inFavour, against], 1).choices,
        votesAllowed: 1,
      };
      const declared = declare(contest, [inFavour, against]);
      expect(declared.is).toBe(inFavour > against ? 'passed' : 'failed');
      expect(declared.tie).toBeNull();
      const { required, distances } = recountBasis(contest, [inFavour, against], SETTING);
      expect(required.is).toBe('no');
      const difference = Math.abs(inFavour - against);
      const total = inFavour + against;
      const may =
        total <= 400
          ? difference === 0
            ? 'open'
            : difference === 1
              ? 'ask'
              : 'not-ask'
          : 400 * difference <= total
            ? 'ask'
            : 'not-ask';
      expect(distances[0]?.may).toBe(may);
    }),
  );
});

test('deadlines of 2025 are business days, not too early, and never earlier for a later canvass', async () => {
  const contest = raceOf([2, 1], 1);
  const proposition: Contest = {
    kind: 'ballot-proposition',
    choices: contest.choices,
    votesAllowed: 1,
  };
  await fc.assert(
    fc.property(day, (canvass) => {
      const next = addDays(canvass, 1);
      for (const [of, least] of [
        [(date: string) => requestDeadline(contest, SETTING, date).date, 3],
        [(date: string) => requestDeadline(proposition, SETTING, date).date, 7],
        [(date: string) => lotOf(SETTING, date).by ?? '', 3],
      ] as const) {
        expect(isBusinessDay(of(canvass))).toBe(true);
        expect(of(canvass) >= addDays(canvass, least)).toBe(true);
        expect(of(next) >= of(canvass)).toBe(true);
      }
    }),
  );
});

test('completion is the literal date, and what it would roll to is a business day not before it', async () => {
  await fc.assert(
    fc.property(day, (from) => {
      const required = completionDeadline({ is: 'required', certified: from });
      const requested = completionDeadline({ is: 'requested', asked: [from, addDays(from, 2)] });
      expect(required.date).toBe(addDays(from, 10));
      expect(requested.date).toBe(addDays(from, 7));
      for (const { date, rolled, questions } of [required, requested]) {
        expect(isBusinessDay(rolled ?? '')).toBe(true);
        expect((rolled ?? '') >= (date ?? '')).toBe(true);
        expect(questions.some(({ id }) => id === 'roll-over')).toBe(rolled !== date);
      }
    }),
  );
});
