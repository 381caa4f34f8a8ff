/** How sure the text of a clause is, in words: the tags of the fact sheet. */
export const CERTAINTIES = [
  'statute text',
  'current copy',
  'older text',
  'press report',
  'reading of ours',
  'not at hand',
] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** Where an answer comes from. */
export type Clause = {
  /** `20A-4-401(5)(b)(iv)(A)` */
  readonly cite: string;
  readonly says: string;
  readonly certainty: Certainty;
};

/** Two readings stand: both are shown, none is the default. */
export type Question = {
  readonly id: string;
  readonly asks: string;
  readonly readings: readonly { readonly cites: string; readonly answer: string }[];
};

/** An answer of the law never comes without its clauses, nor without what it leaves open. */
export type Answer<Value> = Value & {
  readonly clauses: readonly Clause[];
  readonly questions: readonly Question[];
};
