import type { Messages } from './messages.ts';

const counts = new Intl.NumberFormat('en-US');

export function formatCount(value: number): string {
  return counts.format(value);
}

/** `+3`, `−1`, and words instead of 0. */
export function formatDifference(value: number, noChange: string): string {
  if (value === 0) return noChange;
  return value > 0 ? `+${counts.format(value)}` : `−${counts.format(-value)}`;
}

/** `2:06:41 p.m.`, for a column whose heading names the zone (`zoneName`). */
export function formatClock(iso: string, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', timeZone: zone })
    .format(new Date(iso))
    .replace(/\s*AM/, ' a.m.')
    .replace(/\s*PM/, ' p.m.');
}

/** `MST` or `MDT`, as it holds at that moment. */
export function zoneName(iso: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(new Date(iso));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `2:06:41 p.m. MST`, in the county's zone. */
export function formatTime(iso: string, zone: string): string {
  return `${formatClock(iso, zone)} ${zoneName(iso, zone)}`;
}

/** `Nov 20, 2026`: the day that it was in that zone. */
export function formatDayOf(iso: string, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: zone }).format(
    new Date(iso),
  );
}

/** `Nov 20, 2026, 2:06:41 p.m. MST` */
export function formatDateTime(iso: string, zone: string): string {
  return `${formatDayOf(iso, zone)}, ${formatTime(iso, zone)}`;
}

/** A local date is no instant: `2025-11-04` is 4 November wherever it is read. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** `Friday, November 21, 2025`, of a local date. */
export function formatDay(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

const MINUTE = 60_000;

/** One of the messages under `screen.lasted`. */
export type SayLasted = (
  key: keyof Messages['screen']['lasted'],
  values: Readonly<Record<string, string | number>>,
) => string;

/** How long something has lasted: `now` within the first minute, `4 min`, `1 h 05 min`, `2 d 3 h`. */
export function formatAge(milliseconds: number, say: SayLasted): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (minutes < 1) return say('now', {});
  if (hours < 1) return say('minutes', { minutes });
  if (hours < 24) return say('hours', { hours, minutes: String(minutes % 60).padStart(2, '0') });
  return say('days', { days: Math.floor(hours / 24), hours: hours % 24 });
}
