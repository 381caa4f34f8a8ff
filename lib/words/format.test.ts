import { expect, test } from 'vitest';
import {
  formatAge,
  formatClock,
  formatCount,
  formatDate,
  formatDateTime,
  formatDifference,
  formatTime,
} from './format.ts';
import { say } from './index.ts';

const DENVER = 'America/Denver';

test('counts are grouped, differences signed, nought is a word', () => {
  expect([0, 999, 1234, 1234567].map(formatCount)).toEqual(['0', '999', '1,234', '1,234,567']);
  expect([3, -1, 0, -1234].map((value) => formatDifference(value, 'none'))).toEqual([
    '+3',
    '−1',
    'none',
    '−1,234',
  ]);
});

test('times are the county’s, with its zone, on both sides of the clock change', () => {
  expect(formatTime('2025-11-04T21:06:41.000Z', DENVER)).toBe('2:06:41 p.m. MST');
  expect(formatTime('2025-11-01T20:06:41.000Z', DENVER)).toBe('2:06:41 p.m. MDT');
  // The hour that the end of summer time has twice, on 1 November 2026.
  expect(formatTime('2026-11-01T07:30:00.000Z', DENVER)).toBe('1:30:00 a.m. MDT');
  expect(formatTime('2026-11-01T08:30:00.000Z', DENVER)).toBe('1:30:00 a.m. MST');
  expect(formatClock('2026-11-17T19:00:00.000Z', DENVER)).toBe('12:00:00 p.m.');
  expect(formatClock('2026-11-17T07:00:00.000Z', DENVER)).toBe('12:00:00 a.m.');
});

test('a canvass that ends in the evening is still of its own day', () => {
  expect(formatDateTime('2026-11-18T00:45:00.000Z', DENVER)).toBe('Nov 17, 2026, 5:45:00 p.m. MST');
});

test.each([
  ['2025-11-04', 'November 4, 2025'],
  ['2026-11-01', 'November 1, 2026'],
  ['2026-03-08', 'March 8, 2026'],
  ['2024-02-29', 'February 29, 2024'],
  ['2027-12-31', 'December 31, 2027'],
])('a date is no instant: %s', (date, read) => {
  expect(formatDate(date)).toBe(read);
});

test('ages are whole minutes, then hours, then days', () => {
  const minute = 60_000;
  const age = (milliseconds: number) =>
    formatAge(milliseconds, (key, values) => say(`screen.lasted.${key}`, values));
  const ages = [-5, 0, minute - 1, minute, 4.9 * minute, 60 * minute, 65 * minute, 1440 * minute];
  expect(ages.map(age)).toEqual([
    'now',
    'now',
    'now',
    '1 min',
    '4 min',
    '1 h 00 min',
    '1 h 05 min',
    '1 d 0 h',
  ]);
  expect(age((2 * 1440 + 3 * 60 + 59) * minute)).toBe('2 d 3 h');
});
