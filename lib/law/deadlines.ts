import { firstBusinessDayAtLeast, onBusinessDay } from './calendar/business-day.ts';
import type { ProclaimedDay } from './calendar/holidays.ts';
import { addDays, instantOf, type LocalDate, localMoment, UTAH } from './calendar/local-date.ts';
import type { Answer, Clause, Question } from './clause.ts';
import { type Contest, isRace } from './contest.ts';
import { DEADLINE, DEADLINE_QUESTIONS } from './deadline-clauses.ts';
import { isMunicipal, type Setting } from './setting.ts';
import { type Statute, statuteFor } from './statute.ts';

/** The last moment at which something may be done. */
export type Deadline = Answer<{
  readonly date: LocalDate;
  /** Clock time in Utah; null where the text names none and the day counts to its end. */
  readonly time: '17:00:00' | null;
  /** Whether the named moment itself is still in time: "no later than 5 p.m." is, "before 5 p.m." is not. */
  readonly inclusive: boolean;
  /** The moment in UTC; of a day that counts to its end, the first moment after it. */
  readonly instant: string;
  readonly zone: string;
}>;

type Rule = {
  readonly days: number;
  readonly clause: Clause;
  readonly time: Deadline['time'];
  readonly inclusive: boolean;
  /** Counted to a business day by the text itself; else a roll-over is a question. */
  readonly rolls: boolean;
};

function requestRule(contest: Contest, setting: Setting, { id }: Statute): Rule {
  if (!isRace(contest)) {
    return id === 'V-2025'
      ? { days: 7, clause: DEADLINE.tenVoters, time: '17:00:00', inclusive: true, rolls: true }
      : { days: 7, clause: DEADLINE.tenVotersBefore, time: null, inclusive: true, rolls: false };
  }
  const days = setting.election === 'municipal-primary' ? 3 : 7;
  switch (id) {
    case 'V-2025': {
      const clause =
        setting.election === 'municipal-primary' ? DEADLINE.municipalPrimary : DEADLINE.others;
      return { days: 3, clause, time: '17:00:00', inclusive: true, rolls: true };
    }
    case 'V-2024':
      return {
        days,
        clause: DEADLINE.before2025,
        time: '17:00:00',
        inclusive: false,
        rolls: false,
      };
    case 'V-2013':
      return { days, clause: DEADLINE.before2024, time: null, inclusive: true, rolls: false };
  }
}

function deadlineOf(
  date: LocalDate,
  { time, inclusive, clause }: Rule,
  rolled: LocalDate,
): Deadline {
  const instant = time === null ? instantOf(addDays(date, 1), '00:00') : instantOf(date, time);
  return {
    date,
    time,
    inclusive,
    instant,
    zone: UTAH,
    clauses: [clause, ...(rolled === date ? [] : [DEADLINE.rollOver])],
    questions: rolled === date ? [] : [DEADLINE_QUESTIONS.rollOver(date, rolled)],
  };
}

/**
 * Until when a request may be filed, from the local date on which the canvass was completed: of the municipality, the county
 * or, for a request filed with the lieutenant governor, the state (20A-4-401(4), (7)).
 */
export function requestDeadline(
  contest: Contest,
  setting: Setting,
  canvassCompleted: LocalDate,
  proclaimed: readonly ProclaimedDay[] = [],
): Deadline {
  const rule = requestRule(contest, setting, statuteFor(setting.electionDate));
  if (rule.rolls) {
    const date = firstBusinessDayAtLeast(rule.days, canvassCompleted, proclaimed);
    return deadlineOf(date, rule, date);
  }
  const date = addDays(canvassCompleted, rule.days);
  return deadlineOf(date, rule, onBusinessDay(date, proclaimed));
}

export type Receipt = Answer<{
  /** `pending`: received before the canvass was completed. */
  readonly is: 'in-time' | 'late' | 'pending';
}>;

/** How a request received at this moment (UTC) stands to its deadline. */
export function receiptOf(
  receivedAt: string,
  canvassCompleted: LocalDate | null,
  deadline: Deadline | null,
): Receipt {
  const { clauses } = deadline ?? { clauses: [] };
  const early = canvassCompleted === null || localMoment(receivedAt).date < canvassCompleted;
  if (early || deadline === null) {
    return { is: 'pending', clauses, questions: [DEADLINE_QUESTIONS.early] };
  }
  // To the second, as the clock on the wall shows it.
  const received = Math.floor(Date.parse(receivedAt) / 1_000);
  const last = Math.floor(Date.parse(deadline.instant) / 1_000);
  const atTheMoment = deadline.time !== null && deadline.inclusive && received === last;
  return { is: received < last || atTheMoment ? 'in-time' : 'late', clauses, questions: [] };
}

export type Completion = Answer<{
  /** The literal date, which is the plan; null where the statute gives none. */
  readonly date: LocalDate | null;
  /** The later date, where a roll-over rule applies; the same where it changes nothing. */
  readonly rolled: LocalDate | null;
}>;

export type RecountCause =
  /** (2): the local date on which the board certified the vote totals. */
  | { readonly is: 'required'; readonly certified: LocalDate }
  /** (3): the local dates on which losing candidates asked, at least one. */
  | { readonly is: 'requested'; readonly asked: readonly LocalDate[] }
  | { readonly is: 'ten-voters' };

/** By when the recount must be conducted ((5)(a)); calendar days end on the literal date. */
export function completionDeadline(
  cause: RecountCause,
  proclaimed: readonly ProclaimedDay[] = [],
): Completion {
  if (cause.is === 'ten-voters') {
    return { date: null, rolled: null, clauses: [DEADLINE.noCompletion], questions: [] };
  }
  const [first, ...more] =
    cause.is === 'required' ? [cause.certified] : cause.asked.toSorted((a, b) => (a < b ? -1 : 1));
  if (first === undefined) throw new Error('a request without a date');
  const required = cause.is === 'required';
  const date = addDays(first, required ? 10 : 7);
  const rolled = onBusinessDay(date, proclaimed);
  const several: readonly Question[] = more.some((one) => one !== first)
    ? [DEADLINE_QUESTIONS.severalRequests]
    : [];
  return {
    date,
    rolled,
    clauses: [
      required ? DEADLINE.required : DEADLINE.requested,
      ...(rolled === date ? [] : [DEADLINE.rollOver]),
    ],
    questions: [
      ...(rolled === date ? [] : [DEADLINE_QUESTIONS.rollOver(date, rolled)]),
      ...several,
    ],
  };
}

export type Lot = Answer<{
  readonly who:
    | 'election-officer'
    | 'governor-lieutenant-governor-attorney-general'
    | 'district-judges';
  /** Who calls the public meeting and says in what manner the lot is drawn. */
  readonly calledBy: 'election-officer' | 'governor' | 'district-judges';
  /** The last day for the meeting; null while the recount canvass is not completed. */
  readonly by: LocalDate | null;
}>;

function lotDate(
  { id }: Statute,
  canvassed: LocalDate,
  proclaimed: readonly ProclaimedDay[],
): LocalDate {
  switch (id) {
    case 'V-2025':
      return firstBusinessDayAtLeast(3, canvassed, proclaimed);
    case 'V-2024':
      return addDays(canvassed, 3);
    case 'V-2013':
      return addDays(canvassed, 30);
  }
}

/** Who draws the lot that a tie vote needs, and by when, from the day on which the recount canvass was completed (20A-1-304). */
export function lotOf(
  setting: Setting,
  recountCanvassed: LocalDate | null,
  proclaimed: readonly ProclaimedDay[] = [],
): Lot {
  const statute = statuteFor(setting.electionDate);
  const by = recountCanvassed === null ? null : lotDate(statute, recountCanvassed, proclaimed);
  const notice = [DEADLINE.lotNotice, DEADLINE.lotTime[statute.id]];
  const primary = setting.election === 'regular-primary';
  if (primary && setting.reach !== 'one-county') {
    return {
      who: 'governor-lieutenant-governor-attorney-general',
      calledBy: 'governor',
      by,
      clauses: [DEADLINE.lotState, ...notice],
      questions: [],
    };
  }
  if (primary && setting.countyOffice) {
    return {
      who: 'district-judges',
      calledBy: 'district-judges',
      by,
      clauses: [DEADLINE.lotCounty, ...notice],
      questions: [],
    };
  }
  return {
    who: 'election-officer',
    calledBy: 'election-officer',
    by,
    clauses: [primary && !isMunicipal(setting) ? DEADLINE.lotOtherSeat : DEADLINE.lot, ...notice],
    questions: [],
  };
}
