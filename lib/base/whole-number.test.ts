import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWholeNumber } from './whole-number.ts';

const MAX = 1_000_000_000;

test.each([
  ['0', 0],
  ['7', 7],
  ['0012', 12],
  [' 1,234 ', 1234],
  ['12\u00a0', 12],
  ['12,345,678', 12_345_678],
  ['1000000000', MAX],
  ['1,000,000,000', MAX],
  ['00000000000000000000001', 1],
])('%j is %d', (text, value) => {
  expect(readWholeNumber(text, MAX)).toEqual({ ok: true, value });
});

test.each([
  ['', 'blank'],
  [' \t', 'blank'],
  ['12a', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['1.23E+05', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['+5', 'not-a-number'],
  ['1 234', 'not-a-number'],
  ['１２', 'not-a-number'],
  ['٣', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['-', 'not-a-number'],
  ['1,2', 'grouping'],
  ['13,46', 'grouping'],
  ['1234,567', 'grouping'],
  ['1,,234', 'grouping'],
  ['1,234,', 'grouping'],
  ['0,123', 'grouping'],
  ['-1', 'negative'],
  ['−1', 'negative'],
  ['-1,234.5', 'negative'],
  ['1.0', 'fraction'],
  ['.5', 'fraction'],
  ['1,234.5', 'fraction'],
  ['1000000001', 'too-large'],
  ['9'.repeat(40), 'too-large'],
])('%j is refused: %s', (text, error) => {
  expect(readWholeNumber(text, MAX)).toEqual({ ok: false, error });
});

test('every whole number is read as it is written, grouped or not', async () => {
  await fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX }), (value) => {
      const read = { ok: true, value };
      expect(readWholeNumber(String(value), MAX)).toEqual(read);
      expect(readWholeNumber(value.toLocaleString('en-US'), MAX)).toEqual(read);
    }),
  );
});
