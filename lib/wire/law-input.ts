import * as z from 'zod';
import type { ChoiceId } from '../base/ids.ts';
import { isLocalDate } from '../law/calendar/local-date.ts';
import type { Contest } from '../law/contest.ts';
import type { LawCase } from '../law/law-of.ts';
import { ELECTIONS, REACHES } from '../law/setting.ts';
import { type ContestProblem, contestProblems } from '../law/validate.ts';

const MOST = 1_000_000_000;
const date = z.string().refine(isLocalDate, 'a date of the calendar, YYYY-MM-DD');
const votes = z.int().min(0).max(MOST);
const count = z.int().min(1).max(200);

const choice = z.strictObject({
  name: z.string().min(1).max(200),
  /** Canvassed valid votes. */
  votes,
  /** Votes on the recount, once it is counted. */
  recount: votes.optional(),
});

const race = z.strictObject({
  kind: z.enum(['single-office', 'at-large']),
  votesAllowed: count,
  toBeChosen: count,
  chooses: z.enum(['elected', 'nominated']),
  choices: z.array(choice).min(1).max(200),
});
const proposition = z.strictObject({
  kind: z.enum(['ballot-proposition', 'bond-proposition']),
  choices: z.array(choice).length(2),
});

/** What the calculator and `recount law` read: documented in docs/law.md. */
export const lawInput = z
  .strictObject({
    contest: z.discriminatedUnion('kind', [race, proposition]),
    election: z.enum(ELECTIONS),
    electionDate: date,
    reach: z.enum(REACHES),
    countyOffice: z.boolean().default(false),
    instantRunoff: z.boolean().default(false),
    provider: z.boolean().default(false),
    canvassCompleted: date.nullable().default(null),
    requests: z
      .array(z.iso.datetime({ offset: true }))
      .max(100)
      .default([]),
    recountCanvassCompleted: date.nullable().default(null),
    boardMembers: z.int().min(1).max(50).nullable().default(null),
    proclaimed: z
      .array(
        z.strictObject({
          date,
          name: z.string().min(1).max(200),
          proclaimedBy: z.string().min(1).max(200),
          enteredAt: z.iso.datetime({ offset: true }),
        }),
      )
      .max(100)
      .default([]),
  })
  .refine(
    ({ electionDate, canvassCompleted }) =>
      canvassCompleted === null || canvassCompleted >= electionDate,
    { path: ['canvassCompleted'], message: 'a canvass is not completed before its election' },
  )
  .refine(
    ({ contest }) =>
      new Set(contest.choices.map(({ recount }) => recount === undefined)).size === 1,
    {
      path: ['contest', 'choices'],
      message: 'either every choice has its votes on the recount, or none has',
    },
  );

type Input = z.infer<typeof lawInput>;

function contestOf({ contest }: Input): Contest {
  const choices = contest.choices.map(({ name }, at) => ({ id: `c${at + 1}` as ChoiceId, name }));
  return 'toBeChosen' in contest
    ? { ...contest, choices }
    : { kind: contest.kind, choices, votesAllowed: 1 };
}

/** The case that an input states, or what is wrong with its contest. */
export function lawCaseOf(
  input: Input,
):
  | { readonly is: 'case'; readonly of: LawCase }
  | { readonly is: 'unsound'; readonly problems: readonly ContestProblem[] } {
  const contest = contestOf(input);
  const problems = contestProblems(contest);
  if (problems.length > 0) return { is: 'unsound', problems };
  const { election, electionDate, reach, countyOffice, instantRunoff, provider } = input;
  const recounted = input.contest.choices.flatMap(({ recount }) => recount ?? []);
  return {
    is: 'case',
    of: {
      contest,
      setting: { election, electionDate, reach, countyOffice, instantRunoff, provider },
      votes: input.contest.choices.map((one) => one.votes),
      canvassCompleted: input.canvassCompleted,
      requests: input.requests.map((at) => new Date(at).toISOString()),
      recount:
        recounted.length > 0
          ? { votes: recounted, canvassCompleted: input.recountCanvassCompleted }
          : null,
      boardMembers: input.boardMembers,
      proclaimed: input.proclaimed,
    },
  };
}
