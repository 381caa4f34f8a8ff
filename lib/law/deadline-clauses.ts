import type { LocalDate } from './calendar/local-date.ts';
import type { Clause, Question } from './clause.ts';

function statute(cite: string, says: string): Clause {
  return { cite: `20A-4-401${cite}`, says, certainty: 'statute text' };
}

export const DEADLINE = {
  municipalPrimary: statute(
    '(4)(a)',
    'for a municipal primary election, no later than 5 p.m. on the first business day that is at least three calendar days after the day on which the canvass is completed',
  ),
  others: statute(
    '(4)(b)',
    'for all other elections, no later than 5 p.m. on the first business day that is at least three calendar days after the day on which the canvass is completed',
  ),
  tenVoters: statute(
    '(7)',
    'no later than 5 p.m. on the first business day that is at least seven calendar days after the day of the canvass',
  ),
  before2025: {
    cite: '20A-4-401(4) (2024 to 2025)',
    says: 'before 5 p.m., no later than three days (municipal primary) or seven days (others) after the day on which the canvass is completed',
    certainty: 'current copy',
  },
  before2024: {
    cite: '20A-4-401 (2013 to 2024)',
    says: 'within three days (municipal primary) or seven days (others) after the canvass',
    certainty: 'older text',
  },
  tenVotersBefore: {
    cite: '20A-4-401 (before 7 May 2025)',
    says: 'ten voters: within seven days of the canvass; the text for propositions of that time was not read',
    certainty: 'not at hand',
  },
  rollOver: {
    cite: '20A-1-401 (2014)',
    says: 'if a deadline that falls before or after a specified date or event falls on a Saturday, Sunday, or legal holiday, the deadline shall be considered to fall on the following business day; whether the section lives on is not known',
    certainty: 'older text',
  },
  required: statute(
    '(5)(a)(i)',
    'for a race described in Subsection (2), no later than 10 calendar days after the day on which the board of canvassers certifies the vote totals',
  ),
  requested: statute(
    '(5)(a)(ii)',
    'for a race described in Subsection (3), no later than seven calendar days after the day on which the losing candidate requests the recount',
  ),
  noCompletion: statute(
    '(9)',
    'for a ballot proposition or a bond proposition the section names no date by which the recount must be completed',
  ),
  lot: {
    cite: '20A-1-304(2)',
    says: 'the election officer shall determine the winning candidate, by lot, in whatever manner the election officer determines, in a public meeting',
    certainty: 'current copy',
  },
  lotOtherSeat: {
    cite: '20A-1-304(2)',
    says: 'a primary for a seat within one county that is no county office falls under neither (3)(a) nor (3)(b): the election officer draws the lot',
    certainty: 'reading of ours',
  },
  lotState: {
    cite: '20A-1-304(3)(a)',
    says: 'in a primary for a national or statewide office or one that represents more than one county, the governor, the lieutenant governor and the attorney general, in a manner that the governor decides',
    certainty: 'current copy',
  },
  lotCounty: {
    cite: '20A-1-304(3)(b)',
    says: 'in a primary for a county office, the district court judges of the district in which the county lies, in a manner that they decide',
    certainty: 'current copy',
  },
  lotNotice: {
    cite: '20A-1-304(2)(b)',
    says: 'provide notice and an opportunity for each candidate involved in the tie to observe the casting or drawing of the lot or to send a representative',
    certainty: 'current copy',
  },
  lotTime: {
    'V-2025': {
      cite: '20A-1-304(2)',
      says: 'no later than the first business day that is at least three calendar days after the day on which the recount canvass is completed',
      certainty: 'current copy',
    },
    'V-2024': {
      cite: '20A-1-304 (2024 to 2025)',
      says: 'no later than three days after the recount canvass is completed',
      certainty: 'current copy',
    },
    'V-2013': {
      cite: '20A-1-304 (2013 to 2024)',
      says: 'within 30 days after the canvass, in the presence of each tied candidate (five days for a municipal primary in the text of 2014)',
      certainty: 'older text',
    },
  },
} as const satisfies Readonly<Record<string, Clause | Readonly<Record<string, Clause>>>>;

export const DEADLINE_QUESTIONS = {
  rollOver: (literal: LocalDate, rolled: LocalDate): Question => ({
    id: 'roll-over',
    asks: 'The last day falls on a weekend or a legal holiday. Does the deadline roll over?',
    readings: [
      {
        cites: 'the text, to the letter',
        answer: `No: the last day is ${literal}. The earlier date is the plan.`,
      },
      {
        cites: '20A-1-401 (2014), if it lives on',
        answer: `Yes: the last day is ${rolled}, the following business day.`,
      },
    ],
  }),
  early: {
    id: 'request-before-the-canvass',
    asks: 'The request came before the canvass was completed. Does it count, and from which day do the seven days of (5)(a)(ii) run?',
    readings: [
      {
        cites: '20A-4-401(4), which names a last moment only',
        answer:
          'It is filed; the margin is judged at the canvass, and the days run from the canvass.',
      },
      {
        cites: '20A-4-401(5)(a)(ii): “requests the recount”',
        answer: 'It is filed, and the days run from the day on which it was received.',
      },
    ],
  },
  severalRequests: {
    id: 'several-requests',
    asks: 'More than one losing candidate asked, on different days. Which request sets the date of completion?',
    readings: [
      {
        cites: '20A-4-401(5)(a)(ii)',
        answer: 'The first: one recount serves all, and its date must not be missed.',
      },
      {
        cites: '20A-4-401(5)(a)(ii)',
        answer: 'Each its own: the last request gives the latest date.',
      },
    ],
  },
} as const;
