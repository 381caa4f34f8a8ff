import { expect, test } from 'vitest';
import { searchKey } from './search-key.ts';

test.each([
  ['Šđñ 1', 'sdn 1'],
  ['Åre  Øst', 'are ost'],
  ['ʻŌpio', 'opio'],
  ['Łódź', 'lodz'],
  ['Batch 10', 'BATCH 10'],
])('%s is found by %s', (name, typed) => {
  expect(searchKey(name)).toBe(searchKey(typed));
});

test('other letters stay other letters', () => {
  expect(searchKey('Box A')).not.toBe(searchKey('Box B'));
});
