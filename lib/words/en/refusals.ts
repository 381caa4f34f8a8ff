/** One plain sentence for each refusal: what was wrong, and what to do. Nothing has changed when one is shown. */
export const refusals = {
  'not-permitted': 'Your role may not do this. Ask the election officer.',
  'role-not-permitted': 'Your role may not do this. Ask the election officer.',
  'not-opened': 'This recount has not been opened yet.',
  'already-opened': 'This recount is open already.',
  'not-at-this-stage':
    '{stage, select, preparing {Counting has not started yet.} counting {Counting is open: this is done before it starts, or after it is closed.} paused {Counting is paused. Wait until the election officer resumes it.} closed {Counting is closed. The election officer can open it again.} declared {The election officer has declared the result; this can no longer be done.} discontinued {This recount was discontinued: the original canvass stands.} other {This cannot be done now.}}',
  'contest-invalid':
    'This contest cannot be: each choice has a name of its own; a proposition has two, the one in favour first; votes allowed and number to be chosen are at least 1, and one office elects one.',
  'not-ready': 'Counting cannot start yet. Still missing: {missing}.',
  'votes-exceed-ballots':
    'Votes for the choices add up to {given, number}, and the ballots counted can give {most, number} at most. Check the figures of the canvass.',
  'counting-over': 'Counting of this recount is closed. No table can join any more.',
  'choices-differ':
    'Figures for {expected, number} choices are needed, {found, number} were given.',
  'date-impossible': 'This is no date of the calendar. Check the day, the month and the year.',
  'before-the-election':
    'Nothing of a recount is earlier than its election, {electionDate}. Check the date.',
  'choice-unknown': 'This contest has no such choice.',
  'request-of-another-kind':
    'In a race a candidate asks for a recount; of a proposition, ten voters ask. Choose the other kind of request.',
  'more-struck-than-named':
    '{struck, number} names are struck, and the filing names {named, number}. Check the numbers.',
  'request-unknown': 'There is no such request.',
  'day-unknown': 'No holiday was entered for this day.',
  'question-unknown': 'The law leaves no such question open for this recount.',
  stayed: 'A stay stands ({court}). Nothing is counted or decided until it is lifted.',
  'not-stayed': 'No stay stands.',
  'candidate-barred':
    '{name} has the name of a choice of this contest. The policy of this recount (not the statute) bars candidates from this act: another officer does it.',
  'canvass-not-completed':
    'The recount has not been canvassed yet. A lot is drawn only once its canvass is completed and still tied.',
  'no-tie': 'No tie vote was declared: there is nothing to draw a lot for.',
  'lot-chooses-others':
    'The lot chooses {places, plural, one {one} other {#}} of the tied choices, each once. Choose that many.',
  'canvass-before-declaration':
    'A recount is canvassed after it is declared. Check the date of the recount canvass.',
  'lot-before-canvass': 'A lot is drawn after the recount canvass. Check its date.',
  'batch-list-empty': 'The batch list has no batches.',
  'batch-list-too-long':
    'The list has {batches, number} batches; at most {limit, number} are possible.',
  'batch-twice': 'The batch “{name}” stands twice in the list. Each batch needs a name of its own.',
  'total-too-large': 'The sum is larger than any recount can have. Check the number of ballots.',
  'number-out-of-range':
    'A number is not a whole number from 0 to 1,000,000,000. Check each field.',
  'judge-twice': '“{name}” is on the roster already.',
  'judge-unknown': 'This person is not on the roster of counting judges.',
  'judge-not-active': '{name} is no longer on the roster.',
  'judge-seated': '{name} sits at Table {table, number}. Clear that table first.',
  'pair-of-one': 'A table needs two different people.',
  'observer-unknown': 'This person is not on the list of those who watch.',
  'table-unknown': 'There is no such table.',
  'nothing-to-restore': 'No line is missing here, so there is no restore to confirm.',
  'table-has-batch': 'Table {table, number} has {batch}. Return it first.',
  'not-seated': 'This table is not seated. Ask the election officer to confirm it again.',
  'batch-unknown': 'No batch has this name. Check the cover sheet.',
  'stale-version':
    '{name} was changed by someone else in the meantime. What you typed is kept; look at the batch and send again.',
  'batch-at-table': '{name} is out at Table {table, number}.',
  'batch-not-yours':
    '{name} is not out at your table. What you typed is kept; call the election officer.',
  'batch-not-out': '{name} is not out at a table.',
  'batch-needs-officer': '{name} waits for the election officer.',
  'batch-already-accepted': '{name} is accepted already.',
  'judge-counted-before':
    '{judge} has counted {name} before. A further count is made by two people who have not.',
  'count-of-others': '{name} goes back to the two pairs that counted it. Take another batch.',
  'count-already-in': 'The count of {name} is in already. Return the batch.',
  'not-a-correction': '{name} is to be counted whole.',
  'only-differing-rows': 'Of {name}, only the open rows are counted again.',
  'sheet-of-another-shape':
    'The sheet does not fit this contest. Load the page again; what you typed is kept.',
  'sheet-has-problems':
    'The sheet does not balance. Check it, or submit it with a note for the election officer.',
  'rows-not-open': 'A row that is not open was changed. Load the page again.',
  'rows-missing': 'Each open row needs a number.',
  'batch-not-held': '{name} does not wait for a decision any more.',
  'no-two-equal-counts': '{name} has no two equal counts. Order another count.',
  'ballots-still-set-aside': '{name} has ballots set aside that are not adjudicated.',
  'nothing-to-reopen': '{name} has no count to leave behind.',
  'adjustment-unknown': 'There is no such adjustment.',
  'adjustment-of-nothing': 'An adjustment needs a number of ballots, more (+) or fewer (−).',
  'reexamination-does-not-add':
    'Upheld and reversed come to {sum, number}, but {examined, number} were re-examined. Correct one of them.',
  'cannot-close': 'Counting cannot be closed yet. See what is missing.',
  'name-differs': 'Type your own name as it stands in your account: {expected}.',
  'already-so': 'This is so already.',
  'command-id-reused': 'This was sent before with other contents. Load the page again.',
  'command-malformed':
    'The field “{field}” holds something that cannot be used. Correct it and send again.',
  'too-many-commands': 'Too many requests in a short time. Wait a moment and send again.',
  'signed-out': 'You are signed out. Sign in again; what you typed is kept.',
  'restore-not-confirmed':
    'This server lacks lines that a screen has seen. Nothing is recorded until the election officer has confirmed that a backup was restored. What you typed is kept.',
  'not-recording':
    'The server records nothing at the moment. Nothing is lost that was recorded; call whoever runs the server.',
  'recount-unknown': 'There is no such recount.',
  'server-fault':
    'The server had a fault. Nothing was changed. Try again, and tell whoever runs the server.',
  'line-too-long':
    'This is more than one line of the ledger can hold. Shorten its names, or split it.',
  'body-cut': 'Not all of it arrived. Nothing was changed. Send it again.',
  'too-large': 'This is larger than can be taken.',
  'link-unknown': 'This link does not work any more. Ask the election officer for a new one.',
  'join-unknown': 'This request is no longer waiting. Ask again at the table.',
  'code-differs': 'This is not the code that the table shows. Ask them to say it again.',
  'too-many-joins': 'Too many tables are asking at once. Try again in a minute.',
  'set-up-refused':
    'The code is not the one that the terminal shows, or an account exists already.',
  'own-account': 'You cannot change or withdraw your own account. Ask another officer.',
  'password-wrong': 'The password you have now is not this one.',
  'login-taken': 'This sign-in name is taken.',
  'login-unusable': 'A sign-in name has 2 to 100 letters, digits or . _ @ + -',
  'name-unusable': 'Type the name as it shall be printed.',
  'password-too-short': 'The password needs at least {least, number} characters.',
  'password-too-long': 'The password may have at most {most, number} characters.',
  'password-is-login': 'The password must not be the sign-in name.',
  'user-unknown': 'There is no such account.',
  unknown:
    'No answer came. It will be sent again under the same number; nothing is recorded twice.',
};

export const missing = {
  'control-totals': 'figures of the original canvass',
  'batch-list': 'the batch list',
  judges: 'at least four counting judges',
  release: 'what those who watch may see',
};

export const stops = {
  'batches-not-accepted':
    '{count, plural, one {# batch has} other {# batches have}} no accepted count: {names}',
  'batches-out': '{count, plural, one {# batch is} other {# batches are}} out at a table: {names}',
  'ballots-differ-from-canvass':
    'Ballots recounted {recounted, number}, ballots at the canvass {canvassed, number}, adjustments: {adjusted}. Without a reason: {unexplained}. {openBatches, plural, =0 {Record an adjustment with its reason.} other {Batches are not accepted yet: the difference may be theirs.}}',
  'reexamination-not-stated': 'The re-examination of uncounted ballots is not stated.',
  'reexamination-incomplete':
    '{examined, number} of {of, number} uncounted ballots are re-examined. All of them must be.',
};
