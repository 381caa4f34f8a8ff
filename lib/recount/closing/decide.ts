import { impossible } from '../../base/never.ts';
import { sameName } from '../../base/same-name.ts';
import { declare } from '../../law/declare.ts';
import { nameOf } from '../actor.ts';
import type { ClosingCommand } from '../commands.ts';
import { acted, type Context, type Decision, refused } from '../decision.ts';
import { isWholeFigure, MAX_FIGURE } from '../figures.ts';
import type { Recount } from '../state.ts';
import { readSums } from '../totals.ts';
import { stopsToClosing } from './stops.ts';

type Of<Type extends ClosingCommand['type']> = Extract<ClosingCommand, { readonly type: Type }>;

function adjust({ ballots, kind, reason }: Of<'record-adjustment'>): Decision {
  if (ballots === 0) return refused({ is: 'adjustment-of-nothing' });
  if (!Number.isInteger(ballots) || Math.abs(ballots) > MAX_FIGURE) {
    return refused({ is: 'number-out-of-range' });
  }
  return acted({ type: 'adjustment.recorded', data: { ballots, kind }, secret: { reason } });
}

function withdraw(state: Recount, { adjustment, reason }: Of<'withdraw-adjustment'>): Decision {
  const found = state.adjustments.find(({ seq }) => seq === adjustment);
  if (!found) return refused({ is: 'adjustment-unknown' });
  if (found.withdrawn) return refused({ is: 'already-so' });
  return acted({ type: 'adjustment.withdrawn', data: { adjustment }, secret: { reason } });
}

function reexamine(command: Of<'state-reexamination'>): Decision {
  const { examined, upheld, reversed, statedBy } = command;
  if (![examined, upheld, reversed].every(isWholeFigure)) {
    return refused({ is: 'number-out-of-range' });
  }
  const sum = upheld + reversed;
  if (examined !== sum) return refused({ is: 'reexamination-does-not-add', examined, sum });
  return acted({
    type: 'reexamination.stated',
    data: { examined, upheld, reversed, statedBy },
  });
}

function close(state: Recount): Decision {
  const stops = stopsToClosing(state);
  if (stops.length > 0) return refused({ is: 'cannot-close', stops });
  return acted({ type: 'counting.closed', data: {} });
}

/** Declaring is the officer's own act, by name ((5)(b)(iv), (9)(a)(iv)). */
function declareResult(state: Recount, { name }: Of<'declare'>, { actor }: Context): Decision {
  const expected = nameOf(actor);
  if (sameName(name) !== sameName(expected)) return refused({ is: 'name-differs', expected });
  const sums = readSums(state.totals);
  if (sums.is === 'partial') throw new Error('declared without every figure');
  const declaration = declare(state.contest, sums.sums.votes);
  return acted({ type: 'result.declared', data: { name: expected, declaration } });
}

export function decideClosing(state: Recount, command: ClosingCommand, context: Context): Decision {
  switch (command.type) {
    case 'record-adjustment':
      return adjust(command);
    case 'withdraw-adjustment':
      return withdraw(state, command);
    case 'state-reexamination':
      return reexamine(command);
    case 'close-counting':
      return close(state);
    case 'reopen-counting':
      return acted({ type: 'counting.reopened', data: {}, secret: { reason: command.reason } });
    case 'declare':
      return declareResult(state, command, context);
    default:
      return impossible(command);
  }
}
