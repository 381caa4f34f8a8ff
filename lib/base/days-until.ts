const DAY_MS = 86_400_000;

/** Calendar days from the day it is in a zone until a local date, `YYYY-MM-DD`: 0 on that day, below 0 after it. */
export function daysUntil(date: string, now: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const today = Date.UTC(part('year'), part('month') - 1, part('day'));
  return Math.round((Date.parse(`${date}T00:00:00Z`) - today) / DAY_MS);
}
