import type { Recount } from '../state.ts';
import type { Batch } from './types.ts';

/** Active judges who have made no count of this batch that stands: two of them are needed for another count. */
export function judgesLeft(state: Pick<Recount, 'judges'>, { status, counts }: Batch): number {
  const standing: readonly number[] = 'standing' in status ? status.standing : [];
  const counted = counts.filter(({ seq }) => standing.includes(seq)).flatMap(({ pair }) => pair);
  return state.judges.filter(({ id, active }) => active && !counted.includes(id)).length;
}
