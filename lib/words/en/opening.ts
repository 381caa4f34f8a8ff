/** Opening a recount, from the canvass on. */
export const opening = {
  help: 'Start from the canvass. What the statute gives this contest stands beside the form and follows what you type. Nothing is recorded before the last button.',
  room: '1. The recount',
  contest: '2. The contest and its canvass',
  request: '3. The request',
  open: '4. Open it',
  noneYet: 'Choose',
  figures: 'Votes from a file or a spreadsheet',
  figuresHelp:
    'A line a choice: its name, then its votes, as CSV or copied from a spreadsheet. They take the place of the choices above.',
  figuresFile: 'File with the votes',
  paste: 'Or paste the lines',
  take: 'Take these votes',
  taken:
    '{choices, plural, one {# choice} other {# choices}} taken. Check them against the canvass.',
  problem: {
    'no-figures': 'There is no line with a name and votes.',
    'not-name-and-votes':
      'Line {line, number} is not a name and its votes. A number with commas needs quotation marks in a CSV file.',
    'looks-like-a-total': 'Line {line, number} looks like a total, not a choice. Remove it.',
    'name-not-readable':
      'The name in line {line, number} cannot be read. Save the file as UTF-8, or type the name.',
    'malformed-csv':
      'Line {line, number}: a quotation mark is not closed, or stands where it may not.',
    'too-many-rows': 'There are more lines than a contest can have choices.',
  },
  ballotsCounted: 'Ballots counted at the canvass',
  ballotsNotCounted: 'Ballots not counted at the canvass',
  target: 'A date of your own to finish by',
  targetHelp: 'Where the statute names no completion date. It is shown as your own.',
  candidates:
    'An officer or a member of the board of canvassers who is a candidate in this contest',
  candidatesHelp:
    'The statute as found does not bar them. What you choose is the policy of this recount.',
  candidatesRecorded: 'may act; it is recorded',
  candidatesBarred: 'may not act in what decides; another officer does',
  asked: 'Has a request been received?',
  askedYes: 'Yes: record it now',
  askedNo: 'No, or none is needed',
  contestFirst: 'Type the contest first: who may ask follows from it.',
  nothingGives:
    'As typed, nothing sets a recount off: none is required, and nobody who may ask has asked in time. You can open it to prepare the room; the header says so until a request is recorded.',
  missing: {
    title: 'Type the name of the contest.',
    jurisdiction: 'Type the jurisdiction.',
    mode: 'Choose whether this is a recount, a test or a demonstration.',
    ballotsCounted: 'Type the ballots counted at the canvass: a whole number.',
    ballotsNotCounted: 'Type the ballots not counted at the canvass: a whole number, 0 if none.',
    target: 'This is no date of the calendar.',
    candidates: 'Choose what is done with candidates who are officers or members.',
    asked: 'Say whether a request has been received.',
  },
};
