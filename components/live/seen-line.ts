import type { RecountId } from '@/lib/base/ids.ts';
import type { Recount } from '@/lib/recount/state.ts';
import type { SeenLine } from '@/lib/wire/messages.ts';

/** The furthest line that this device ever saw of a recount, kept over reloads: it shows when the server has lost some. */
export type SeenMemory = {
  readonly furthest: () => SeenLine | null;
  readonly note: (state: Recount, hash: string) => void;
};

export function openSeenMemory(recount: RecountId, storage: Storage): SeenMemory {
  const key = `recount/${recount}/seen`;

  function furthest(): SeenLine | null {
    try {
      return JSON.parse(storage.getItem(key) ?? 'null') as SeenLine | null;
    } catch {
      return null;
    }
  }

  return {
    furthest,
    note({ restores, seq }, hash) {
      const epoch = restores.length;
      const before = furthest();
      const further =
        before === null || epoch > before.epoch || (epoch === before.epoch && seq > before.seq);
      if (further) storage.setItem(key, JSON.stringify({ epoch, seq, hash } satisfies SeenLine));
    },
  };
}

/** Those who watch halt nothing, and keep nothing. */
export const NO_MEMORY: SeenMemory = { furthest: () => null, note: () => undefined };
