import { err, ok, type Result } from '../base/result.ts';
import { cleanText } from '../base/text.ts';
import { readWholeNumber } from '../base/whole-number.ts';
import { type CsvProblem, readCsv } from './csv.ts';

export type ChoiceVotes = { readonly name: string; readonly votes: number };

export type ChoiceVotesProblem =
  | CsvProblem
  | { readonly is: 'no-figures' }
  | { readonly is: 'not-name-and-votes'; readonly line: number }
  | { readonly is: 'looks-like-a-total'; readonly line: number }
  | { readonly is: 'name-not-readable'; readonly line: number };

const MOST_CHOICES = 200;
const MOST_VOTES = 1_000_000_000;
const MAX_NAME = 200;
const TOTAL = /^(grand\s+)?totals?\b/i;
/** What a file of another encoding than UTF-8 leaves of a letter. */
const UNREAD = '\uFFFD';

/**
 * The votes of a canvass, from a file or as copied out of a spreadsheet: a line a choice, its name and its votes. A first line
 * without a number is a heading. Nothing is left out in silence: a total is refused, because it is no choice.
 */
export function readChoiceVotes(text: string): Result<readonly ChoiceVotes[], ChoiceVotesProblem> {
  const rows = readCsv(text.replace(/^\uFEFF/, ''), MOST_CHOICES + 1);
  if (!rows.ok) return rows;
  const read: ChoiceVotes[] = [];
  for (const [at, { line, cells }] of rows.value.entries()) {
    const [first = '', second = '', ...more] = cells;
    const votes = readWholeNumber(second, MOST_VOTES);
    if (at === 0 && !votes.ok && !/\d/.test(second)) continue;
    if (!votes.ok || more.some((cell) => cell !== '')) {
      return err({ is: 'not-name-and-votes', line });
    }
    if (TOTAL.test(first)) return err({ is: 'looks-like-a-total', line });
    const name = cleanText(first, { maxLength: MAX_NAME });
    if (!name.ok || name.value.includes(UNREAD)) return err({ is: 'name-not-readable', line });
    read.push({ name: name.value, votes: votes.value });
  }
  return read.length === 0 ? err({ is: 'no-figures' }) : ok(read);
}
