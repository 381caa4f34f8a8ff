import type { BatchId } from '../../base/ids.ts';
import { impossible } from '../../base/never.ts';
import { nameOf } from '../actor.ts';
import type { BatchEvent, Recorded } from '../events.ts';
import type { Figures } from '../figures.ts';
import type { Recount } from '../state.ts';
import { findBatch, withBatch } from './list.ts';
import {
  type Batch,
  type BatchStatus,
  type Count,
  type Remark,
  VEILED,
  type Veiled,
} from './types.ts';

type Recording = Recorded<BatchEvent>;

function standingOf(status: BatchStatus): readonly number[] {
  return 'standing' in status ? status.standing : [];
}

function remarked(
  batch: Batch,
  { seq, at, actor }: Recording,
  about: Remark['about'],
  text: string | Veiled,
): Batch {
  return {
    ...batch,
    remarks: [...batch.remarks, { seq, at, by: nameOf(actor), about, text }],
  };
}

function submitted(
  batch: Batch,
  recording: Recorded<Extract<BatchEvent, { type: 'count.submitted' }>>,
): Batch {
  const { seq, at } = recording;
  const { data, secret } = recording.event;
  const { table, judges: pair, corrects } = data;
  const sealed = secret === VEILED ? ({ figures: VEILED, note: VEILED } as const) : secret;
  const count: Count = { seq, at, table, pair, corrects, ...sealed };
  const place = batch.place.at === 'table' ? { ...batch.place, submitted: true } : batch.place;
  const counted = { ...batch, place, counts: [...batch.counts, count] };
  if (corrects !== null && batch.status.is === 'counts-differ') {
    const [first, second] = batch.status.standing;
    const swap = (standing: number) => (standing === corrects ? seq : standing);
    return {
      ...counted,
      status: {
        ...batch.status,
        standing: [swap(first), swap(second)],
        retaken: [...batch.status.retaken, seq],
      },
    };
  }
  const standing = [...standingOf(batch.status), seq];
  // More than one standing count is settled by the next event of the same command.
  return standing.length === 1
    ? { ...counted, status: { is: 'one-count', standing: [seq] } }
    : { ...counted, status: { is: 'another-count', standing } };
}

function next(batch: Batch, recording: Recording): Batch {
  const { at, event } = recording;
  switch (event.type) {
    case 'batch.taken': {
      const { table, judges: pair } = event.data;
      return { ...batch, place: { at: 'table', table, pair, since: at, submitted: false } };
    }
    case 'batch.returned':
      return { ...batch, place: { at: 'storage', since: at } };
    case 'batch.recalled': {
      const back: Batch = { ...batch, place: { at: 'storage', since: at } };
      const { secret } = event;
      return remarked(back, recording, 'recalled', secret === VEILED ? VEILED : secret.reason);
    }
    case 'count.submitted':
      return submitted(batch, { ...recording, event });
    case 'counts.differed': {
      const cells = event.secret === VEILED ? VEILED : event.secret.cells;
      const { counts: standing } = event.data;
      return { ...batch, status: { is: 'counts-differ', standing, retaken: [], cells } };
    }
    case 'batch.held': {
      const reasons = event.secret === VEILED ? VEILED : event.secret.reasons;
      return { ...batch, status: { is: 'held', standing: event.data.standing, reasons } };
    }
    case 'batch.accepted': {
      const by = recording.by === 'rule' ? 'rule' : 'officer';
      const accepted: Batch = {
        ...batch,
        status: { is: 'accepted', count: event.data.count, by },
      };
      if (by === 'rule') return accepted;
      const text = event.secret === VEILED ? VEILED : (event.secret.reason ?? '');
      return remarked(accepted, recording, 'accepted', text);
    }
    case 'count.ordered': {
      const { standing } = event.data;
      const text = event.secret === VEILED ? VEILED : event.secret.reason;
      return remarked(
        { ...batch, status: { is: 'another-count', standing } },
        recording,
        'ordered',
        text,
      );
    }
    case 'batch.reopened': {
      const text = event.secret === VEILED ? VEILED : event.secret.reason;
      return remarked({ ...batch, status: { is: 'reopened' } }, recording, 'reopened', text);
    }
    default:
      return impossible(event);
  }
}

/** A table knows what it holds, so that nobody has to look through every batch. */
function holders(state: Recount, before: Batch, after: Batch): Recount['tables'] {
  if (before.place.at === after.place.at) return state.tables;
  const place = after.place.at === 'table' ? after.place : before.place;
  if (place.at !== 'table') return state.tables;
  const holds = after.place.at === 'table' ? after.id : null;
  return state.tables.map((table) => (table.id === place.table ? { ...table, holds } : table));
}

export function foldBatch(state: Recount, recording: Recording): Recount {
  const before = findBatch(state, recording.event.data.batch);
  if (!before) throw new Error(`line ${recording.seq} names a batch that is not there`);
  const after: Batch = {
    ...next(before, recording),
    version: before.version + 1,
    since: recording.at,
  };
  return withBatch(state, after, holders(state, before, after));
}

/** What may be seen from now on of a count recorded before. */
export type Revealed = {
  readonly seq: number;
  readonly figures: Figures;
  readonly note: string | Veiled | null;
};

/** Figures that may be seen from now on. Nothing but what is seen changes. */
export function reveal(state: Recount, id: BatchId, revealed: readonly Revealed[]): Recount {
  const batch = findBatch(state, id);
  if (!batch) throw new Error(`no batch ${id}`);
  const seen = new Map(revealed.map((one) => [one.seq, one]));
  return withBatch(state, {
    ...batch,
    counts: batch.counts.map((count) => ({ ...count, ...seen.get(count.seq) })),
  });
}
