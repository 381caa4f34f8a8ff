import { impossible } from '../base/never.ts';
import { ok } from '../base/result.ts';
import { decideBatch } from './batch/decide.ts';
import { decideClosing } from './closing/decide.ts';
import type { Command } from './commands.ts';
import { type Context, type Decision, refused } from './decision.ts';
import { decideLegal, stoppedByStay } from './legal/decide.ts';
import { after, barred, candidacyOf, planAfter } from './legal/rules.ts';
import { decideOpening, decideRoom } from './room/decide.ts';
import { STAGES } from './stages.ts';
import type { Recount } from './state.ts';

/**
 * What a command does to a recount: the events that record it, or the refusal that says why nothing happened.
 * Pure: no clock, no ids, no randomness; who may send it is asked before (`lib/access`). `state` must hold every figure.
 */
export function decide(state: Recount | null, command: Command, context: Context): Decision {
  if (command.type === 'open-recount') {
    return state === null ? open(command, context) : refused({ is: 'already-opened' });
  }
  if (state === null) return refused({ is: 'not-opened' });
  const { type } = command;
  const stage = state.stage.is;
  if (!STAGES[type].includes(stage)) {
    return refused({ is: 'not-at-this-stage', command: type, stage });
  }
  const stopped = stoppedByStay(state, type) ?? barred(state, type, context.actor);
  if (stopped) return refused(stopped);
  const decision = decideAct(state, command, context);
  if (!decision.ok) return decision;
  return ok([
    ...decision.value,
    ...candidacyOf(state, type, context.actor),
    ...planAfter(state, decision.value, context),
  ]);
}

/** The opening, and the canvass that came with it: all of it, or nothing. */
function open(command: Extract<Command, { type: 'open-recount' }>, context: Context): Decision {
  const opening = decideOpening(command, context);
  if (!opening.ok || command.canvass === null) return opening;
  const { control, setting, request } = command.canvass;
  const more: readonly Act[] = [
    { type: 'enter-control-totals', ...control },
    { type: 'state-setting', setting },
    ...(request ? [{ type: 'record-request', request } as const] : []),
  ];
  let decided = opening.value;
  for (const act of more) {
    const state = after(null, decided, context);
    if (state === null) throw new Error('opened, and not there');
    const next = decideAct(state, act, context);
    if (!next.ok) return next;
    decided = [...decided, ...next.value];
  }
  return ok([...decided, ...planAfter(null, decided, context)]);
}

type Act = Exclude<Command, { type: 'open-recount' }>;

function decideAct(state: Recount, command: Act, context: Context): Decision {
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
    case 'state-setting':
    case 'record-request':
    case 'withdraw-request':
    case 'proclaim-day':
    case 'withdraw-day':
    case 'record-reading':
    case 'record-stay':
    case 'lift-stay':
    case 'discontinue':
    case 'complete-canvass':
    case 'record-lot':
      return decideLegal(state, command);
    default:
      return impossible(command);
  }
}
