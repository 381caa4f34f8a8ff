import type { BatchId } from '../../base/ids.ts';
import { sameName } from '../../base/same-name.ts';
import type { Chunk, Recount } from '../state.ts';
import { replaceInTotals } from '../totals.ts';
import type { Batch, BatchInfo } from './types.ts';

const CHUNK = 64;

/** Batches are named in registration order from `b1`, so a batch's place is in its name. */
function indexOf(id: BatchId): number {
  return Number(id.slice(1)) - 1;
}

export function batchId(index: number): BatchId {
  return `b${index + 1}` as BatchId;
}

export function findBatch(state: Recount, id: BatchId): Batch | undefined {
  const index = indexOf(id);
  return state.batches[Math.floor(index / CHUNK)]?.[index % CHUNK];
}

export function batchByName(state: Recount, name: string): Batch | undefined {
  const key = sameName(name);
  const id = Object.hasOwn(state.names, key) ? state.names[key] : undefined;
  return id === undefined ? undefined : findBatch(state, id);
}

/** Every batch in registration order. */
export function batchesOf(state: Recount): readonly Batch[] {
  return state.batches.flat();
}

/** One chunk is copied; the totals follow by the difference. Tables change with it where it goes out or comes back. */
export function withBatch(
  state: Recount,
  after: Batch,
  tables: Recount['tables'] = state.tables,
): Recount {
  const index = indexOf(after.id);
  const at = Math.floor(index / CHUNK);
  const chunk = state.batches[at];
  const before = chunk?.[index % CHUNK];
  if (!chunk || !before) throw new Error(`no batch ${after.id}`);
  return {
    ...state,
    tables,
    batches: state.batches.with(at, chunk.with(index % CHUNK, after)),
    totals: replaceInTotals(state.totals, before, after),
  };
}

/** Batches as they stand before anyone has touched them. */
export function registered(list: readonly BatchInfo[], since: string): readonly Chunk[] {
  const batches = list.map(
    (info, index): Batch => ({
      ...info,
      id: batchId(index),
      version: 1,
      since,
      place: { at: 'storage', since },
      status: { is: 'not-started' },
      counts: [],
      remarks: [],
    }),
  );
  return Array.from({ length: Math.ceil(batches.length / CHUNK) }, (_, at) =>
    batches.slice(at * CHUNK, (at + 1) * CHUNK),
  );
}

export function namesOf(list: readonly BatchInfo[]): Readonly<Record<string, BatchId>> {
  return Object.fromEntries(list.map((info, index) => [sameName(info.name), batchId(index)]));
}
