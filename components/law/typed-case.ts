import * as z from 'zod';
import { readWholeNumber } from '@/lib/base/whole-number.ts';
import { instantOf, isLocalDate } from '@/lib/law/calendar/local-date.ts';
import type { Contest } from '@/lib/law/contest.ts';
import { type LawAnswers, type LawCase, lawOf } from '@/lib/law/law-of.ts';
import { ELECTIONS, REACHES } from '@/lib/law/setting.ts';
import { lawCaseOf, lawInput } from '@/lib/wire/law-input.ts';

const MOST_VOTES = 1_000_000_000;
const MOST_CHOICES = 60;
const typed = z.string().max(200);

/** What is typed into the calculator, as typed: it stands whole in the address, so that an answer can be shown to others. */
const typedCase = z.strictObject({
  kind: z.enum(['single-office', 'at-large', 'ballot-proposition', 'bond-proposition']),
  votesAllowed: typed,
  toBeChosen: typed,
  /** Blank where nothing may be assumed, as when a recount is opened. */
  chooses: z.enum(['', 'elected', 'nominated']),
  choices: z
    .array(z.strictObject({ name: typed, votes: typed, recount: typed }))
    .min(1)
    .max(MOST_CHOICES),
  election: z.enum(['', ...ELECTIONS]),
  electionDate: typed,
  reach: z.enum(['', ...REACHES]),
  countyOffice: z.boolean(),
  instantRunoff: z.boolean(),
  provider: z.boolean(),
  canvassCompleted: typed,
  requestDate: typed,
  requestTime: typed,
  recountCanvassCompleted: typed,
  boardMembers: typed,
});
export type TypedCase = z.infer<typeof typedCase>;

export const BLANK: TypedCase = {
  kind: 'single-office',
  votesAllowed: '1',
  toBeChosen: '1',
  chooses: 'elected',
  choices: [
    { name: '', votes: '', recount: '' },
    { name: '', votes: '', recount: '' },
  ],
  election: 'regular-general',
  electionDate: '',
  reach: 'one-county',
  countyOffice: false,
  instantRunoff: false,
  provider: false,
  canvassCompleted: '',
  requestDate: '',
  requestTime: '',
  recountCanvassCompleted: '',
  boardMembers: '',
};

export const CASE_PARAMETER = 'case';

export function isProposition({ kind }: TypedCase): boolean {
  return kind === 'ballot-proposition' || kind === 'bond-proposition';
}

/** The case of an address; a blank one where it holds none that can be read. */
export function typedCaseOf(parameter: string | null): TypedCase {
  if (parameter === null) return BLANK;
  try {
    const read = typedCase.safeParse(JSON.parse(parameter));
    return read.success ? read.data : BLANK;
  } catch {
    return BLANK;
  }
}

/** A field that keeps the case from being answered, by the name of its message. */
export type Missing =
  | 'names'
  | 'votes'
  | 'recount'
  | 'numbers'
  | 'chooses'
  | 'election'
  | 'reach'
  | 'electionDate'
  | 'canvassCompleted'
  | 'recountCanvassCompleted'
  | 'request'
  | 'boardMembers'
  | 'contest';

export type Answered =
  | {
      readonly is: 'answers';
      readonly answers: LawAnswers;
      readonly contest: Contest;
      readonly of: LawCase;
    }
  | { readonly is: 'missing'; readonly field: Missing };

function numberOf(text: string): number | null {
  const read = readWholeNumber(text, MOST_VOTES);
  return read.ok ? read.value : null;
}

function missing(field: Missing): Answered {
  return { is: 'missing', field };
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Optional dates: blank is none, anything else must be a date. */
function dateProblem(of: TypedCase): Missing | null {
  if (!isLocalDate(of.electionDate)) return 'electionDate';
  for (const field of ['canvassCompleted', 'recountCanvassCompleted'] as const) {
    if (of[field] !== '' && (!isLocalDate(of[field]) || of[field] < of.electionDate)) return field;
  }
  if (of.requestDate === '') return null;
  return isLocalDate(of.requestDate) && CLOCK.test(of.requestTime) ? null : 'request';
}

/** What the law says of what is typed, or what is still missing, first field first. */
export function answered(of: TypedCase): Answered {
  const choices = of.choices.filter(({ name, votes }) => name.trim() !== '' || votes.trim() !== '');
  if (choices.length === 0 || choices.some(({ name }) => name.trim() === '')) {
    return missing('names');
  }
  const votes = choices.map((choice) => numberOf(choice.votes));
  const recount = choices.map((choice) => numberOf(choice.recount));
  if (votes.includes(null)) return missing('votes');
  const recounted = choices.some((choice) => choice.recount.trim() !== '');
  if (recounted && recount.includes(null)) return missing('recount');
  const race = { votesAllowed: numberOf(of.votesAllowed), toBeChosen: numberOf(of.toBeChosen) };
  if (!isProposition(of)) {
    if (race.votesAllowed === null || race.toBeChosen === null) return missing('numbers');
    if (of.chooses === '') return missing('chooses');
  }
  if (of.election === '') return missing('election');
  if (of.reach === '') return missing('reach');
  const problem = dateProblem(of);
  if (problem) return missing(problem);
  const members = of.boardMembers.trim() === '' ? null : numberOf(of.boardMembers);
  if (of.boardMembers.trim() !== '' && (members === null || members < 1 || members > 50)) {
    return missing('boardMembers');
  }
  const input = lawInput.safeParse({
    contest: {
      kind: of.kind,
      choices: choices.map(({ name }, at) => ({
        name: name.trim(),
        votes: votes[at],
        ...(recounted ? { recount: recount[at] } : {}),
      })),
      ...(isProposition(of) ? {} : { ...race, chooses: of.chooses }),
    },
    election: of.election,
    electionDate: of.electionDate,
    reach: of.reach,
    countyOffice: of.countyOffice,
    instantRunoff: of.instantRunoff,
    provider: of.provider,
    canvassCompleted: of.canvassCompleted === '' ? null : of.canvassCompleted,
    requests: of.requestDate === '' ? [] : [instantOf(of.requestDate, of.requestTime)],
    recountCanvassCompleted: of.recountCanvassCompleted === '' ? null : of.recountCanvassCompleted,
    boardMembers: members,
  });
  if (!input.success) return missing(isProposition(of) ? 'contest' : 'numbers');
  const found = lawCaseOf(input.data);
  if (found.is === 'unsound') return missing('contest');
  return { is: 'answers', answers: lawOf(found.of), contest: found.of.contest, of: found.of };
}
