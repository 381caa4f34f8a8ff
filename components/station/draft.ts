import type { BatchId, CommandId, RecountId } from '@/lib/base/ids.ts';
import type { Pair } from '@/lib/recount/batch/types.ts';
import type { BatchCommand } from '@/lib/recount/commands.ts';
import type { Restore } from '@/lib/recount/state.ts';

/**
 * What was typed and not yet recorded, on the device itself: a browser that dies keeps it. Keyed by the pair that typed it, so
 * that it is never sent, or shown, under other names. Written at once, which IndexedDB does not promise.
 */
export type Drafts = {
  readonly read: (batch: BatchId, round: number) => Readonly<Record<string, string>>;
  readonly write: (batch: BatchId, round: number, cells: Readonly<Record<string, string>>) => void;
  readonly outbox: () => Sending | null;
  readonly setOutbox: (sending: Sending | null) => void;
  /** What was recorded, kept until the result is declared: a ledger that lost lines is given them again. */
  readonly kept: () => readonly Kept[];
  readonly keep: (kept: Kept) => void;
  readonly letGo: (id: CommandId) => void;
  readonly keepNothing: () => void;
  readonly forget: (batch: BatchId, round: number) => void;
};

/** A command on its way, under the id by which the ledger takes it once. */
export type Sending = {
  readonly id: CommandId;
  readonly command: BatchCommand;
  /** Which draft it came from. */
  readonly round: number;
};

/** A command that was recorded as this line, in the ledger after so many restores. */
export type Kept = Sending & { readonly seq: number; readonly epoch: number };

/** What was recorded in a ledger of which a restore has lost that line, oldest first. */
export function lostOf(kept: readonly Kept[], restores: readonly Restore[]): readonly Kept[] {
  return kept
    .filter(({ seq, epoch }) => seq > (restores[epoch]?.from ?? seq))
    .toSorted((a, b) => a.epoch - b.epoch || a.seq - b.seq);
}

export function openDrafts(recount: RecountId, pair: Pair, storage: Storage): Drafts {
  const base = `recount/${recount}/${pair.toSorted().join('+')}`;
  const draftKey = (batch: BatchId, round: number) => `${base}/draft/${batch}/${round}`;
  const outboxKey = `${base}/outbox`;
  const keptKey = `${base}/kept`;

  function read<Value>(key: string, otherwise: Value): Value {
    try {
      return JSON.parse(storage.getItem(key) ?? 'null') ?? otherwise;
    } catch {
      return otherwise;
    }
  }

  const kept = (): readonly Kept[] => read(keptKey, []);

  return {
    read: (batch, round) => read(draftKey(batch, round), {}),
    write: (batch, round, cells) => storage.setItem(draftKey(batch, round), JSON.stringify(cells)),
    forget: (batch, round) => storage.removeItem(draftKey(batch, round)),
    kept,
    keep(one) {
      const others = kept().filter(({ id }) => id !== one.id);
      storage.setItem(keptKey, JSON.stringify([...others, one]));
    },
    letGo(id) {
      storage.setItem(keptKey, JSON.stringify(kept().filter((one) => one.id !== id)));
    },
    keepNothing: () => storage.removeItem(keptKey),
    outbox: () => read<Sending | null>(outboxKey, null),
    setOutbox(sending) {
      if (sending === null) storage.removeItem(outboxKey);
      else storage.setItem(outboxKey, JSON.stringify(sending));
    },
  };
}
