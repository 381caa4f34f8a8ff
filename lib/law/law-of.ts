import { type RecountBasis, recountBasis } from './basis.ts';
import type { ProclaimedDay } from './calendar/holidays.ts';
import { type LocalDate, localMoment } from './calendar/local-date.ts';
import type { Question } from './clause.ts';
import type { Contest } from './contest.ts';
import {
  type Completion,
  completionDeadline,
  type Deadline,
  type Lot,
  lotOf,
  type Receipt,
  type RecountCause,
  receiptOf,
  requestDeadline,
} from './deadlines.ts';
import type { Declaration } from './declaration.ts';
import { declare } from './declare.ts';
import {
  type Board,
  boardOfCanvassers,
  costBearer,
  type Duties,
  filingOfficer,
  type Officers,
  officersOf,
  reportDuties,
} from './people.ts';
import type { Setting } from './setting.ts';
import { type Statute, statuteFor } from './statute.ts';

/** One contest as the canvass left it, and what has happened since. */
export type LawCase = {
  readonly contest: Contest;
  readonly setting: Setting;
  /** Canvassed valid votes of each choice, in ballot order. */
  readonly votes: readonly number[];
  /** Local date on which the canvass was completed; null before. */
  readonly canvassCompleted: LocalDate | null;
  /** Moments, in UTC, at which requests were received. */
  readonly requests: readonly string[];
  /** Once the recount is counted: its votes, and the local date on which its canvass was completed. */
  readonly recount: {
    readonly votes: readonly number[];
    readonly canvassCompleted: LocalDate | null;
  } | null;
  /** Members of the board of canvassers, where known. */
  readonly boardMembers: number | null;
  readonly proclaimed: readonly ProclaimedDay[];
};

export type LawAnswers = {
  readonly statute: Statute;
  readonly basis: RecountBasis;
  readonly request: Deadline | null;
  readonly receipts: readonly (Receipt & { readonly at: string })[];
  readonly completion: Completion | null;
  readonly filing: ReturnType<typeof filingOfficer>;
  readonly cost: ReturnType<typeof costBearer>;
  readonly officers: Officers;
  readonly board: Omit<Board, 'quorumOf'> & { readonly quorum: number | null };
  readonly duties: Duties;
  readonly declaration: Declaration | null;
  /** Only where the recount ends in a tie vote. */
  readonly lot: Lot | null;
};

/** Why the recount is conducted, as far as it is known; null where nothing has set it off. */
function causeOf(
  of: LawCase,
  basis: RecountBasis,
  receipts: LawAnswers['receipts'],
): RecountCause | null {
  if (basis.required.is === 'yes') {
    return of.canvassCompleted === null ? null : { is: 'required', certified: of.canvassCompleted };
  }
  const counted = receipts.filter(({ is }) => is === 'in-time');
  if (counted.length === 0) return null;
  const voters = basis.distances.some(({ who }) => who === 'any-10-voters');
  if (voters) return { is: 'ten-voters' };
  return { is: 'requested', asked: counted.map(({ at }) => localMoment(at).date) };
}

/** Everything that the statute says of one contest: the same answers for a screen, a script and a sceptic. */
export function lawOf(of: LawCase): LawAnswers {
  const { contest, setting, votes, canvassCompleted, proclaimed, recount } = of;
  const basis = recountBasis(contest, votes, setting);
  const request =
    canvassCompleted === null || !basis.applies
      ? null
      : requestDeadline(contest, setting, canvassCompleted, proclaimed);
  const receipts = of.requests.map((at) => ({ at, ...receiptOf(at, canvassCompleted, request) }));
  const cause = causeOf(of, basis, receipts);
  const declaration = recount && basis.applies ? declare(contest, recount.votes) : null;
  const { quorumOf, ...board } = boardOfCanvassers(contest, setting);
  return {
    statute: statuteFor(setting.electionDate),
    basis,
    request,
    receipts,
    completion: cause && completionDeadline(cause, proclaimed),
    filing: filingOfficer(contest, setting),
    cost: costBearer(contest, setting),
    officers: officersOf(contest, setting),
    board: { ...board, quorum: of.boardMembers === null ? null : quorumOf(of.boardMembers) },
    duties: reportDuties(contest, setting),
    declaration,
    lot:
      declaration?.is === 'tie-vote'
        ? lotOf(setting, recount?.canvassCompleted ?? null, proclaimed)
        : null,
  };
}

/** What the law leaves open for this contest, each question once. */
export function questionsOf(answers: LawAnswers): readonly Question[] {
  const { basis, request, receipts, completion, filing, cost, officers, board } = answers;
  const { duties, declaration, lot } = answers;
  const asked = [
    basis,
    request,
    ...receipts,
    completion,
    filing,
    cost,
    officers,
    board,
    duties,
    declaration,
    lot,
  ].flatMap((answer) => answer?.questions ?? []);
  return asked.filter(({ id }, at) => asked.findIndex((one) => one.id === id) === at);
}
