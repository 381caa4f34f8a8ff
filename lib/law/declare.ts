import { CLAUSES, QUESTIONS } from './clauses.ts';
import { type Contest, isRace, type Proposition, type Race } from './contest.ts';
import type { Clause, Declaration, Question, Standing } from './declaration.ts';

type Ranked = Declaration['figures'];

/** In order of votes; equal votes share a rank and keep their order on the ballot. */
function ranked(contest: Contest, votes: readonly number[]): Ranked {
  const standings = contest.choices.map(({ id }, at): Standing => {
    const value = votes[at];
    if (value === undefined) throw new Error(`no votes for ${id}`);
    return { choice: id, votes: value };
  });
  if (votes.length > standings.length) throw new Error('votes for no choice');
  const inOrder = standings.toSorted((a, b) => b.votes - a.votes);
  return inOrder.map((one) => ({
    ...one,
    rank: 1 + inOrder.filter((other) => other.votes > one.votes).length,
  }));
}

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

type AtTheLine = Pick<Declaration, 'chosen' | 'tie'>;

/** Who is chosen whatever a lot says, and who stands at the cut line with the same number of votes. */
function atTheLine(figures: Ranked, toBeChosen: number): AtTheLine {
  const last = figures[Math.min(toBeChosen, figures.length) - 1];
  const ids = (some: Ranked) => some.map(({ choice }) => choice);
  if (!last) return { chosen: [], tie: null };
  const above = figures.filter((one) => one.votes > last.votes);
  const level = figures.filter((one) => one.votes === last.votes);
  const places = Math.min(toBeChosen, figures.length) - above.length;
  if (level.length === places) return { chosen: ids([...above, ...level]), tie: null };
  return { chosen: ids(above), tie: { among: ids(level), places } };
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
