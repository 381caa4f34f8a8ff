import { TZDate, tz } from '@date-fns/tz';
import { addDays as add, isValid, lightFormat } from 'date-fns';

/** A date as a calendar on the wall shows it, `YYYY-MM-DD`: the law counts these, never blocks of 24 hours. */
export type LocalDate = string;

/** The zone in which every Utah deadline is read. */
export const UTAH = 'America/Denver';

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY = 'yyyy-MM-dd';

/** The date at noon of a zone without summer time: whatever is added to it, it stays a whole date. */
function noon(date: LocalDate): TZDate {
  const [, year, month, day] = FORM.exec(date) ?? [];
  return new TZDate(Number(year), Number(month) - 1, Number(day), 12, 'UTC');
}

/** Whether the calendar has such a date: `2026-02-30` is none. */
export function isLocalDate(text: string): boolean {
  const date = noon(text);
  return isValid(date) && lightFormat(date, DAY) === text;
}

/** @throws RangeError where the calendar has no such date */
function read(date: LocalDate): TZDate {
  if (!isLocalDate(date)) throw new RangeError(`no such date: ${date}`);
  return noon(date);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return lightFormat(add(read(date), days), DAY);
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(date: LocalDate): number {
  return read(date).getDay();
}

export function yearOf(date: LocalDate): number {
  return read(date).getFullYear();
}

export function dateOf(year: number, month: number, day: number): LocalDate {
  return lightFormat(new TZDate(year, month - 1, day, 12, 'UTC'), DAY);
}

/**
 * A moment as the wall clock of a zone: a canvass that ends at 5:45 p.m. in Utah is the next day in Greenwich.
 * @throws RangeError where there is no such moment
 */
export function localMoment(
  instant: string,
  zone: string = UTAH,
): { readonly date: LocalDate; readonly time: string } {
  const there = tz(zone)(instant);
  return { date: lightFormat(there, DAY), time: lightFormat(there, 'HH:mm:ss') };
}

/** The moment, in UTC, at which a wall clock of a zone shows this. */
export function instantOf(date: LocalDate, time: string, zone: string = UTAH): string {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const day = read(date);
  const there = new TZDate(
    day.getFullYear(),
    day.getMonth(),
    day.getDate(),
    hours,
    minutes,
    seconds,
    zone,
  );
  return new Date(there.getTime()).toISOString();
}
