import { expect, test } from 'vitest';
import { daysUntil } from './days-until.ts';

test.each([
  ['2026-11-26', '2026-11-26T06:59:59Z', 1],
  ['2026-11-26', '2026-11-26T07:00:00Z', 0],
  ['2026-11-26', '2026-11-27T06:59:59Z', 0],
  ['2026-11-26', '2026-11-27T07:00:00Z', -1],
  // Over the end of summer time, and over the year.
  ['2026-11-03', '2026-10-31T12:00:00Z', 3],
  ['2027-01-02', '2026-12-30T12:00:00Z', 3],
])('until %s at %s: %i', (date, now, days) => {
  expect(daysUntil(date, new Date(now), 'America/Denver')).toBe(days);
});
