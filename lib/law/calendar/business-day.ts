import { type Holiday, legalHolidays, type ProclaimedDay } from './holidays.ts';
import { addDays, type LocalDate, weekdayOf, yearOf } from './local-date.ts';

export function holidayOn(
  date: LocalDate,
  proclaimed: readonly ProclaimedDay[] = [],
): Holiday | undefined {
  return legalHolidays(yearOf(date), proclaimed).find((holiday) => holiday.date === date);
}

/** "a Monday, Tuesday, Wednesday, Thursday, or Friday that is not a holiday" (20A-1-102(8)). */
export function isBusinessDay(date: LocalDate, proclaimed: readonly ProclaimedDay[] = []): boolean {
  const weekday = weekdayOf(date);
  return weekday >= 1 && weekday <= 5 && holidayOn(date, proclaimed) === undefined;
}

/** This date, or the first business day after it. */
export function onBusinessDay(
  date: LocalDate,
  proclaimed: readonly ProclaimedDay[] = [],
): LocalDate {
  return isBusinessDay(date, proclaimed) ? date : onBusinessDay(addDays(date, 1), proclaimed);
}

/** "the first business day that is at least N calendar days after the day": every day counts, weekends and holidays too. */
export function firstBusinessDayAtLeast(
  days: number,
  after: LocalDate,
  proclaimed: readonly ProclaimedDay[] = [],
): LocalDate {
  return onBusinessDay(addDays(after, days), proclaimed);
}
