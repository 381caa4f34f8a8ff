import type { ChoiceId } from '../base/ids.ts';

/** Where an answer comes from, and how sure its text is, in words (tags of the fact sheet). */
export type Clause = {
  /** `20A-4-401(5)(b)(iv)(A)` */
  readonly cite: string;
  readonly says: string;
  readonly certainty: 'statute text' | 'current copy' | 'older text' | 'reading of ours';
};

/** Two readings stand: both are shown, none is the default. */
export type Question = {
  readonly id: string;
  readonly asks: string;
  readonly readings: readonly { readonly cites: string; readonly answer: string }[];
};

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
