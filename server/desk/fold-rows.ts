import type { RecountId } from '@/lib/base/ids.ts';
import type { Line } from '@/lib/ledger/line.ts';
import type { Json, Row } from '@/lib/ledger/types.ts';
import { fromLine } from '@/lib/recount/codec/read.ts';
import type { Recorded } from '@/lib/recount/events.ts';
import { evolve } from '@/lib/recount/evolve.ts';
import type { Recount } from '@/lib/recount/state.ts';

/** A durable line with what it did: what screens, files and views are told. */
export type Written = {
  readonly row: Row;
  readonly recorded: Recorded;
  readonly after: Recount;
};

/** Rows of our own store, whose chain its guards keep; `verify` is what reads them strictly. */
function readRow(row: Row): Recorded {
  const line = JSON.parse(row.text) as Line;
  if (row.secret === null) return fromLine(line);
  const { secret } = JSON.parse(row.secret) as { readonly secret: Json };
  return fromLine(line, secret);
}

export function foldRows(
  recount: RecountId,
  from: Recount | null,
  rows: readonly Row[],
): readonly Written[] {
  let state = from;
  return rows.map((row) => {
    const recorded = readRow(row);
    state = evolve(recount, state, recorded);
    return { row, recorded, after: state };
  });
}
