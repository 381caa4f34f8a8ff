import type { LocalDate } from './calendar/local-date.ts';

/** Which election it is: it decides the clerk, the board and who draws a lot. */
export const ELECTIONS = [
  'regular-general',
  'regular-primary',
  'municipal-general',
  'municipal-primary',
  'special-district',
  'other',
] as const;
export type Election = (typeof ELECTIONS)[number];

/** Where it was voted on. */
export const REACHES = ['one-county', 'multi-county', 'statewide'] as const;
export type Reach = (typeof REACHES)[number];

/** What the law asks of a contest besides its choices and votes. */
export type Setting = {
  readonly election: Election;
  readonly electionDate: LocalDate;
  readonly reach: Reach;
  /** Decides who draws a lot after a primary within one county (20A-1-304(3)(b)). */
  readonly countyOffice: boolean;
  /** Instant runoff voting under Title 20A, Chapter 4, Part 6. */
  readonly instantRunoff: boolean;
  /** A provider election officer conducts it under a contract or interlocal agreement (Title 11, Chapter 13). */
  readonly provider: boolean;
};

export function isMunicipal({ election }: Setting): boolean {
  return election === 'municipal-general' || election === 'municipal-primary';
}

export function isPrimary({ election }: Setting): boolean {
  return election === 'regular-primary' || election === 'municipal-primary';
}
