export const cli = {
  usage:
    'recount verify FILE [--head HEAD] | totals FILE | law < CONTEST.json | tls [--host NAME] [--data FOLDER] | simulate URL --login NAME --password WORD [--tables N --watchers N --batches N --seed N]   (--json for machines)',
  whole:
    'Whole: {lines, number} lines, each unchanged and in its place. Sealed parts opened and checked: {opened, number}; still sealed: {veiled, number}.\nHead: {head}',
  'head-met': 'The noted head is met: nothing before it was changed or cut off.',
  'head-none':
    'No noted head was given: a ledger that was made anew, or whose end was cut off, would not show. Compare the head with one that was noted.',
  shows:
    'This shows that nothing entered was changed or left out. It cannot show that the paper was read right.',
  broken: 'Broken at line {seq, number}: {why}.',
  cut: 'The noted head is not met: {why}.',
  'head-unreadable': 'The head must have 16, 32 or 64 hexadecimal digits.',
  'not-whole':
    'The chain of this file is not whole, so its totals say nothing. See recount verify.',
  'unknown-line': 'Totals not checked by this version: it does not know lines of the type {type}.',
  'file-unreadable':
    'The file “{file}” cannot be read ({code, select, ENOENT {there is none} EACCES {it is not yours to read} EISDIR {it is a folder} other {{code}}}).',
  'law-unreadable':
    'The contest cannot be read: {field} {why}. docs/law.md says what is asked for.',
  'not-json': 'this is no JSON',
  number: '--{name} must be a whole number up to {most, number}.',
  simulated:
    '{counts, number} counts, {accepted, number} batches accepted, {lines, number} lines in {seconds} s.',
};
