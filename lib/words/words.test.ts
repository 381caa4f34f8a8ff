import { expect, test } from 'vitest';
import { CATALOGUE } from '../recount/catalogue.ts';
import type { RefusalCode } from '../recount/refusals.ts';
import { formatCount, formatDate, formatDifference, formatTime } from './format.ts';
import { say } from './index.ts';
import { messages } from './messages.ts';

type Tree = { readonly [key: string]: string | Tree };

function textsOf(tree: Tree): readonly string[] {
  return Object.values(tree).flatMap((one) => (typeof one === 'string' ? [one] : textsOf(one)));
}

/** A missing code does not compile. */
const CODES: Readonly<Record<RefusalCode, true>> = {
  'not-permitted': true,
  'not-opened': true,
  'already-opened': true,
  'not-at-this-stage': true,
  'contest-invalid': true,
  'not-ready': true,
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
  'already-so': true,
};

test('every refusal has its sentence, every event its own', () => {
  for (const code of Object.keys(CODES)) expect(messages.refusals).toHaveProperty(code);
  for (const type of Object.keys(CATALOGUE)) {
    expect(messages.events).toHaveProperty(type.replace('.', '-'));
  }
});

test('words that mislead are not used', () => {
  for (const text of textsOf(messages)) {
    expect(text).not.toMatch(/are you sure|result is declared|\bthe board (shows|records|adds)/i);
  }
});

test('values are written as people read them', () => {
  expect(say('refusals.judge-seated', { name: 'R. Alder', table: 4 })).toBe(
    'R. Alder sits at Table 4. Clear that table first.',
  );
  expect(formatCount(1234567)).toBe('1,234,567');
  expect([3, -1, 0].map(formatDifference)).toEqual(['+3', '−1', 'no change']);
});

test('times are the county’s, with its zone, on both sides of the clock change', () => {
  expect(formatTime('2025-11-04T21:06:41.000Z', 'America/Denver')).toBe('2:06:41 p.m. MST');
  expect(formatTime('2025-11-01T20:06:41.000Z', 'America/Denver')).toBe('2:06:41 p.m. MDT');
});

test('a date is no instant', () => {
  expect(formatDate('2025-11-04')).toBe('November 4, 2025');
});
