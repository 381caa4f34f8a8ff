import { err, ok, type Result } from './result.ts';

export type NumberProblem =
  | 'blank'
  | 'not-a-number'
  | 'negative'
  | 'fraction'
  | 'grouping'
  | 'too-large';

const PLAIN = /^\d+$/;
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+$/;

/**
 * A number as people type or paste it: `1234`, `0012`, ` 1,234 `. Blank is no number, and is not nought. Digits are ASCII, and
 * a comma stands before three digits or nowhere; `0,123` is refused, since a decimal comma may be meant.
 */
export function readWholeNumber(text: string, max: number): Result<number, NumberProblem> {
  const typed = text.trim();
  if (typed === '') return err('blank');
  if (PLAIN.test(typed) || GROUPED.test(typed)) {
    const digits = typed.replaceAll(',', '').replace(/^0+(?=\d)/, '');
    const value = Number(digits);
    return digits.length > 15 || value > max ? err('too-large') : ok(value);
  }
  if (/^[-−]\s*[\d,.]*\d[\d,.]*$/.test(typed)) return err('negative');
  if (/^[\d,]*\.\d+$/.test(typed)) return err('fraction');
  if (/^[\d,]+$/.test(typed)) return err('grouping');
  return err('not-a-number');
}
