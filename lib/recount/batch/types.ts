import type { BatchId, PersonId, TableId } from '../../base/ids.ts';
import type { Cell, Figures } from '../figures.ts';

/** A secret of the ledger that this reader may not see: the line shows only its veil. */
export const VEILED = 'veiled';
export type Veiled = typeof VEILED;

/** A part of a batch that is counted and balanced by itself; one by default. */
export type Part = { readonly precinct: string | null; readonly ballots: number };

/** A line of the batch list. `ballots` are those the list says, the sum over `parts`. */
export type BatchInfo = {
  readonly name: string;
  readonly ballots: number;
  readonly parts: readonly Part[];
  readonly container: string | null;
  readonly votingMethod: string | null;
  readonly tabulator: string | null;
  /** Votes of the original canvass for each choice, in ballot order, where the list gives them. */
  readonly reported: readonly number[] | null;
};

/** Two counting judges, in the order in which they were seated. */
export type Pair = readonly [PersonId, PersonId];

/** One count of a batch by one pair. It is never removed, only left behind (`standing` of the status says which stand). */
export type Count = {
  /** The line that recorded it, and so its name. */
  readonly seq: number;
  readonly at: string;
  readonly table: TableId;
  readonly pair: Pair;
  /** The line of the count that this one takes again in its differing rows. */
  readonly corrects: number | null;
  readonly figures: Figures | Veiled;
  /** What the pair wrote where the sheet has a problem. */
  readonly note: string | Veiled | null;
};

/** Why a batch waits for the officer. */
export type HoldReason =
  | { readonly is: 'sheet-problem' }
  | { readonly is: 'ballots-set-aside'; readonly ballots: number }
  | { readonly is: 'ballots-differ-from-list'; readonly counted: number; readonly listed: number }
  | { readonly is: 'counts-still-differ'; readonly cells: number };

/** One pile of paper is in one place. */
export type Place =
  | { readonly at: 'storage'; readonly since: string }
  | {
      readonly at: 'table';
      readonly table: TableId;
      readonly pair: Pair;
      readonly since: string;
      /** The table has handed in its count and has only to bring the ballots back. */
      readonly submitted: boolean;
    };

/** `standing` names, by seq, the counts that a next one is held against. */
export type BatchStatus =
  | { readonly is: 'not-started' }
  | { readonly is: 'one-count'; readonly standing: readonly [number] }
  | {
      readonly is: 'counts-differ';
      readonly standing: readonly [number, number];
      /** Those of `standing` that came from a second taking. */
      readonly retaken: readonly number[];
      readonly cells: readonly Cell[] | Veiled;
    }
  | {
      readonly is: 'held';
      readonly standing: readonly number[];
      readonly reasons: readonly HoldReason[] | Veiled;
    }
  | { readonly is: 'another-count'; readonly standing: readonly number[] }
  | {
      readonly is: 'accepted';
      readonly count: number;
      readonly by: 'rule' | 'officer';
    }
  | { readonly is: 'reopened' };

/** What an officer wrote about a batch. */
export type Remark = {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly about: 'recalled' | 'accepted' | 'ordered' | 'reopened';
  readonly text: string | Veiled;
};

export type Batch = BatchInfo & {
  readonly id: BatchId;
  /** Steps with each event of the batch; a command names the version it saw. */
  readonly version: number;
  /** When the status or the place last changed. */
  readonly since: string;
  readonly place: Place;
  readonly status: BatchStatus;
  /** Every count ever handed in, in order. */
  readonly counts: readonly Count[];
  readonly remarks: readonly Remark[];
};
