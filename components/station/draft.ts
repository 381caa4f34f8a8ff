import type { BatchId, CommandId, RecountId } from '@/lib/base/ids.ts';
import type { Pair } from '@/lib/recount/batch/types.ts';
import type { BatchCommand } from '@/lib/recount/commands.ts';

/**
 * What was typed and not yet recorded, on the device itself: a browser that dies keeps it. Keyed by the pair that typed it, so
 * that it is never sent, or shown, under other names. Written at once, which IndexedDB does not promise.
 */
export type Drafts = {
  readonly read: (batch: BatchId, round: number) => Readonly<Record<string, string>>;
  readonly write: (batch: BatchId, round: number, cells: Readonly<Record<string, string>>) => void;
  readonly outbox: () => Sending | null;
  readonly setOutbox: (sending: Sending | null) => void;
  readonly forget: (batch: BatchId, round: number) => void;
};

/** A command on its way, under the id by which the ledger takes it once. */
export type Sending = {
  readonly id: CommandId;
  readonly command: BatchCommand;
  /** Which draft it came from. */
  readonly round: number;
};

export function openDrafts(recount: RecountId, pair: Pair, storage: Storage): Drafts {
  const base = `recount/${recount}/${pair.toSorted().join('+')}`;
  const draftKey = (batch: BatchId, round: number) => `${base}/draft/${batch}/${round}`;
  const outboxKey = `${base}/outbox`;

  function read<Value>(key: string, otherwise: Value): Value {
    try {
      return JSON.parse(storage.getItem(key) ?? 'null') ?? otherwise;
    } catch {
      return otherwise;
    }
  }

  return {
    read: (batch, round) => read(draftKey(batch, round), {}),
    write: (batch, round, cells) => storage.setItem(draftKey(batch, round), JSON.stringify(cells)),
    forget: (batch, round) => storage.removeItem(draftKey(batch, round)),
    outbox: () => read<Sending | null>(outboxKey, null),
    setOutbox(sending) {
      if (sending === null) storage.removeItem(outboxKey);
      else storage.setItem(outboxKey, JSON.stringify(sending));
    },
  };
}
