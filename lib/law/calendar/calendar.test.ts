import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstBusinessDayAtLeast, holidayOn, isBusinessDay } from './business-day.ts';
import { legalHolidays } from './holidays.ts';
import { addDays, instantOf, isLocalDate, localMoment, weekdayOf } from './local-date.ts';

/** Written out by hand from wall calendars, not computed: MM-DD of each legal holiday's day of rest. */
const BY_HAND: Readonly<Record<number, readonly string[]>> = {
  2024: [
    '01-01',
    '01-15',
    '02-19',
    '05-27',
    '06-17',
    '07-04',
    '07-24',
    '09-02',
    '10-14',
    '11-11',
    '11-28',
    '12-25',
  ],
  2025: [
    '01-01',
    '01-20',
    '02-17',
    '05-26',
    '06-16',
    '07-04',
    '07-24',
    '09-01',
    '10-13',
    '11-11',
    '11-27',
    '12-25',
  ],
  2026: [
    '01-01',
    '01-19',
    '02-16',
    '04-03',
    '05-25',
    '06-15',
    '07-03',
    '07-24',
    '09-07',
    '10-12',
    '11-11',
    '11-26',
    '12-25',
  ],
  2027: [
    '01-01',
    '01-18',
    '02-15',
    '03-26',
    '05-31',
    '06-21',
    '07-05',
    '07-23',
    '09-06',
    '10-11',
    '11-11',
    '11-25',
    '12-24',
    '12-31',
  ],
  2028: [
    '01-17',
    '02-21',
    '04-14',
    '05-29',
    '06-19',
    '07-04',
    '07-24',
    '09-04',
    '10-09',
    '11-10',
    '11-23',
    '12-25',
  ],
  2029: [
    '01-01',
    '01-15',
    '02-19',
    '03-30',
    '05-28',
    '06-18',
    '07-04',
    '07-24',
    '09-03',
    '10-08',
    '11-12',
    '11-22',
    '12-25',
  ],
  2030: [
    '01-01',
    '01-21',
    '02-18',
    '04-19',
    '05-27',
    '06-17',
    '07-04',
    '07-24',
    '09-02',
    '10-14',
    '11-11',
    '11-28',
    '12-25',
  ],
};

describe('legal holidays, against a list written out by hand', () => {
  test.each(Object.entries(BY_HAND))('%s', (year, days) => {
    expect(legalHolidays(Number(year)).map(({ date }) => date)).toEqual(
      days.map((day) => `${year}-${day}`),
    );
  });

  test('19 June 2026 is a business day: Juneteenth is kept on the Monday before', () => {
    expect(isBusinessDay('2026-06-19')).toBe(true);
    expect(holidayOn('2026-06-15')?.name).toBe('Juneteenth National Freedom Day');
  });

  test.each(['2025-11-28', '2025-12-24', '2026-11-27'])('%s is a business day', (date) => {
    expect(isBusinessDay(date)).toBe(true);
  });

  test('what was no holiday yet is none', () => {
    expect(holidayOn('2021-06-18')).toBeUndefined();
    expect(holidayOn('2021-06-21')).toBeUndefined();
    expect(holidayOn('2025-04-18')).toBeUndefined();
  });

  test('a proclaimed day counts, and only that day', () => {
    const proclaimed = [
      {
        date: '2026-11-20',
        name: 'Day of mourning',
        proclaimedBy: 'the governor, 18 November 2026',
        enteredAt: '2026-11-18T20:00:00.000Z',
      },
    ];
    expect(isBusinessDay('2026-11-20', proclaimed)).toBe(false);
    expect(isBusinessDay('2026-11-20')).toBe(true);
    expect(firstBusinessDayAtLeast(3, '2026-11-17', proclaimed)).toBe('2026-11-23');
    expect(legalHolidays(2026, proclaimed).filter(({ date }) => date === '2026-11-20')).toEqual([
      { date: '2026-11-20', name: 'Day of mourning', cite: '63G-1-301' },
    ]);
  });
});

describe('dates', () => {
  test.each([
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-13-01', false],
    ['2026-11-31', false],
    ['2026-1-1', false],
    ['', false],
  ])('%s is a date: %s', (text, is) => expect(isLocalDate(text)).toBe(is));

  test('the night in which summer time ends does not move a date', () => {
    expect(addDays('2026-10-30', 3)).toBe('2026-11-02');
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
  });

  test('a canvass that ends at 5:45 p.m. in Utah is of that day', () => {
    expect(localMoment('2026-11-18T00:45:00Z')).toEqual({ date: '2026-11-17', time: '17:45:00' });
  });

  test('a wall clock and its moment are each other', async () => {
    expect(instantOf('2026-11-20', '17:00:00')).toBe('2026-11-21T00:00:00.000Z');
    expect(instantOf('2026-07-23', '17:00')).toBe('2026-07-23T23:00:00.000Z');
    await fc.assert(
      fc.property(
        fc.date({ min: new Date('2013-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (date) => {
          const whole = new Date(Math.floor(date.getTime() / 1_000) * 1_000).toISOString();
          const there = localMoment(whole);
          const back = localMoment(instantOf(there.date, there.time));
          expect(back).toEqual(there);
        },
      ),
    );
  });

  test('no such date is an error, not another date', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => weekdayOf('tomorrow')).toThrow(RangeError);
    expect(() => localMoment('noon')).toThrow(RangeError);
  });
});

test('the first business day at least so many days after is one, is not earlier, and grows with the day', async () => {
  const day = fc.integer({ min: 0, max: 8_000 }).map((days) => addDays('2020-01-01', days));
  await fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 14 }), (after, days) => {
      const date = firstBusinessDayAtLeast(days, after);
      expect(isBusinessDay(date)).toBe(true);
      expect(date >= addDays(after, days)).toBe(true);
      expect(firstBusinessDayAtLeast(days, addDays(after, 1)) >= date).toBe(true);
    }),
  );
});

test('holidays by their names, in order; those that came later only from their first year', () => {
  const names = (year: number) => legalHolidays(year).map(({ name }) => name);
  expect(names(2026)).toEqual([
    'New Year’s Day',
    'Dr. Martin Luther King, Jr. Day',
    'Washington and Lincoln Day',
    'Good Friday',
    'Memorial Day',
    'Juneteenth National Freedom Day',
    'Independence Day',
    'Pioneer Day',
    'Labor Day',
    'Columbus Day',
    'Veterans Day',
    'Thanksgiving Day',
    'Christmas Day',
  ]);
  expect(names(2025)).not.toContain('Good Friday');
  expect(names(2022)).toContain('Juneteenth National Freedom Day');
  expect(names(2021)).not.toContain('Juneteenth National Freedom Day');
  // New Year's Day of 2022 was a Saturday: it was kept on the last day of 2021.
  expect(legalHolidays(2021).at(-1)).toMatchObject({ name: 'New Year’s Day', date: '2021-12-31' });
  const proclaimed = [{ date: '2026-03-02', name: 'Snow day', proclaimedBy: 'G', enteredAt: '' }];
  expect(legalHolidays(2026, proclaimed).map(({ date }) => date)).toEqual(
    [...legalHolidays(2026).map(({ date }) => date), '2026-03-02'].toSorted(),
  );
});

/** Easter by another rule than the program's own (Oudin, 1940, as the US Naval Observatory gives it). */
function easterByOudin(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const k = Math.floor((century - 17) / 25);
  let i =
    (century - Math.floor(century / 4) - Math.floor((century - k) / 3) + 19 * golden + 15) % 30;
  i -=
    Math.floor(i / 28) *
    (1 - Math.floor(i / 28) * Math.floor(29 / (i + 1)) * Math.floor((21 - golden) / 11));
  const j = (year + Math.floor(year / 4) + i + 2 - century + Math.floor(century / 4)) % 7;
  const l = i - j;
  const month = 3 + Math.floor((l + 40) / 44);
  const day = l + 28 - 31 * Math.floor(month / 4);
  return `${year}-0${month}-${String(day).padStart(2, '0')}`;
}

test('Good Friday is two days before Easter, by another rule, for 500 years', () => {
  expect([2038, 2285].map(easterByOudin)).toEqual(['2038-04-25', '2285-03-22']);
  for (let year = 2026; year < 2526; year++) {
    const found = legalHolidays(year).find(({ name }) => name === 'Good Friday');
    expect(found && addDays(found.date, 2)).toBe(easterByOudin(year));
  }
});

test('what is no date and no moment is said to be none', () => {
  for (const text of ['2026-1-1', '2026-02-30', '20260101', '', 'x2026-01-01']) {
    expect(isLocalDate(text)).toBe(false);
    expect(() => addDays(text, 1)).toThrow(`no such date: ${text}`);
  }
  expect(() => localMoment('yesterday')).toThrow(RangeError);
});
