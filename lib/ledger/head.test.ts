import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { err, ok } from '../base/result.ts';
import { longHead, parseHead, shortHead } from './head.ts';

const hash = '0123456789abcdef'.repeat(4);

test('shows four groups on a screen and eight on paper', () => {
  expect(shortHead(hash)).toBe('0123 4567 89ab cdef');
  expect(longHead(hash)).toBe('0123 4567 89ab cdef 0123 4567 89ab cdef');
});

test.each([
  ['0123 4567 89ab cdef', 16, null],
  ['0123456789ABCDEF', 16, null],
  [' #1,234 · 0123 4567 89ab cdef ', 16, 1234],
  ['#12: 0123-4567-89ab-cdef', 16, 12],
  ['# 12 0123\u00a04567 89ab\ncdef 0123 4567 89ab cdef', 32, 12],
  [hash, 64, null],
])('reads %j', (noted, length, seq) => {
  expect(parseHead(noted)).toEqual(ok({ digits: hash.slice(0, length), seq }));
});

test.each([
  ['', err({ is: 'wrong-length', digits: 0 })],
  ['0123', err({ is: 'wrong-length', digits: 4 })],
  [`${hash}00`, err({ is: 'wrong-length', digits: 66 })],
  ['O123 4567 89ab cdef', err({ is: 'not-hex' })],
  ['#0 · 0123 4567 89ab cdef', err({ is: 'wrong-seq' })],
  ['#99999999999999999 · 0123 4567 89ab cdef', err({ is: 'wrong-seq' })],
  ['#1,23 · 0123 4567 89ab cdef', err({ is: 'not-hex' })],
])('refuses %j', (noted, problem) => {
  expect(parseHead(noted)).toEqual(problem);
});

test('what is shown is read back', async () => {
  await fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.integer({ min: 1 }),
      (bytes, seq) => {
        const any = Buffer.from(bytes).toString('hex');
        const numbered = `#${seq.toLocaleString('en-US')} · ${longHead(any)}`;
        expect(parseHead(numbered)).toEqual(ok({ digits: any.slice(0, 32), seq }));
        expect(parseHead(shortHead(any))).toEqual(ok({ digits: any.slice(0, 16), seq: null }));
      },
    ),
  );
});
