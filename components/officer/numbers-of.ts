import { readWholeNumber } from '@/lib/base/whole-number.ts';
import { MAX_FIGURE } from '@/lib/recount/figures.ts';

/** Numbers of a form, or the name of the first field that is none. */
export function numbersOf(
  form: HTMLFormElement,
  names: readonly string[],
):
  | { readonly ok: true; readonly values: readonly number[] }
  | { readonly ok: false; readonly field: string } {
  const data = new FormData(form);
  const values: number[] = [];
  for (const name of names) {
    const read = readWholeNumber(String(data.get(name) ?? ''), MAX_FIGURE);
    if (!read.ok) {
      form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
      return { ok: false, field: name };
    }
    values.push(read.value);
  }
  return { ok: true, values };
}
