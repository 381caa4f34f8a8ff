import type { CommandType } from './commands.ts';
import type { Stage } from './state.ts';

type StageName = Stage['is'];

const SETTING_UP = ['preparing'] as const;
const OPEN = ['counting', 'paused'] as const;
const UNDECLARED = ['preparing', ...OPEN, 'closed'] as const;
const ANY = [...UNDECLARED, 'declared', 'discontinued'] as const;

/** When each command may be given; `open-recount` is for a ledger without a line. */
export const STAGES: Readonly<Record<CommandType, readonly StageName[]>> = {
  'open-recount': [],
  'enter-control-totals': SETTING_UP,
  'import-batch-list': SETTING_UP,
  'enroll-judge': ['preparing', ...OPEN],
  'retire-judge': ['preparing', ...OPEN],
  'admit-observer': ANY,
  'withdraw-observer': ANY,
  'choose-release': UNDECLARED,
  'start-counting': SETTING_UP,
  'pause-counting': ['counting'],
  'resume-counting': ['paused'],
  'seat-table': ['preparing', ...OPEN],
  'clear-table': ANY,
  'confirm-restore': ANY,
  'take-batch': ['counting'],
  'return-batch': OPEN,
  'submit-count': ['counting'],
  'correct-count': ['counting'],
  'recall-batch': OPEN,
  'accept-batch': OPEN,
  'order-count': OPEN,
  'reopen-batch': OPEN,
  'record-adjustment': OPEN,
  'withdraw-adjustment': OPEN,
  'state-reexamination': OPEN,
  'close-counting': OPEN,
  'reopen-counting': ['closed'],
  declare: ['closed'],
  'state-setting': UNDECLARED,
  'record-request': UNDECLARED,
  'withdraw-request': UNDECLARED,
  'proclaim-day': ['preparing', ...OPEN, 'closed', 'declared'],
  'withdraw-day': ['preparing', ...OPEN, 'closed', 'declared'],
  'record-reading': ['preparing', ...OPEN, 'closed', 'declared'],
  'record-stay': ['preparing', ...OPEN, 'closed', 'declared'],
  'lift-stay': ANY,
  discontinue: UNDECLARED,
  'complete-canvass': ['declared'],
  'record-lot': ['declared'],
};

/** No batch is taken and no table joins any more. */
export function isCountingOver({ is }: Stage): boolean {
  return is === 'closed' || is === 'declared' || is === 'discontinued';
}
