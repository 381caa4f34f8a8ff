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

/** Who is chosen whatever a lot says, and who stands at the cut line with the same number of votes. */
function atTheLine(figures: Ranked, toBeChosen: number) {
  const last = figures[Math.min(toBeChosen, figures.length) - 1];
  const ids = (some: Ranked) => some.map(({ choice }) => choice);
  if (!last) return { chosen: [], tie: null };
  const above = figures.filter((one) => one.votes > last.votes);
  const level = figures.filter((one) => one.votes === last.votes);
  const places = Math.min(toBeChosen, figures.length) - above.length;
  if (level.length === places) return { chosen: ids([...above, ...level]), tie: null };
  return { chosen: ids(above), tie: { among: ids(level), places } };
}

function tiedAbove(figures: Ranked, chosen: readonly string[]): boolean {
  const [first, second] = figures;
  return (
    first !== undefined &&
    second !== undefined &&
    first.votes === second.votes &&
    chosen.includes(first.choice) &&
    chosen.includes(second.choice)
  );
}

/**
 * (5)(b)(iv)(A)–(D): the highest number of votes, until all places are filled; a tie vote only where the cut line needs
 * it. A tie among those who lose, or among those who are all chosen, changes nothing.
 */
function declareRace(contest: Race, votes: readonly number[]): Declaration {
  const figures = ranked(contest, votes);
  const { chosen, tie } = atTheLine(figures, contest.toBeChosen);
  const single = contest.kind === 'single-office';
  const clause: Clause = single
    ? tie
      ? CLAUSES.singleTie
      : CLAUSES.singleOffice
    : tie
      ? CLAUSES.atLargeTie
      : CLAUSES.atLarge;
  const questions: readonly Question[] = [
    ...(single && tie && chosen.length > 0 ? [QUESTIONS.tieForSecond] : []),
    ...(!tie && contest.toBeChosen > 1 && tiedAbove(figures, chosen)
      ? [QUESTIONS.tieAboveTheLine]
      : []),
    ...(figures.every((one) => one.votes === 0) ? [QUESTIONS.noVotes] : []),
  ];
  return {
    is: tie ? 'tie-vote' : contest.chooses,
    chosen,
    tie,
    figures,
    clauses: [clause, ...(contest.chooses === 'nominated' ? [CLAUSES.nominated] : [])],
    questions,
  };
}

/**
 * What the election officer declares on the recount, from `toBeChosen` and the votes for each choice in ballot order.
 * 20A-4-401(5)(b)(iv) for races, (9)(a)(iv) for propositions.
 */
export function declare(contest: Contest, votes: readonly number[]): Declaration {
  return isRace(contest) ? declareRace(contest, votes) : declareProposition(contest, votes);
}
