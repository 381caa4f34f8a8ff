import type { ChoiceId } from '../../base/ids.ts';
import type { ProclaimedDay } from '../../law/calendar/holidays.ts';
import type { LocalDate } from '../../law/calendar/local-date.ts';
import type { Setting } from '../../law/setting.ts';

/** What the law asks of a recount besides its contest and figures, as the officer states it. */
export type StatedSetting = Omit<Setting, 'electionDate'> & {
  /** Local date on which the canvass was completed; null before. */
  readonly canvassCompleted: LocalDate | null;
  /** Members that the board of canvassers has, present or not. */
  readonly boardMembers: number | null;
  /** A date that the county set itself, where the statute gives none. */
  readonly target: LocalDate | null;
  /**
   * What becomes of an officer or a member of the board who is a candidate in the race. The statute as found does not bar it:
   * `barred` is the policy of this recount.
   */
  readonly candidates: 'recorded' | 'barred';
};

/** Who asks: a losing candidate ((3)), or voters who voted in the election ((7)). Of voters, numbers only. */
export type Asking =
  | { readonly is: 'candidate'; readonly choice: ChoiceId }
  | {
      readonly is: 'voters';
      /** Voters that the filing names. */
      readonly named: number;
      /** Names that stand in it more than once, struck. */
      readonly struckTwice: number;
      /** Persons who did not vote in the election, struck. */
      readonly struckNotVoted: number;
    };

/** A request as it was received. */
export type NewRequest = {
  readonly by: Asking;
  /** Who handed it in. */
  readonly filedBy: string;
  /** The moment in UTC, to the second. */
  readonly receivedAt: string;
  /** Who took it, of the office with which it is filed. */
  readonly receivedBy: string;
};

export type RecountRequest = NewRequest & {
  /** Its line. */
  readonly seq: number;
  readonly withdrawn: { readonly at: string; readonly reason: string } | null;
};

/** A court stopped the recount. */
export type Stay = {
  readonly seq: number;
  readonly at: string;
  readonly court: string;
  /** Its number or date, and what it says. */
  readonly order: string;
  readonly lifted: { readonly at: string; readonly authority: string } | null;
};

/** Which of two readings the officer goes by, and on whose advice. */
export type Reading = {
  readonly seq: number;
  readonly at: string;
  /** `id` of the question. */
  readonly question: string;
  /** Its place among the readings, from 0. */
  readonly reading: number;
  readonly advisedBy: string;
};

/** Why the recount is conducted and by when: found by rule whenever what it rests on changes. */
export type Plan = {
  readonly cause: 'required' | 'requested' | 'ten-voters' | null;
  /** The literal date by which it is conducted ((5)(a)); null where the statute gives none, or nothing has set it off. */
  readonly date: LocalDate | null;
  /** The later date, where a roll-over rule may apply. */
  readonly rolled: LocalDate | null;
};

/** The board of canvassers has canvassed the recount. */
export type RecountCanvass = {
  readonly seq: number;
  readonly on: LocalDate;
  readonly members: readonly string[];
  /** Members whose name is also that of a choice. */
  readonly candidates: readonly string[];
};

/** How a tie vote was decided (20A-1-304). It changes no figure: votes stay equal in every report. */
export type DrawnLot = {
  /** The moment in UTC. */
  readonly drawnAt: string;
  readonly place: string;
  readonly drawnBy: string;
  readonly presence: readonly string[];
  /** When and how the public and the candidates were told. */
  readonly notice: string;
  readonly method: string;
  readonly chosen: readonly ChoiceId[];
};

export type Legal = {
  readonly setting: StatedSetting | null;
  readonly requests: readonly RecountRequest[];
  readonly stays: readonly Stay[];
  readonly proclaimed: readonly ProclaimedDay[];
  /** The last reading recorded of each question. */
  readonly readings: readonly Reading[];
  readonly plan: Plan | null;
  /** Officers whose name is also that of a choice, at their first act that says so. */
  readonly candidates: readonly string[];
  readonly canvass: RecountCanvass | null;
  readonly lot: (DrawnLot & { readonly seq: number }) | null;
};

export const NO_LEGAL: Legal = {
  setting: null,
  requests: [],
  stays: [],
  proclaimed: [],
  readings: [],
  plan: null,
  candidates: [],
  canvass: null,
  lot: null,
};

/** The stay that stands, or null. */
export function stayOf({ stays }: Legal): Stay | null {
  return stays.findLast(({ lifted }) => lifted === null) ?? null;
}

/** Voters left in a filing after striking. */
export function votersLeft(by: Extract<Asking, { readonly is: 'voters' }>): number {
  return by.named - by.struckTwice - by.struckNotVoted;
}
