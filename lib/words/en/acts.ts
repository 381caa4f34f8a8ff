/** What an act asks before it is done, and what happens then. Its button and its answer carry the same words. */
export const acts = {
  accept: {
    button: 'Accept batch',
    asks: 'Accept {batch}?',
    happens:
      'Two counts are equal; they become its figures although the list says another number of ballots.',
  },
  order: {
    button: 'Order another count',
    asks: 'Order another count of {batch}?',
    happens:
      'Judges who have not counted this batch count all of it again. Two equal counts accept it.',
  },
  reopen: {
    button: 'Reopen batch',
    asks: 'Reopen {batch}?',
    happens:
      'It is counted anew from the start, and no earlier count stands. What was counted stays in the ledger.',
  },
  recall: {
    button: 'Take batch back from the table',
    asks: 'Take {batch} back from its table?',
    happens: 'The batch is in storage again, and the table cannot hand in a count of it any more.',
  },
  clear: {
    button: 'Clear table',
    asks: 'Clear Table {table, number}?',
    happens: 'Its two judges sit there no longer. To count again they join anew.',
  },
  retire: {
    button: 'Take off the roster',
    asks: 'Take {name} off the roster?',
    happens: 'Nobody can join a table under this name any more. Counts recorded before stay.',
  },
  withdraw: {
    button: 'Withdraw',
    asks: 'Withdraw the access of {name}?',
    happens: 'Their link and their screen stop working at once.',
  },
  pause: {
    button: 'Pause counting',
    asks: 'Pause counting?',
    happens:
      'No table can take a batch or hand in a count until counting is resumed. What they have typed stays. They read your message.',
    label: 'Message to the tables',
  },
  start: {
    button: 'Start counting',
    asks: 'Start counting {batches, plural, one {# batch} other {# batches}}, {ballots, plural, one {# ballot} other {# ballots}}?',
    happens:
      'From now on the batch list and the figures of the canvass stay as they are. Compare both with the paper first.',
  },
  'withdraw-adjustment': {
    button: 'Take out',
    asks: 'Take this adjustment out?',
    happens: 'It counts no longer. It stays in the ledger, struck through here.',
  },
  close: {
    button: 'Close counting',
    asks: 'Close counting?',
    happens: 'Closing ends counting. It declares nothing.',
  },
  'reopen-counting': {
    button: 'Open counting again',
    asks: 'Open counting again?',
    happens: 'Batches can be counted and reopened again. Nothing is declared by it.',
  },
  restore: {
    button: 'Go on from the restored ledger',
    asks: 'Was a backup restored?',
    happens:
      'Counting goes on from here. The gap and your reason stay in the ledger for everyone to see. Tables send again what they had handed in.',
  },
  'withdraw-request': {
    button: 'Withdraw the request',
    asks: 'Was this request withdrawn?',
    happens:
      'It no longer sets the recount off. The request and its withdrawal stay in the ledger.',
    label: 'How it was withdrawn, and by whom',
  },
  'take-out': {
    button: 'Take out',
    asks: 'Take {name} out?',
    happens: 'Deadlines are found again without it. That it was entered stays in the ledger.',
  },
  'lift-stay': {
    button: 'Lift the stay',
    asks: 'Was the stay lifted?',
    happens: 'Counting stays paused until you resume it.',
    label: 'By what order',
  },
  discontinue: {
    button: 'Discontinue the recount',
    asks: 'End this recount without a declaration?',
    happens:
      'The original canvass stands. No act here takes this back. What was counted stays in the ledger.',
    label: 'Why',
  },
  declare: {
    button: 'Declare the result',
    asks: 'Declare this result?',
    happens: 'Declaring is your own act, and no act here takes it back. Type your name.',
    label: 'Your name',
  },
  more: 'More acts',
  leave: {
    asks: 'Leave what you have typed?',
    happens: 'It is not recorded. If you go on to another page, it is lost.',
    button: 'Leave this page',
    stay: 'Stay here',
  },
};
