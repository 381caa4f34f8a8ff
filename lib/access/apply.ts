import type { Line } from '../ledger/line.ts';
import type { Json } from '../ledger/types.ts';
import { fromLine } from '../recount/codec/read.ts';
import type { Recorded } from '../recount/events.ts';
import { evolve } from '../recount/evolve.ts';
import type { Recount } from '../recount/state.ts';
import { type Opening, open } from './release.ts';

/** One line on its way to a screen: its text byte for byte, what may be read of its secret, what it opens. */
export type Delta = {
  readonly text: string;
  readonly hash: string;
  readonly secret?: Json;
  readonly openings?: readonly Opening[];
};

export type Seen = {
  readonly state: Recount;
  readonly head: string;
  /** The line that came last, for the sentence that says what changed. */
  readonly last: Recorded | null;
};

/**
 * What a screen shows after more lines. Lines seen before are passed over; a gap gives `gap`, and the screen starts over.
 */
export function apply(seen: Seen, deltas: readonly Delta[]): Seen | 'gap' {
  let now = seen;
  for (const { text, hash, secret, openings } of deltas) {
    const line = JSON.parse(text) as Line;
    if (line.seq <= now.state.seq) continue;
    if (line.seq !== now.state.seq + 1 || line.prev !== now.head) return 'gap';
    const recorded = fromLine(line, secret);
    const state = evolve(now.state.id, now.state, recorded);
    now = { state: openings ? open(state, openings) : state, head: hash, last: recorded };
  }
  return now;
}
