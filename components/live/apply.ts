import { open } from '@/lib/access/release.ts';
import type { Line } from '@/lib/ledger/line.ts';
import { fromLine } from '@/lib/recount/codec/read.ts';
import type { Recorded } from '@/lib/recount/events.ts';
import { evolve } from '@/lib/recount/evolve.ts';
import type { Recount } from '@/lib/recount/state.ts';
import type { Delta } from '@/lib/wire/messages.ts';

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
