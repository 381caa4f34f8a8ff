import type { Contest } from './contest.ts';
import type { Declaration, Standing } from './declaration.ts';

export type Ranked = Declaration['figures'];

/** In order of votes; equal votes share a rank and keep their order on the ballot. */
export function ranked(contest: Contest, votes: readonly number[]): Ranked {
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

export type AtTheLine = Pick<Declaration, 'chosen' | 'tie'>;

/** Who is chosen whatever a lot says, and who stands at the cut line with the same number of votes. */
export function atTheLine(figures: Ranked, toBeChosen: number): AtTheLine {
  const last = figures[Math.min(toBeChosen, figures.length) - 1];
  const ids = (some: Ranked) => some.map(({ choice }) => choice);
  if (!last) return { chosen: [], tie: null };
  const above = figures.filter((one) => one.votes > last.votes);
  const level = figures.filter((one) => one.votes === last.votes);
  const places = Math.min(toBeChosen, figures.length) - above.length;
  if (level.length === places) return { chosen: ids([...above, ...level]), tie: null };
  return { chosen: ids(above), tie: { among: ids(level), places } };
}
