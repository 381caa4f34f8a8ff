import type { BatchId, PersonId, RecountId, TableId } from '../base/ids.ts';
import type { Contest } from '../law/contest.ts';
import type { Declaration } from '../law/declaration.ts';
import type { Batch, BatchStatus, Pair, Veiled } from './batch/types.ts';
import type { Legal } from './legal/types.ts';

/** Live counts, tests and demonstrations never share a ledger; the latter two wear a banner for good. */
export type Mode = 'live' | 'test' | 'demo';

/** What those who watch may see. Asked at opening with no default (`practice.md` 7). */
export type Release = 'progress-only' | 'figures-as-accepted';

/** Figures of the original canvass against which "all ballots cast" ((5)(b)(ii)) is said. */
export type ControlTotals = {
  readonly ballotsCounted: number;
  readonly ballotsNotCounted: number;
  /** Votes for each choice, in ballot order. */
  readonly votes: readonly number[];
};

export type Judge = {
  readonly id: PersonId;
  readonly name: string;
  readonly active: boolean;
};

/** Watchers are certified for a candidate (20A-3a-801); witnesses stand for proponents or opponents ((9)(b)). */
export type Observer = {
  readonly id: PersonId;
  readonly capacity: 'watcher' | 'witness';
  /** Names of those who watch are kept back from other watchers. */
  readonly name: string | Veiled;
  readonly standsFor: string | Veiled;
  readonly active: boolean;
};

export type Table = {
  readonly id: TableId;
  readonly number: number;
  readonly pair: Pair | null;
  readonly since: string;
  /** The batch that is out at this table. */
  readonly holds: BatchId | null;
};

export type AdjustmentKind =
  | 'reversed-rejection'
  | 'found'
  | 'misfiled'
  | 'list-error'
  | 'cause-not-found';

/** Why the recount has more (+) or fewer (−) ballots than the canvass. */
export type Adjustment = {
  readonly seq: number;
  readonly ballots: number;
  readonly kind: AdjustmentKind;
  readonly reason: string | Veiled;
  readonly withdrawn: boolean;
};

/** All uncounted ballots looked at again ((5)(b)(iii), (9)(a)(iii)): numbers, never voters. */
export type Reexamination = {
  readonly examined: number;
  readonly upheld: number;
  readonly reversed: number;
  /** Who states it. */
  readonly statedBy: string;
};

/** A backup was restored: lines after `from` and up to `seen` had been recorded before, and are gone from this ledger. */
export type Restore = {
  readonly from: number;
  readonly seen: number;
  readonly at: string;
  readonly by: string;
  readonly reason: string | Veiled;
};

export type Stage =
  | { readonly is: 'preparing' }
  | { readonly is: 'counting' }
  | { readonly is: 'paused'; readonly message: string }
  | { readonly is: 'closed'; readonly at: string; readonly by: string }
  | {
      readonly is: 'declared';
      readonly at: string;
      readonly by: string;
      readonly declaration: Declaration;
    }
  | {
      /** Ended without a declaration: the original canvass stands. */
      readonly is: 'discontinued';
      readonly at: string;
      readonly by: string;
      readonly authority: string;
      readonly reason: string;
    };

/** Sums over the accepted batches. */
export type Sums = {
  readonly ballots: number;
  readonly withoutContest: number;
  readonly votes: readonly number[];
  readonly otherWriteIns: number;
  readonly undervotes: number;
  readonly overvoted: number;
  readonly notCounted: number;
};

export type StatusName = BatchStatus['is'];

/** Kept up to date event by event; never summed again (`totals.ts`). */
export type Totals = {
  readonly sums: Sums;
  /** Accepted batches whose figures this reader may not see: while there are any, the sums are partial. */
  readonly veiled: number;
  readonly batches: number;
  /** Ballots by the batch list. */
  readonly ballotsListed: number;
  readonly ballotsListedAccepted: number;
  readonly byStatus: Readonly<Record<StatusName, number>>;
  readonly out: number;
};

/** 64 batches: changing one copies a chunk, not the list. */
export type Chunk = readonly Batch[];

export type Recount = {
  readonly id: RecountId;
  /** The last line folded in. */
  readonly seq: number;
  readonly mode: Mode;
  /** A sentence that every screen of a demo or test wears, such as "not a Utah election". */
  readonly notice: string | null;
  readonly title: string;
  readonly jurisdiction: string;
  readonly contest: Contest;
  /** `YYYY-MM-DD`, local. */
  readonly electionDate: string;
  /** IANA name of the county's zone. */
  readonly zone: string;
  /** Some ballots of a batch may lack this contest (party primaries, split precincts). */
  readonly mixedBallots: boolean;
  readonly statute: string;
  readonly openedAt: string;
  readonly openedBy: string;
  readonly stage: Stage;
  readonly control: ControlTotals | null;
  readonly legal: Legal;
  readonly release: Release | null;
  readonly judges: readonly Judge[];
  readonly observers: readonly Observer[];
  readonly tables: readonly Table[];
  readonly adjustments: readonly Adjustment[];
  readonly reexamination: Reexamination | null;
  /** Each begins a new epoch. */
  readonly restores: readonly Restore[];
  readonly batches: readonly Chunk[];
  /** From a batch's name, as `sameName` sees it, to its id. */
  readonly names: Readonly<Record<string, BatchId>>;
  readonly totals: Totals;
};
