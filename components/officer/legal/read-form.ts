import { instantOf, isLocalDate } from '@/lib/law/calendar/local-date.ts';

/** What a form holds, by name, trimmed. */
export function textsOf(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => String(data.get(name) ?? '').trim();
}

/** The first of these fields that is blank, and has the focus now; null where none is. */
export function blankOf(form: HTMLFormElement, names: readonly string[]): string | null {
  const text = textsOf(form);
  const blank = names.find((name) => text(name) === '');
  if (blank === undefined) return null;
  form.querySelector<HTMLElement>(`[name="${blank}"]`)?.focus();
  return blank;
}

export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** The moment in UTC that a date and a time of Utah name, or null. */
export function momentOf(date: string, time: string): string | null {
  return isLocalDate(date) && CLOCK.test(time) ? instantOf(date, time) : null;
}
