import { addDays, dateOf, type LocalDate, weekdayOf, yearOf } from './local-date.ts';

/** A day on which the state rests by law, and where that stands. */
export type Holiday = { readonly date: LocalDate; readonly name: string; readonly cite: string };

/** A holiday that the governor proclaimed: not computable, so it is typed, with who proclaimed it and when it was typed. */
export type ProclaimedDay = {
  readonly date: LocalDate;
  readonly name: string;
  readonly proclaimedBy: string;
  readonly enteredAt: string;
};

const CITE = '63G-1-301';
const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6];

/** On a Saturday it is kept on the Friday before, on a Sunday on the Monday after. */
function shifted(date: LocalDate): LocalDate {
  const day = weekdayOf(date);
  if (day === SATURDAY) return addDays(date, -1);
  return day === SUNDAY ? addDays(date, 1) : date;
}

/** The nth such weekday of a month, from 1. */
function nth(year: number, month: number, weekday: number, which: number): LocalDate {
  const first = dateOf(year, month, 1);
  const ahead = (weekday - weekdayOf(first) + 7) % 7;
  return addDays(first, ahead + 7 * (which - 1));
}

function lastMonday(year: number, month: number): LocalDate {
  const next = dateOf(year, month + 1, 1);
  return addDays(next, -1 - ((weekdayOf(next) + 5) % 7));
}

/** Easter Sunday by the Gregorian rule (Meeus, Jones and Butcher). */
function easter(year: number): LocalDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dateOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

/** 19 June on a Tuesday to Friday is kept on the Monday before, on a weekend on the Monday after. */
function juneteenth(year: number): LocalDate {
  const day = dateOf(year, 6, 19);
  const weekday = weekdayOf(day);
  return addDays(day, weekday === SATURDAY ? 2 : MONDAY - weekday);
}

/** First years of holidays that came later than the rest. */
const JUNETEENTH_FROM = 2022;
const GOOD_FRIDAY_FROM = 2026;

const computed = new Map<number, readonly Holiday[]>();

/** The same each time it is asked, and asked for each day of a search. */
function ofYear(year: number): readonly Holiday[] {
  const found = computed.get(year) ?? byRule(year);
  computed.set(year, found);
  return found;
}

/** The holidays of one year's rules; New Year's Day may be kept on the last day of the year before. */
function byRule(year: number): readonly Holiday[] {
  const on = (name: string, date: LocalDate): Holiday => ({ name, date, cite: CITE });
  return [
    on('New Year’s Day', shifted(dateOf(year, 1, 1))),
    on('Dr. Martin Luther King, Jr. Day', nth(year, 1, MONDAY, 3)),
    on('Washington and Lincoln Day', nth(year, 2, MONDAY, 3)),
    ...(year >= GOOD_FRIDAY_FROM ? [on('Good Friday', addDays(easter(year), -2))] : []),
    on('Memorial Day', lastMonday(year, 5)),
    ...(year >= JUNETEENTH_FROM ? [on('Juneteenth National Freedom Day', juneteenth(year))] : []),
    on('Independence Day', shifted(dateOf(year, 7, 4))),
    on('Pioneer Day', shifted(dateOf(year, 7, 24))),
    on('Labor Day', nth(year, 9, MONDAY, 1)),
    on('Columbus Day', nth(year, 10, MONDAY, 2)),
    on('Veterans Day', shifted(dateOf(year, 11, 11))),
    on('Thanksgiving Day', nth(year, 11, THURSDAY, 4)),
    on('Christmas Day', shifted(dateOf(year, 12, 25))),
  ];
}

/**
 * Legal holidays that fall on a date of this year, in order, but for the Sundays (63G-1-301, as amended to 2026). The Friday
 * after Thanksgiving and Christmas Eve are none.
 */
export function legalHolidays(
  year: number,
  proclaimed: readonly ProclaimedDay[] = [],
): readonly Holiday[] {
  const ruled = [...ofYear(year), ...ofYear(year + 1)];
  const typed = proclaimed.map(({ date, name }): Holiday => ({ date, name, cite: CITE }));
  return [...ruled, ...typed]
    .filter(({ date }) => yearOf(date) === year)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
