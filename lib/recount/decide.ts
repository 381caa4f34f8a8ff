import { impossible } from '../base/never.ts';
import { decideBatch } from './batch/decide.ts';
import { decideClosing } from './closing/decide.ts';
import type { Command } from './commands.ts';
import { type Context, type Decision, refused } from './decision.ts';
import { decideOpening, decideRoom } from './room/decide.ts';
import { STAGES } from './stages.ts';
import type { Recount } from './state.ts';

/**
 * What a command does to a recount: the events that record it, or the refusal that says why nothing happened.
 * Pure: no clock, no ids, no randomness; who may send it is asked before (`lib/access`). `state` must hold every figure.
 */
export function decide(state: Recount | null, command: Command, context: Context): Decision {
  if (command.type === 'open-recount') {
    return state === null ? decideOpening(command, context) : refused({ is: 'already-opened' });
  }
  if (state === null) return refused({ is: 'not-opened' });
  const stage = state.stage.is;
  if (!STAGES[command.type].includes(stage)) {
    return refused({ is: 'not-at-this-stage', command: command.type, stage });
  }
  switch (command.type) {
    case 'enter-control-totals':
    case 'import-batch-list':
    case 'enroll-judge':
    case 'retire-judge':
    case 'admit-observer':
    case 'withdraw-observer':
    case 'choose-release':
    case 'start-counting':
    case 'pause-counting':
    case 'resume-counting':
    case 'seat-table':
    case 'clear-table':
    case 'confirm-restore':
      return decideRoom(state, command);
    case 'take-batch':
    case 'return-batch':
    case 'submit-count':
    case 'correct-count':
    case 'recall-batch':
    case 'accept-batch':
    case 'order-count':
    case 'reopen-batch':
      return decideBatch(state, command, context);
    case 'record-adjustment':
    case 'withdraw-adjustment':
    case 'state-reexamination':
    case 'close-counting':
    case 'reopen-counting':
    case 'declare':
      return decideClosing(state, command, context);
    default:
      return impossible(command);
  }
}
