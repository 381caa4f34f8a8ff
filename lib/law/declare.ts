import type { Clause, Question } from './clause.ts';
import { type Contest, isRace, type Proposition, type Race } from './contest.ts';
import { type AtTheLine, atTheLine, type Ranked, ranked } from './cut-line.ts';
import type { Declaration } from './declaration.ts';
import { CLAUSES, QUESTIONS } from './declare-clauses.ts';

/** (9)(a)(iv); passes only with more votes for than against (20A-1-303(2)). There is no tie vote and no lot. */
function declareProposition(contest: Proposition, votes: readonly number[]): Declaration {
  const [inFavour = 0, against = 0] = votes;
  return {
    is: inFavour > against ? 'passed' : 'failed',
    chosen: [],
    tie: null,
    figures: ranked(contest, votes),
    clauses: [CLAUSES.proposition, CLAUSES.majority],
    questions: [],
  };
}

/** (A)–(D); for a single office for which more than one advances, which they do not name, by likeness. */
function clauseOf(contest: Race, { chosen, tie }: AtTheLine): Clause {
  if (contest.kind === 'at-large') return tie ? CLAUSES.atLargeTie : CLAUSES.atLarge;
  if (tie && chosen.length === 0) return CLAUSES.singleTie;
  if (contest.toBeChosen === 1) return CLAUSES.singleOffice;
  return tie ? CLAUSES.twoAdvanceTie : CLAUSES.twoAdvance;
}

/** Where the words leave two readings. */
function questionsOf(
  contest: Race,
  figures: Ranked,
  { chosen, tie }: AtTheLine,
): readonly Question[] {
  const single = contest.kind === 'single-office';
  const first = figures.filter(({ rank }) => rank === 1);
  const tiedAbove = !tie && first.length > 1;
  return [
    ...(single && tie && chosen.length > 0 ? [QUESTIONS.tieForSecond] : []),
    ...(tiedAbove ? [single ? QUESTIONS.tieForFirst : QUESTIONS.tieAboveTheLine] : []),
    ...(figures.every(({ votes }) => votes === 0) ? [QUESTIONS.noVotes] : []),
  ];
}

/**
 * (5)(b)(iv)(A)–(D): the highest number of votes, until all places are filled; a tie vote only where the cut line needs
 * it. A tie among those who lose, or among those who are all chosen, changes nothing.
 */
function declareRace(contest: Race, votes: readonly number[]): Declaration {
  const figures = ranked(contest, votes);
  const line = atTheLine(figures, contest.toBeChosen);
  const nominates = contest.chooses === 'nominated';
  return {
    is: line.tie ? 'tie-vote' : contest.chooses,
    chosen: line.chosen,
    tie: line.tie,
    figures,
    clauses: [clauseOf(contest, line), ...(nominates ? [CLAUSES.nominated] : [])],
    questions: questionsOf(contest, figures, line),
  };
}

/**
 * What the election officer declares on the recount, from `toBeChosen` and the votes for each choice in ballot order.
 * 20A-4-401(5)(b)(iv) for races, (9)(a)(iv) for propositions.
 */
export function declare(contest: Contest, votes: readonly number[]): Declaration {
  return isRace(contest) ? declareRace(contest, votes) : declareProposition(contest, votes);
}
