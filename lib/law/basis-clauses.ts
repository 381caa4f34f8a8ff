import type { Clause, Question } from './clause.ts';

function statute(cite: string, says: string): Clause {
  return { cite: `20A-4-401${cite}`, says, certainty: 'statute text' };
}

export const BASIS = {
  instantRunoff: {
    cite: '20A-4-401(1)',
    says: 'this section does not apply to a race conducted by instant runoff voting under Chapter 4, Part 6; its own rules stand in 20A-4-603, 604 and 606',
    certainty: 'current copy',
  },
  tie: statute(
    '(2)(a)',
    'the election officer shall conduct a recount if two or more candidates for an office receive an equal and the highest number of votes for that office',
  ),
  atLargeTie: statute(
    '(2)(b)',
    'the election officer shall conduct a recount if, in a race for an at-large office, two or more candidates receive an equal number of votes and at least one of them must be eliminated to determine which candidates are elected',
  ),
  limit: statute(
    '(3)(a)',
    'a losing candidate may file a request if the difference between a winning and the losing candidate is equal to or less than .25% of the total number of votes cast for all candidates in the race',
  ),
  oneVote: statute(
    '(3)(b)',
    'where the total of all votes cast in the race is 400 or less, a losing candidate may file a request if the difference is one vote',
  ),
  proposition: statute(
    '(7)(a)',
    'any 10 voters who voted in the election may file a request if the proposition passes or fails by a margin equal to or less than .25% of the total votes cast for or against it',
  ),
  propositionOneVote: statute(
    '(7)(b)',
    'where the total of all votes cast for or against is 400 or less, any 10 voters who voted in the election may file a request if the difference is one vote',
  ),
  votesForAll: {
    cite: '20A-4-102(6), 20A-4-105',
    says: 'votes cast for all candidates are valid votes, of qualified write-in candidates too; undervotes, overvotes and write-ins for anyone else are none',
    certainty: 'older text',
  },
  beforeTies: {
    cite: '20A-4-401 (2013 to 2024)',
    says: 'a tie set off no recount by itself; lots were drawn under the section on ties',
    certainty: 'older text',
  },
} as const satisfies Readonly<Record<string, Clause>>;

export const BASIS_QUESTIONS = {
  tieAboveTheLine: {
    id: 'recount-of-a-tie-above-the-line',
    asks: 'Candidates for an at-large office are tied with the highest number of votes, and all of them are chosen. Must there be a recount?',
    readings: [
      {
        cites: '20A-4-401(2)(b)',
        answer:
          'No: the rule for at-large offices asks that one of the tied must be eliminated, and none must.',
      },
      {
        cites: '20A-4-401(2)(a)',
        answer:
          'Yes: by its words (2)(a) reaches any equal and highest number of votes for an office.',
      },
    ],
  },
  tieForSecond: {
    id: 'recount-of-a-tie-for-second',
    asks: 'A single office with more than one to advance ends in a tie at the cut line, below the first place. Must there be a recount?',
    readings: [
      {
        cites: '20A-4-401(2)(a)',
        answer: 'No: (2)(a) names the highest number of votes only.',
      },
      {
        cites: '20A-4-401(2)(b), by likeness',
        answer: 'Yes: one of the tied must be eliminated to determine who advances.',
      },
    ],
  },
  tieForFirst: {
    id: 'recount-of-a-tie-for-first',
    asks: 'A single office with more than one to advance: those with the highest number are tied, and all of them advance. Must there be a recount?',
    readings: [
      {
        cites: '20A-4-401(2)(a)',
        answer: 'Yes: by its words, an equal and the highest number of votes is enough.',
      },
      {
        cites: '20A-4-401(2)(b), by likeness',
        answer: 'No: nobody tied must be eliminated.',
      },
    ],
  },
  noVotes: {
    id: 'recount-of-no-votes',
    asks: 'No candidate received a vote. Is nought an equal and the highest number of votes?',
    readings: [
      { cites: '20A-4-401(2), by its words', answer: 'Yes: a recount is conducted.' },
      {
        cites: '20A-4-401(2), read as a whole',
        answer: 'No votes were received, so none are equal. Ask counsel.',
      },
    ],
  },
  primaryElects: {
    id: 'at-large-primary-nominates',
    asks: 'Candidates of a primary are tied at the cut line. (2)(b) speaks of who is “elected”; a primary nominates. Does it apply?',
    readings: [
      {
        cites: '20A-4-401(2)(b)',
        answer: 'Yes: “elected” is read as “nominated”, as in 20A-4-304(1)(a).',
      },
      {
        cites: '20A-4-401(2)(b), to the letter',
        answer: 'No: nobody is elected at a primary.',
      },
    ],
  },
  waiver: {
    id: 'waiving-a-required-recount',
    asks: 'Can a tied candidate waive the recount that a tie requires?',
    readings: [
      { cites: '20A-4-401(2)', answer: 'No: the election officer “shall conduct” it.' },
      {
        cites: 'nothing in 20A-4-401',
        answer:
          'The section names no waiver and forbids none; before 2024 no recount was automatic.',
      },
    ],
  },
  besideRequired: {
    id: 'request-beside-a-required-recount',
    asks: 'A recount of the whole race is required. May a losing candidate within the limit also file a request?',
    readings: [
      {
        cites: '20A-4-401(3)(a), (b): “Except as provided in Subsection (2)”',
        answer: 'No: the required recount takes the place of a request, and covers the race.',
      },
      {
        cites: '20A-4-401(3)(a), by its words',
        answer: 'The losing candidate is within the limit; a request kept in reserve does no harm.',
      },
    ],
  },
  tiedSmallProposition: {
    id: 'tied-proposition-of-400-or-fewer',
    asks: 'A proposition with 400 votes or fewer is tied. (7)(a) begins “Except as provided in Subsection (7)(b)”, and (7)(b) asks for a difference of one vote. May ten voters ask for a recount?',
    readings: [
      {
        cites: '20A-4-401(7)(b)',
        answer: 'No: for 400 votes or fewer only a difference of one vote opens a request.',
      },
      {
        cites: '20A-4-401(7)(a)',
        answer: 'Yes: a margin of nought is equal to or less than .25%, and (7)(b) adds to (7)(a).',
      },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
