import type { Result } from '../base/result.ts';
import { err, ok } from '../base/result.ts';

/** A head as someone noted it: the first 16, 32 or all 64 hex digits, and the line it was, if noted. */
export type NotedHead = { readonly digits: string; readonly seq: number | null };

export type HeadProblem =
  | { readonly is: 'not-hex' }
  | { readonly is: 'wrong-length'; readonly digits: number }
  | { readonly is: 'wrong-seq' };

const SEQ_PREFIX = /^#\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\s*[·:]\s*|\s+)/;
const BETWEEN_GROUPS = /[\s·-]+/g;

/** For a screen: 16 hex digits in four groups. Enough to compare two screens, too few to keep. */
export function shortHead(hash: string): string {
  return inGroups(hash.slice(0, 16));
}

/** For paper: 32 hex digits in eight groups. */
export function longHead(hash: string): string {
  return inGroups(hash.slice(0, 32));
}

/** Reads a head as noted by hand, scanned or copied: `#1,234 · 3f9a 02bc …`, in either case. */
export function parseHead(noted: string): Result<NotedHead, HeadProblem> {
  const text = noted.trim();
  const prefix = SEQ_PREFIX.exec(text);
  const seq = prefix?.[1] === undefined ? null : Number(prefix[1].replaceAll(',', ''));
  if (seq !== null && (seq < 1 || !Number.isSafeInteger(seq))) return err({ is: 'wrong-seq' });
  const digits = text
    .slice(prefix?.[0].length ?? 0)
    .replace(BETWEEN_GROUPS, '')
    .toLowerCase();
  if (!/^[0-9a-f]*$/.test(digits)) return err({ is: 'not-hex' });
  if (![16, 32, 64].includes(digits.length)) {
    return err({ is: 'wrong-length', digits: digits.length });
  }
  return ok({ digits, seq });
}

function inGroups(digits: string): string {
  return (digits.match(/.{4}/g) ?? []).join(' ');
}
