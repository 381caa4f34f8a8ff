import type { Role } from '../recount/actor.ts';
import type { CommandType } from '../recount/commands.ts';

const OFFICER = ['officer'] as const;
const TABLE = ['table'] as const;

/**
 * Who may give which command. Those who watch, canvassers and displays give none; an `admin` keeps accounts
 * and has no power over a count.
 */
export const COMMANDS: Readonly<Record<CommandType, readonly Role[]>> = {
  'open-recount': OFFICER,
  'enter-control-totals': OFFICER,
  'import-batch-list': OFFICER,
  'enroll-judge': OFFICER,
  'retire-judge': OFFICER,
  'admit-observer': OFFICER,
  'withdraw-observer': OFFICER,
  'choose-release': OFFICER,
  'start-counting': OFFICER,
  'pause-counting': OFFICER,
  'resume-counting': OFFICER,
  'seat-table': OFFICER,
  'clear-table': OFFICER,
  'confirm-restore': OFFICER,
  'take-batch': TABLE,
  'return-batch': TABLE,
  'submit-count': TABLE,
  'correct-count': TABLE,
  'recall-batch': OFFICER,
  'accept-batch': OFFICER,
  'order-count': OFFICER,
  'reopen-batch': OFFICER,
  'record-adjustment': OFFICER,
  'withdraw-adjustment': OFFICER,
  'state-reexamination': OFFICER,
  'close-counting': OFFICER,
  'reopen-counting': OFFICER,
  declare: OFFICER,
  'state-setting': OFFICER,
  'record-request': OFFICER,
  'withdraw-request': OFFICER,
  'proclaim-day': OFFICER,
  'withdraw-day': OFFICER,
  'record-reading': OFFICER,
  'record-stay': OFFICER,
  'lift-stay': OFFICER,
  discontinue: OFFICER,
  'complete-canvass': OFFICER,
  'record-lot': OFFICER,
};

export function may(role: Role, command: CommandType): boolean {
  return COMMANDS[command].includes(role);
}
