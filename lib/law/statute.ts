/** A version of 20A-4-401: a recount is judged by the one in force at its election. */
export type Statute = {
  readonly id: 'V-2013' | 'V-2024' | 'V-2025';
  /** First day in force, `YYYY-MM-DD`. */
  readonly inForceFrom: string;
  readonly source: string;
};

const OLDEST: Statute = {
  id: 'V-2013',
  inForceFrom: '2013-05-14',
  source: '20A-4-401 as amended by ch. 92 (2013)',
};

/** Newest first. What each version says besides is the business of the functions that ask for it. */
export const STATUTES: readonly Statute[] = [
  { id: 'V-2025', inForceFrom: '2025-05-07', source: '20A-4-401 as in force from 7 May 2025' },
  { id: 'V-2024', inForceFrom: '2024-05-01', source: '20A-4-401 as amended by H.B. 515 (2024)' },
  OLDEST,
];

/** The version for an election's local date, `YYYY-MM-DD`; elections before 2013 are judged by the oldest one held. */
export function statuteFor(electionDate: string): Statute {
  return STATUTES.find(({ inForceFrom }) => inForceFrom <= electionDate) ?? OLDEST;
}
