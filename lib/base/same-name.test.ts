import { expect, test } from 'vitest';
import { sameName } from './same-name.ts';

test.each([
  ['Box 1', ' box  1 '],
  ['Moab\n1', 'MOAB 1'],
  ['Box\u00a01', 'Box 1'],
  ['Nu\u00f1ez', 'NUN\u0303EZ'],
  ['Choice\u200bA', 'choicea'],
  ['Cho\u00adice A', 'Choice A'],
  ['\uff23hoice \uff21', 'Choice A'],
])('%j and %j are one name', (one, other) => {
  expect(sameName(one)).toBe(sameName(other));
});

test.each([
  ['St Michaels', "St Michael's"],
  ['0001', '001'],
  ['001', '1'],
  ['Nunez', 'Nuñez'],
  ['Box 1', 'Box1'],
  ['4-1', '4 1'],
])('%j and %j are two', (one, other) => {
  expect(sameName(one)).not.toBe(sameName(other));
});
