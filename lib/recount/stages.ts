import type { CommandType } from './commands.ts';
import type { Stage } from './state.ts';

type StageName = Stage['is'];

const SETTING_UP = ['preparing'] as const;
const OPEN = ['counting', 'paused'] as const;

/** When each command may be given; `open-recount` is for a ledger without a line. */
export const STAGES: Readonly<Record<CommandType, readonly StageName[]>> = {
  'open-recount': [],
  'enter-control-totals': SETTING_UP,
  'import-batch-list': SETTING_UP,
  'enroll-judge': ['preparing', ...OPEN],
  'retire-judge': ['preparing', ...OPEN],
  'admit-observer': ['preparing', ...OPEN, 'closed', 'declared'],
  'withdraw-observer': ['preparing', ...OPEN, 'closed', 'declared'],
  'choose-release': ['preparing', ...OPEN, 'closed'],
  'start-counting': SETTING_UP,
  'pause-counting': ['counting'],
  'resume-counting': ['paused'],
  'seat-table': ['preparing', ...OPEN],
  'clear-table': ['preparing', ...OPEN, 'closed', 'declared'],
  'confirm-restore': ['preparing', ...OPEN, 'closed', 'declared'],
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
};
