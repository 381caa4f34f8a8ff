import { impossible } from '../../base/never.ts';
import { nameOf } from '../actor.ts';
import { VEILED } from '../batch/types.ts';
import type { ClosingEvent, Recorded } from '../events.ts';
import type { Recount } from '../state.ts';

export function foldClosing(state: Recount, recording: Recorded<ClosingEvent>): Recount {
  const { seq, at, actor, event } = recording;
  switch (event.type) {
    case 'adjustment.recorded': {
      const { ballots, kind } = event.data;
      const reason = event.secret === VEILED ? VEILED : event.secret.reason;
      const adjustment = { seq, ballots, kind, reason, withdrawn: false };
      return { ...state, adjustments: [...state.adjustments, adjustment] };
    }
    case 'adjustment.withdrawn': {
      const { adjustment } = event.data;
      return {
        ...state,
        adjustments: state.adjustments.map((one) =>
          one.seq === adjustment ? { ...one, withdrawn: true } : one,
        ),
      };
    }
    case 'reexamination.stated':
      return { ...state, reexamination: event.data };
    case 'counting.closed':
      return { ...state, stage: { is: 'closed', at, by: nameOf(actor) } };
    case 'counting.reopened':
      return { ...state, stage: { is: 'counting' } };
    case 'result.declared': {
      const { name, declaration } = event.data;
      return { ...state, stage: { is: 'declared', at, by: name, declaration } };
    }
    default:
      return impossible(event);
  }
}
