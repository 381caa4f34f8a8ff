import type { ChoiceId } from '../base/ids.ts';
import type { Clause, Question } from './clause.ts';

export type Standing = { readonly choice: ChoiceId; readonly votes: number };

/** What the officer declares. `figures` are in order of votes; equal votes have equal rank, never an order. */
export type Declaration = {
  readonly is: 'elected' | 'nominated' | 'tie-vote' | 'passed' | 'failed';
  /** Chosen whatever a lot says; for a proposition empty. */
  readonly chosen: readonly ChoiceId[];
  /** The tie that needs a lot, or null. `places` of `among` are to be filled. */
  readonly tie: { readonly among: readonly ChoiceId[]; readonly places: number } | null;
  readonly figures: readonly (Standing & { readonly rank: number })[];
  readonly clauses: readonly Clause[];
  readonly questions: readonly Question[];
};
