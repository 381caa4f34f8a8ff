import { expect, test } from 'vitest';
import { openSalts } from './salts.ts';

test('each salt is 32 bytes of its own, across draws', () => {
  const salt = openSalts();
  const salts = Array.from({ length: 1_000 }, salt);
  expect(new Set(salts).size).toBe(1_000);
  for (const one of salts) expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(salts.join('').match(/../g)).size).toBe(256);
});
