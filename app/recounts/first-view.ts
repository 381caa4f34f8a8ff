import type { Audience } from '@/lib/access/release.ts';
import type { RecountId } from '@/lib/base/ids.ts';
import type { Snapshot } from '@/lib/wire/messages.ts';
import { services } from '@/server/services.ts';

/** Batches that come with the HTML; the page fetches the rest. */
const FIRST_CHUNKS = 2;

/** What a page of this audience shows at once, or null where there is no such recount. */
export function firstView(
  id: string,
  audience: Audience,
): (Snapshot & { readonly complete: boolean }) | null {
  const snapshot = services()
    .rooms.find(id as RecountId)
    ?.views[audience].snapshot();
  if (!snapshot) return null;
  const { state } = snapshot;
  const complete = state.batches.length <= FIRST_CHUNKS;
  return {
    ...snapshot,
    state: complete
      ? state
      : { ...state, batches: state.batches.slice(0, FIRST_CHUNKS), names: {} },
    complete,
  };
}
