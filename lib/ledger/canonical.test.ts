import canonicalize from 'canonicalize';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, isCanonical, MAX_DEPTH } from './canonical.ts';
import { anyJson } from './testing.ts';
import type { Json } from './types.ts';

/** What the types forbid, as it might come through a hole in them. */
function forged(value: unknown): Json {
  return value as Json;
}

test('is what the package for RFC 8785 writes, in whatever order the keys come', async () => {
  await fc.assert(
    fc.property(anyJson, (value) => {
      const text = canonical(value);
      expect(text).toBe(canonicalize(value));
      expect(canonical(JSON.parse(text))).toBe(text);
      expect(isCanonical(text, JSON.parse(text))).toBe(true);
    }),
  );
});

test('sorts keys by UTF-16 units, also where they look like numbers', () => {
  expect(canonical({ '\ufb33': 1, '😀': 2, '10': 3, '9': 4, a: { c: 1, b: 2 } })).toBe(
    '{"10":3,"9":4,"a":{"b":2,"c":1},"😀":2,"\ufb33":1}',
  );
});

describe('throws on what a line may not hold', () => {
  const itself: { [key: string]: unknown } = {};
  itself.again = itself;
  const cases: readonly (readonly [string, unknown])[] = [
    ['undefined', undefined],
    ['undefined in an array', [undefined]],
    ['undefined under a key', { a: undefined }],
    ['a hole', new Array(1)],
    ['a fraction', 0.5],
    ['an unsafe integer', 2 ** 53],
    ['minus zero', -0],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['a bigint', 1n],
    ['a symbol', Symbol('a')],
    ['a function', () => 1],
    ['a Date', new Date(0)],
    ['a Map', new Map()],
    ['an object that writes itself', { toJSON: () => 1 }],
    ['NUL', 'a\0'],
    ['NUL in a key, after one out of order', { b: 1, 'a\0': 1 }],
    ['a lone surrogate', '\ud83d'],
    ['a lone surrogate in a key', { '\ude00': 1 }],
    ['a float after a key out of order', { b: 1, a: 0.5 }],
    ['a value that contains itself', itself],
  ];
  test.each(cases)('%s', (_, value) => {
    expect(() => canonical(forged({ value }))).toThrow(TypeError);
    expect(isCanonical('{}', value)).toBe(false);
  });
});

test('nests as deep as the limit and no deeper', () => {
  const deep = (levels: number) => forged(JSON.parse('['.repeat(levels) + ']'.repeat(levels)));
  expect(canonical(deep(MAX_DEPTH))).toHaveLength(2 * MAX_DEPTH);
  expect(() => canonical(deep(MAX_DEPTH + 1))).toThrow('nested too deeply');
});

test.each(['{"b":1,"a":2}', '{"a":1,"a":2}', '{"a": 1}', '1.0', '1e2', '-0', '"\\u0041"', '"\\/"'])(
  '%s can be parsed and is not canonical',
  (text) => {
    expect(isCanonical(text, JSON.parse(text))).toBe(false);
  },
);
