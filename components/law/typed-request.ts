import type { ChoiceId } from '@/lib/base/ids.ts';
import { sameName } from '@/lib/base/same-name.ts';
import { instantOf, isLocalDate, localMoment } from '@/lib/law/calendar/local-date.ts';
import { type Contest, isRace } from '@/lib/law/contest.ts';
import type { NewRequest } from '@/lib/recount/legal/types.ts';

/** A request as it is typed in. Names of voters stay in this browser: what is recorded of them is numbers. */
export type TypedRequest = {
  readonly choice: string;
  readonly filedBy: string;
  readonly receivedBy: string;
  readonly date: string;
  readonly time: string;
  /** Voters as the filing names them, one a line. */
  readonly voters: string;
  /** `sameName` of those who did not vote. */
  readonly notVoted: readonly string[];
};

/** Received now, as the clock on the wall shows it. */
export function blankRequest(now: string): TypedRequest {
  const { date, time } = localMoment(now);
  return { choice: '', filedBy: '', receivedBy: '', date, time, voters: '', notVoted: [] };
}

export type Voter = { readonly key: string; readonly name: string };

/** Each voter of a filing once, in its order, and how many lines name someone again. */
export function votersOf({ voters }: TypedRequest): {
  readonly named: number;
  readonly once: readonly Voter[];
  readonly twice: number;
} {
  const lines = voters
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((name) => ({ key: sameName(name), name }));
  const once = lines.filter(({ key }, at) => lines.findIndex((one) => one.key === key) === at);
  return { named: lines.length, once, twice: lines.length - once.length };
}

export type MissingOfRequest =
  | 'choice'
  | 'voters'
  | 'filedBy'
  | 'receivedBy'
  | 'received'
  | 'future';

export type ReadRequest =
  | { readonly is: 'request'; readonly request: NewRequest }
  | { readonly is: 'missing'; readonly field: MissingOfRequest };

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

function missing(field: MissingOfRequest): ReadRequest {
  return { is: 'missing', field };
}

function askingOf(contest: Contest, typed: TypedRequest): NewRequest['by'] | MissingOfRequest {
  if (isRace(contest)) {
    const choice = contest.choices.find(({ id }) => id === typed.choice);
    return choice ? { is: 'candidate', choice: choice.id as ChoiceId } : 'choice';
  }
  const { named, once, twice } = votersOf(typed);
  if (named === 0) return 'voters';
  const struckNotVoted = once.filter(({ key }) => typed.notVoted.includes(key)).length;
  return { is: 'voters', named, struckTwice: twice, struckNotVoted };
}

/** The request that is typed, or the first field that is missing. `now` is a moment in UTC. */
export function readRequest(contest: Contest, typed: TypedRequest, now: string): ReadRequest {
  const by = askingOf(contest, typed);
  if (typeof by === 'string') return missing(by);
  if (typed.filedBy.trim() === '') return missing('filedBy');
  if (typed.receivedBy.trim() === '') return missing('receivedBy');
  if (!isLocalDate(typed.date) || !CLOCK.test(typed.time)) return missing('received');
  const receivedAt = instantOf(typed.date, typed.time);
  if (receivedAt > now) return missing('future');
  const { filedBy, receivedBy } = typed;
  return { is: 'request', request: { by, filedBy, receivedAt, receivedBy } };
}
