import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { sha256Hex } from './hash.ts';

test('SHA-256 of the empty text and of "abc" (FIPS 180-4 examples)', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a runtime without hashing of its own, such as a browser, gives the same', async () => {
  vi.resetModules();
  vi.stubGlobal('process', undefined);
  const { sha256Hex: portable } = await import('./hash.ts');
  vi.unstubAllGlobals();
  expect(portable).not.toBe(sha256Hex);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.uint8Array()), (data) => {
      expect(portable(data)).toBe(sha256Hex(data));
    }),
  );
});
