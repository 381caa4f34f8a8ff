import type { Result } from './result.ts';
import { err, ok } from './result.ts';

/** Why a text may not come in. `at` is where, in UTF-16 units, counted in the trimmed NFC text. */
export type TextProblem =
  | { readonly is: 'empty' }
  | { readonly is: 'too-long'; readonly length: number; readonly maxLength: number }
  | { readonly is: 'nul'; readonly at: number }
  | { readonly is: 'lone-surrogate'; readonly at: number }
  /** C0, C1, DEL, line or paragraph separator; `code` as in `U+000A`. */
  | { readonly is: 'control'; readonly at: number; readonly code: string }
  /** Marks that turn the direction of the text around them, so that it reads as another text. */
  | { readonly is: 'bidi'; readonly at: number; readonly code: string };

const somethingToSee = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;
const refused = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const loneSurrogate = /\p{Cs}/u;
const bidi = /\p{Bidi_Control}/u;

/**
 * The one form in which a typed text is kept: NFC, trimmed, one line, at least one visible character.
 * `maxLength` is in UTF-16 units, as the `maxlength` of a form field counts.
 */
export function cleanText(
  value: string,
  { maxLength }: { readonly maxLength: number },
): Result<string, TextProblem> {
  const text = value.normalize('NFC').trim();
  const found = refused.exec(text);
  if (found) return err(problemOf(found[0], found.index));
  if (!somethingToSee.test(text)) return err({ is: 'empty' });
  if (text.length > maxLength) return err({ is: 'too-long', length: text.length, maxLength });
  return ok(text);
}

/** Whether a text already is as `cleanText` leaves it. */
export function isCleanText(value: string): boolean {
  const clean = cleanText(value, { maxLength: value.length });
  return clean.ok && clean.value === value;
}

function problemOf(character: string, at: number): TextProblem {
  if (character === '\0') return { is: 'nul', at };
  if (loneSurrogate.test(character)) return { is: 'lone-surrogate', at };
  const hex = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return { is: bidi.test(character) ? 'bidi' : 'control', at, code: `U+${hex}` };
}
