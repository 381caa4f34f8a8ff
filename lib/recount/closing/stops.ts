import { naturalOrder } from '../../base/natural-order.ts';
import { batchesOf } from '../batch/list.ts';
import type { Stop } from '../refusals.ts';
import type { Recount } from '../state.ts';

const NAMED = 20;

function named(names: readonly string[]): {
  readonly count: number;
  readonly names: readonly string[];
} {
  return { count: names.length, names: [...names].sort(naturalOrder).slice(0, NAMED) };
}

/** Ballots by which the recount is known, and explained, to differ from the canvass. */
export function adjustedBallots(state: Recount): number {
  return state.adjustments
    .filter(({ withdrawn }) => !withdrawn)
    .reduce((sum, { ballots }) => sum + ballots, 0);
}

/**
 * The hard stops to closing (`practice.md` 5). "All ballots cast in the race" ((5)(b)(ii), (9)(a)(ii)) cannot be said while
 * a batch has no accepted count, or while ballots recounted differ from ballots canvassed without a reason;
 * uncounted ballots must have been looked at again ((5)(b)(iii), (9)(a)(iii)).
 */
export function stopsToClosing(state: Recount): readonly Stop[] {
  const batches = batchesOf(state);
  const open = named(batches.filter(({ status }) => status.is !== 'accepted').map((b) => b.name));
  const out = named(batches.filter(({ place }) => place.at === 'table').map((b) => b.name));
  const recounted = state.totals.sums.ballots;
  const canvassed = state.control?.ballotsCounted ?? 0;
  const adjusted = adjustedBallots(state);
  const unexplained = recounted - canvassed - adjusted;
  const { reexamination: stated } = state;
  const uncounted = state.control?.ballotsNotCounted ?? 0;
  return [
    ...(open.count > 0 ? [{ is: 'batches-not-accepted', ...open } as const] : []),
    ...(out.count > 0 ? [{ is: 'batches-out', ...out } as const] : []),
    ...(unexplained !== 0
      ? [
          {
            is: 'ballots-differ-from-canvass',
            recounted,
            canvassed,
            adjusted,
            unexplained,
            openBatches: open.count,
          } as const,
        ]
      : []),
    ...(stated === null ? [{ is: 'reexamination-not-stated' } as const] : []),
    ...(stated !== null && stated.examined < uncounted
      ? [{ is: 'reexamination-incomplete', examined: stated.examined, of: uncounted } as const]
      : []),
  ];
}
