import type { BatchId } from '../base/ids.ts';
import { impossible } from '../base/never.ts';
import type { Role } from '../recount/actor.ts';
import { type Revealed, reveal } from '../recount/batch/fold.ts';
import { batchesOf, findBatch } from '../recount/batch/list.ts';
import { type Batch, VEILED } from '../recount/batch/types.ts';
import type { Recorded, RecountEvent } from '../recount/events.ts';
import type { Recount } from '../recount/state.ts';

/**
 * Who reads. `officer` sees a batch's counts once it needs a decision or is settled; `table` never sees a figure of any
 * count but its own sheet; `watch` sees what the release policy gives.
 */
export const AUDIENCES = ['officer', 'table', 'watch'] as const;
export type Audience = (typeof AUDIENCES)[number];

export function audienceOf(role: Role): Audience {
  switch (role) {
    case 'officer':
      return 'officer';
    case 'table':
      return 'table';
    case 'admin':
    case 'watcher':
    case 'witness':
    case 'canvasser':
    case 'display':
      return 'watch';
    default:
      return impossible(role);
  }
}

/** Counts of one batch that an audience may read from now on. */
export type Opening = { readonly batch: BatchId; readonly counts: readonly Revealed[] };

/** Whether the secret of an event is read at once. Figures and what is raised on figures never are, but by the officer. */
function readsNow(audience: Audience, { type }: RecountEvent): boolean {
  switch (type) {
    case 'count.submitted':
      return false;
    case 'observer.admitted':
    case 'counts.differed':
    case 'batch.held':
    case 'batch.accepted':
    case 'count.ordered':
      return audience === 'officer';
    case 'batch.recalled':
    case 'batch.reopened':
    case 'adjustment.recorded':
    case 'adjustment.withdrawn':
    case 'counting.reopened':
    case 'recount.restored':
      return audience === 'officer' || audience === 'watch';
    default:
      return false;
  }
}

function openingOf(audience: Audience, batch: Batch): Opening {
  const counts = batch.counts.map(({ seq, figures, note }): Revealed => {
    if (figures === VEILED) throw new Error('released without the figures');
    return { seq, figures, note: audience === 'officer' || note === null ? note : VEILED };
  });
  return { batch: batch.id, counts };
}

function acceptedOf(audience: Audience, state: Recount): readonly Opening[] {
  return batchesOf(state)
    .filter(({ status }) => status.is === 'accepted')
    .map((batch) => openingOf(audience, batch));
}

function openingsOf(audience: Audience, { event }: Recorded, after: Recount): readonly Opening[] {
  if (audience === 'table') return [];
  const ofBatch = (id: BatchId): readonly Opening[] => {
    const batch = findBatch(after, id);
    return batch ? [openingOf(audience, batch)] : [];
  };
  const figures = after.release === 'figures-as-accepted' || after.stage.is === 'declared';
  switch (event.type) {
    case 'batch.held':
      return audience === 'officer' ? ofBatch(event.data.batch) : [];
    case 'batch.accepted':
      return audience === 'officer' || figures ? ofBatch(event.data.batch) : [];
    case 'release.chosen':
    case 'result.declared':
      return audience === 'watch' && figures ? acceptedOf(audience, after) : [];
    default:
      return [];
  }
}

/** Who counts does not see what the batch was counted to before: neither at the canvass nor as reported for the batch. */
function withoutCanvass(event: RecountEvent): RecountEvent {
  switch (event.type) {
    case 'control-totals.entered':
      return { ...event, data: { ...event.data, votes: [] } };
    case 'batch-list.imported': {
      const batches = event.data.batches.map((batch) => ({ ...batch, reported: null }));
      return { ...event, data: { ...event.data, batches } };
    }
    default:
      return event;
  }
}

/** One line as an audience may read it, and what it opens of the lines before. */
export type Shown = {
  readonly recorded: Recorded;
  /** False where the line's own text says more than this audience is shown: it is not sent to them. */
  readonly textToo: boolean;
  readonly openings: readonly Opening[];
};

/**
 * The one door through which secrets leave. `recorded` and `after` are whole, as the desk holds them;
 * superseded counts open together with the one that is accepted, when their batch ends.
 */
export function release(audience: Audience, recorded: Recorded, after: Recount): Shown {
  const { event } = recorded;
  const counted = audience === 'table' ? withoutCanvass(event) : event;
  if (counted !== event) {
    return { recorded: { ...recorded, event: counted }, openings: [], textToo: false };
  }
  const openings = openingsOf(audience, recorded, after);
  if (!('secret' in event) || readsNow(audience, event))
    return { recorded, openings, textToo: true };
  return {
    recorded: { ...recorded, event: { ...event, secret: VEILED } },
    openings,
    textToo: true,
  };
}

/** What openings add to a state that was folded from shown lines. */
export function open(state: Recount, openings: readonly Opening[]): Recount {
  return openings.reduce((seen, { batch, counts }) => reveal(seen, batch, counts), state);
}
