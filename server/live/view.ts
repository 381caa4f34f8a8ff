import type { Delta } from '@/lib/access/apply.ts';
import { type Audience, open, release } from '@/lib/access/release.ts';
import type { RecountId } from '@/lib/base/ids.ts';
import { VEILED } from '@/lib/recount/batch/types.ts';
import { evolve } from '@/lib/recount/evolve.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { PROTOCOL, type Snapshot } from '@/lib/wire/messages.ts';
import type { Written } from '../desk/fold-rows.ts';

/** Lines kept for those who were away for a moment; who missed more starts over from a snapshot, which costs the server less. */
const RING = 500;
/** A line whose delta is larger is not pushed to everyone: they start over. In UTF-16 units. */
const MAX_DELTA = 32_768;
/** Openings of many batches at once (a release, a declaration) are never pushed either. */
const MAX_OPENINGS = 64;

type Kept = { readonly seq: number; readonly delta: Delta | 'too-large' };

/**
 * A recount as one audience sees it: folded from nothing but what was released to it, by the same `evolve` as in its
 * browsers. What a snapshot leaves out was never in it.
 */
export type View = {
  readonly audience: Audience;
  readonly state: () => Recount | null;
  readonly snapshot: () => Snapshot | null;
  /** Takes durable lines in order; gives what is pushed, or `start-over`. */
  readonly add: (written: readonly Written[]) => readonly Delta[] | 'start-over';
  /** The lines after `since`, where they are still at hand. */
  readonly after: (since: number) => readonly Delta[] | 'start-over';
};

export function openView(recount: RecountId, audience: Audience): View {
  let state: Recount | null = null;
  let head = '';
  let ring: Kept[] = [];

  function addOne({ row, recorded, after }: Written): Kept {
    const shown = release(audience, recorded, after);
    state = open(evolve(recount, state, shown.recorded), shown.openings);
    head = row.hash;
    const { seq } = row;
    if (!shown.textToo || row.text.length > MAX_DELTA || shown.openings.length > MAX_OPENINGS) {
      return { seq, delta: 'too-large' };
    }
    const { event } = shown.recorded;
    // Screens may hold lines of the ledger that was lost: they take this one whole.
    if (event.type === 'recount.restored') return { seq, delta: 'too-large' };
    const seen = 'secret' in event && event.secret !== VEILED;
    return {
      seq,
      delta: {
        text: row.text,
        hash: row.hash,
        ...(seen ? { secret: event.secret } : {}),
        ...(shown.openings.length > 0 ? { openings: shown.openings } : {}),
      },
    };
  }

  function pushed(kept: readonly Kept[]): readonly Delta[] | 'start-over' {
    const deltas = kept.map(({ delta }) => delta).filter((delta) => delta !== 'too-large');
    return deltas.length === kept.length ? deltas : 'start-over';
  }

  return {
    audience,
    state: () => state,
    snapshot: () => (state === null ? null : { protocol: PROTOCOL, state, head }),
    add(written) {
      const added = written.map(addOne);
      ring.push(...added);
      // Copied once in a while, and not for each line.
      if (ring.length > 2 * RING) ring = ring.slice(-RING);
      return pushed(added);
    },
    after(since) {
      const seq = state?.seq ?? 0;
      if (since > seq) return 'start-over';
      if (since === seq) return [];
      const first = ring[0]?.seq ?? Number.POSITIVE_INFINITY;
      return first > since + 1 ? 'start-over' : pushed(ring.filter((one) => one.seq > since));
    },
  };
}
