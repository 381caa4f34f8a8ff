import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../recount/catalogue.ts';
import type { RefusalCode } from '../recount/refusals.ts';
import { say } from './index.ts';
import { messages } from './messages.ts';
import { leavesOf } from './testing.ts';

/** A missing code does not compile. */
const CODES: Readonly<Record<RefusalCode, true>> = {
  'not-permitted': true,
  'not-opened': true,
  'already-opened': true,
  'not-at-this-stage': true,
  'contest-invalid': true,
  'not-ready': true,
  'votes-exceed-ballots': true,
  'choices-differ': true,
  'batch-list-empty': true,
  'batch-list-too-long': true,
  'batch-twice': true,
  'total-too-large': true,
  'number-out-of-range': true,
  'judge-twice': true,
  'judge-unknown': true,
  'judge-not-active': true,
  'judge-seated': true,
  'pair-of-one': true,
  'observer-unknown': true,
  'nothing-to-restore': true,
  'table-unknown': true,
  'table-has-batch': true,
  'not-seated': true,
  'batch-unknown': true,
  'stale-version': true,
  'batch-at-table': true,
  'batch-not-yours': true,
  'batch-not-out': true,
  'batch-needs-officer': true,
  'batch-already-accepted': true,
  'judge-counted-before': true,
  'count-of-others': true,
  'count-already-in': true,
  'not-a-correction': true,
  'only-differing-rows': true,
  'sheet-of-another-shape': true,
  'sheet-has-problems': true,
  'rows-not-open': true,
  'rows-missing': true,
  'batch-not-held': true,
  'no-two-equal-counts': true,
  'ballots-still-set-aside': true,
  'nothing-to-reopen': true,
  'adjustment-unknown': true,
  'adjustment-of-nothing': true,
  'reexamination-does-not-add': true,
  'cannot-close': true,
  'name-differs': true,
  'date-impossible': true,
  'before-the-election': true,
  'choice-unknown': true,
  'request-of-another-kind': true,
  'more-struck-than-named': true,
  'request-unknown': true,
  'day-unknown': true,
  'question-unknown': true,
  stayed: true,
  'not-stayed': true,
  'candidate-barred': true,
  'canvass-not-completed': true,
  'no-tie': true,
  'lot-chooses-others': true,
  'canvass-before-declaration': true,
  'lot-before-canvass': true,
  'already-so': true,
};

test('every refusal has its sentence, every event its own', () => {
  for (const code of Object.keys(CODES)) expect(messages.refusals).toHaveProperty(code);
  for (const type of Object.keys(CATALOGUE)) {
    expect(messages.events).toHaveProperty(type.replace('.', '-'));
  }
});

/** The program is not "the board", an act has someone who did it, and a question says what happens. */
const MISLEADING =
  /are you sure|\bresult (?:is|was|has been) declared|\bthe board\b(?! of canvassers)|\bvoid\b|\bofficial result/i;

test('words that mislead are not used', () => {
  for (const [key, text] of leavesOf(messages)) expect(text, key).not.toMatch(MISLEADING);
});

test('such words are found', () => {
  for (const text of ['The board adds the votes.', 'Result is declared.', 'Are you sure?']) {
    expect(text).toMatch(MISLEADING);
  }
  expect('The board of canvassers is convened.').not.toMatch(MISLEADING);
});

test('values are written as people read them', () => {
  expect(say('refusals.judge-seated', { name: 'R. Alder', table: 4 })).toBe(
    'R. Alder sits at Table 4. Clear that table first.',
  );
  expect(say('screen.margin', { margin: 1234 })).toBe('Margin 1,234');
});

test('every problem of a batch list has its sentence', () => {
  const source =
    readFileSync('lib/files/batch-list.ts', 'utf8') + readFileSync('lib/files/decode.ts', 'utf8');
  const codes = [...source.matchAll(/readonly is: '([a-z-]+)'/g)].map(([, code]) => code ?? '');
  expect(codes.length).toBeGreaterThan(15);
  for (const code of codes) expect(messages.files).toHaveProperty(code);
});
