export const states = {
  batch: {
    'not-started': 'Not started',
    out: 'Being counted · Table {table, number}',
    'one-count': 'One count in',
    'counts-differ': 'Counts differ',
    held: 'Needs a decision',
    'another-count': 'Another count ordered',
    accepted: 'Accepted',
    reopened: 'Reopened',
  },
  stage: {
    preparing: 'Being prepared',
    counting: 'Counting',
    paused: 'Paused',
    closed: 'Counting closed',
    declared: 'Declared',
    discontinued: 'Discontinued',
  },
  hold: {
    'sheet-problem': 'A sheet does not balance',
    'ballots-set-aside':
      '{ballots, plural, one {# ballot} other {# ballots}} set aside. This version records no adjudication: let two judges decide them on paper, reopen the batch, and have it counted with none set aside',
    'ballots-differ-from-list': '{counted, number} ballots counted, the list says {listed, number}',
    'counts-still-differ': 'Counts still differ in {cells, plural, one {# row} other {# rows}}',
    veiled: 'Waits for the election officer',
  },
  kind: {
    'single-office': 'Single office',
    'at-large': 'At-large office',
    'ballot-proposition': 'Ballot proposition',
    'bond-proposition': 'Bond proposition',
  },
  role: {
    admin: 'Administrator',
    officer: 'Election officer',
    table: 'Counting table',
    watcher: 'Watcher',
    witness: 'Witness',
    canvasser: 'Canvasser',
    display: 'Display',
  },
  adjustment: {
    'reversed-rejection': 'Rejection reversed',
    found: 'Found',
    misfiled: 'Misfiled',
    'list-error': 'Error in the list',
    'cause-not-found': 'Cause not found',
  },
};

export const rows = {
  ballots: 'Ballots in the batch (count them first)',
  withoutContest: 'Of these, without this contest',
  otherWriteIns: 'Write-ins for anyone else',
  undervotes: 'Undervotes',
  noVote: 'No vote (blank or undervote)',
  overvoted: 'Overvoted ballots',
  notCounted: 'Votes not counted by adjudication',
  setAside: 'Ballots set aside for adjudication',
};
