import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err, ok } from './result.ts';
import { cleanText, isCleanText, type TextProblem } from './text.ts';

const most = { maxLength: 80 };

describe('what comes in', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['a name', 'Ana Nez', 'Ana Nez'],
    ['white space around it', ' \t Ana Nez\r\n', 'Ana Nez'],
    ['an accent typed apart', 'Zoe\u0308', 'Zoë'],
    ['an ʻokina', 'Kealoha ʻŌpio', 'Kealoha ʻŌpio'],
    ['a joiner inside a name', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['a character above U+FFFF', '𝟙😀', '𝟙😀'],
  ];
  test.each(cases)('%s', (_, typed, kept) => {
    expect(cleanText(typed, most)).toEqual(ok(kept));
  });
});

describe('what is refused, by name', () => {
  const cases: readonly (readonly [string, TextProblem])[] = [
    ['', { is: 'empty' }],
    [' \n ', { is: 'empty' }],
    ['\u200b\u2060', { is: 'empty' }],
    ['a\0b', { is: 'nul', at: 1 }],
    ['a\ud83d', { is: 'lone-surrogate', at: 1 }],
    ['a\ude00b', { is: 'lone-surrogate', at: 1 }],
    ['a\nb', { is: 'control', at: 1, code: 'U+000A' }],
    ['a\u007fb', { is: 'control', at: 1, code: 'U+007F' }],
    ['a\u0085b', { is: 'control', at: 1, code: 'U+0085' }],
    ['a\u2028b', { is: 'control', at: 1, code: 'U+2028' }],
    ['ab\u202ec', { is: 'bidi', at: 2, code: 'U+202E' }],
  ];
  test.each(cases)('%j', (typed, problem) => {
    expect(cleanText(typed, most)).toEqual(err(problem));
  });

  test.each([
    0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x200e, 0x200f, 0x61c,
  ])('mark %i, which turns the direction', (code) => {
    const hex = code.toString(16).toUpperCase().padStart(4, '0');
    const typed = `a${String.fromCharCode(code)}b`;
    expect(cleanText(typed, most)).toEqual(err({ is: 'bidi', at: 1, code: `U+${hex}` }));
  });

  test('more units than allowed, counted as they are kept', () => {
    expect(cleanText(' abcd ', { maxLength: 4 })).toEqual(ok('abcd'));
    expect(cleanText('e\u0301e\u0301', { maxLength: 2 })).toEqual(ok('éé'));
    const problem = { is: 'too-long', length: 5, maxLength: 4 } as const;
    expect(cleanText('abcde', { maxLength: 4 })).toEqual(err(problem));
  });
});

test('what came in once comes in again unchanged, and only that is clean', async () => {
  await fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const clean = cleanText(typed, { maxLength: 1000 });
      expect(isCleanText(typed)).toBe(clean.ok && typed === clean.value);
      if (clean.ok) expect(isCleanText(clean.value)).toBe(true);
    }),
  );
  expect(isCleanText(' a')).toBe(false);
  expect(isCleanText('')).toBe(false);
});
