import type { RecountId } from '../base/ids.ts';
import { impossible } from '../base/never.ts';
import { foldBatch } from './batch/fold.ts';
import { foldClosing } from './closing/fold.ts';
import type { Recorded } from './events.ts';
import { foldLegal } from './legal/fold.ts';
import { foldOpening, foldRoom } from './room/fold.ts';
import type { Recount } from './state.ts';

/** The fold version written into the genesis line. A snapshot of another fold is folded again. */
export const RULES = 1;

function fold(state: Recount, recording: Recorded): Recount {
  const { event } = recording;
  switch (event.type) {
    case 'recount.opened':
      throw new Error(`line ${recording.seq} opens a recount that is open`);
    case 'control-totals.entered':
    case 'batch-list.imported':
    case 'judge.enrolled':
    case 'judge.retired':
    case 'observer.admitted':
    case 'observer.withdrawn':
    case 'release.chosen':
    case 'counting.started':
    case 'counting.paused':
    case 'counting.resumed':
    case 'table.seated':
    case 'table.cleared':
    case 'recount.restored':
      return foldRoom(state, { ...recording, event });
    case 'batch.taken':
    case 'batch.returned':
    case 'batch.recalled':
    case 'count.submitted':
    case 'counts.differed':
    case 'batch.held':
    case 'batch.accepted':
    case 'count.ordered':
    case 'batch.reopened':
      return foldBatch(state, { ...recording, event });
    case 'adjustment.recorded':
    case 'adjustment.withdrawn':
    case 'reexamination.stated':
    case 'counting.closed':
    case 'counting.reopened':
    case 'result.declared':
      return foldClosing(state, { ...recording, event });
    case 'setting.stated':
    case 'request.recorded':
    case 'request.withdrawn':
    case 'day.proclaimed':
    case 'day.withdrawn':
    case 'reading.recorded':
    case 'plan.found':
    case 'stay.recorded':
    case 'stay.lifted':
    case 'recount.discontinued':
    case 'candidacy.noted':
    case 'canvass.completed':
    case 'lot.drawn':
      return foldLegal(state, { ...recording, event });
    default:
      return impossible(event);
  }
}

/**
 * What a recount is after one more line. The same function in the server, in each browser, in the verifier
 * and in tests. Lines come in order; the first opens the recount.
 */
export function evolve(id: RecountId, state: Recount | null, recording: Recorded): Recount {
  const { event, seq } = recording;
  if (state === null) {
    if (event.type !== 'recount.opened') throw new Error(`line ${seq} comes before the opening`);
    return foldOpening(id, { ...recording, event });
  }
  if (seq !== state.seq + 1) throw new Error(`line ${seq} does not follow ${state.seq}`);
  return { ...fold(state, recording), seq };
}
