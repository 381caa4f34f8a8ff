/** A request for a recount, as it is received. */
export const filing = {
  who: 'Who asks',
  whoNone: 'Choose the candidate',
  filedBy: 'Handed in by',
  receivedBy: 'Received by (your office)',
  receivedDate: 'Received on',
  receivedTime: 'at, to the second (Utah time)',
  voters: 'Voters that the filing names, one a line',
  votersHelp:
    'Names stay in this browser. Recorded are numbers alone: named, struck because named again, struck because they did not vote, left.',
  notVoted: 'Strike who did not vote in the election',
  left: '{named, plural, one {# voter} other {# voters}} named, {twice, plural, one {# name} other {# names}} struck as named again, {notVoted, number} struck as not having voted: {left, plural, one {# voter} other {# voters}} left.',
  enough: 'Ten are needed.',
  tooFew: 'Ten are needed: this filing opens no recount.',
  missing: {
    choice: 'Choose the candidate who asks.',
    voters: 'Type the voters that the filing names.',
    filedBy: 'Type who handed the request in.',
    receivedBy: 'Type who received it.',
    received: 'Give the date and the time at which it was received.',
    future: 'This moment is still to come. Check the date and the time of receipt.',
  },
};
