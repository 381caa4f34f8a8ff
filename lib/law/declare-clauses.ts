import type { Clause, Question } from './clause.ts';

function statute(cite: string, says: string): Clause {
  return { cite: `20A-4-401${cite}`, says, certainty: 'statute text' };
}

export const CLAUSES = {
  singleOffice: statute(
    '(5)(b)(iv)(A)',
    'for a race between candidates for a single office, declare elected the candidate who receives the highest number of votes on the recount',
  ),
  atLarge: statute(
    '(5)(b)(iv)(B)',
    'for a race for an at-large office, declare elected the candidate who receives the highest number of votes on the recount, until all offices are filled by the candidates who received the highest number of votes',
  ),
  singleTie: statute(
    '(5)(b)(iv)(C)',
    'in which two or more candidates receive an equal and the highest number of votes, declare a tie vote',
  ),
  atLargeTie: statute(
    '(5)(b)(iv)(D)',
    'in which two or more candidates receive an equal number of votes, declare a tie vote if the selection of the winning candidate by lot under Section 20A-1-304 is necessary to determine which candidate is elected to the at-large office',
  ),
  proposition: statute(
    '(9)(a)(iv)',
    'declare the ballot proposition or bond proposition to have "passed" or "failed" based upon the results of the recount',
  ),
  twoAdvance: {
    cite: '20A-4-401(5)(b)(iv)(A)',
    says: 'by likeness, for a single office for which more than one advances: the highest numbers of votes on the recount, until all places are filled',
    certainty: 'reading of ours',
  },
  twoAdvanceTie: {
    cite: '20A-4-401(5)(b)(iv)(D)',
    says: 'by likeness, for a single office for which more than one advances: a tie vote, if the lot is necessary to determine who advances',
    certainty: 'reading of ours',
  },
  majority: {
    cite: '20A-1-303(2)',
    says: 'a proposition passes if the number of "yes" votes is greater than the number of "no" votes; it fails if they are equal or the "no" votes are greater',
    certainty: 'older text',
  },
  nominated: {
    cite: '20A-4-304(1)(a)',
    says: 'declare "elected" or "nominated" those who had the highest number of votes; a primary nominates',
    certainty: 'current copy',
  },
} as const satisfies Readonly<Record<string, Clause>>;

export const QUESTIONS = {
  tieForSecond: {
    id: 'tie-for-second',
    asks: 'A single office with two to advance ends in a tie for second. Does (C), which speaks of the highest number only, or the at-large rule (D) apply?',
    readings: [
      {
        cites: '20A-4-401(5)(b)(iv)(C)',
        answer: 'The words name only an equal and the highest number: no tie vote is declared.',
      },
      {
        cites: '20A-4-401(5)(b)(iv)(D), by likeness',
        answer: 'Who advances is not determined: a tie vote is declared, and the lot decides.',
      },
    ],
  },
  tieForFirst: {
    id: 'tie-for-first',
    asks: 'A single office with more than one to advance: those with the highest number are tied, and all of them advance. Does (C) ask for a tie vote?',
    readings: [
      {
        cites: '20A-4-401(5)(b)(iv)(C)',
        answer: 'By its words, two or more with an equal and the highest number are a tie vote.',
      },
      {
        cites: '20A-4-401(5)(b)(iv)(D), by likeness',
        answer: 'All of them advance, so no lot is necessary: no tie vote.',
      },
    ],
  },
  tieAboveTheLine: {
    id: 'tie-above-the-line',
    asks: 'Candidates for an at-large office are tied, and all of them are chosen. (2)(a) asks for a recount when two or more receive "an equal and the highest number of votes for that office".',
    readings: [
      {
        cites: '20A-4-401(2)(b), (5)(b)(iv)(D)',
        answer: 'No candidate must be eliminated and no lot is necessary: no tie vote.',
      },
      {
        cites: '20A-4-401(2)(a)',
        answer: 'By its words alone (2)(a) reaches any equal and highest number of votes.',
      },
    ],
  },
  noVotes: {
    id: 'no-votes',
    asks: 'No candidate received a vote. Is nought a highest number of votes?',
    readings: [
      {
        cites: '20A-4-401(5)(b)(iv), by its words',
        answer:
          'Nought is then equal and the highest: two or more for one place are a tie vote, and candidates for whom there are places enough are declared.',
      },
      {
        cites: '20A-4-401(5)(b)(iv), read as a whole',
        answer: 'Nobody received votes: there is nothing to declare. Ask counsel.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
