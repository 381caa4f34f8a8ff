import { CsvError, parse } from 'csv-parse/sync';
import { err, ok, type Result } from '../base/result.ts';
import { asWritten } from './write-csv.ts';

export type CsvRow = {
  /** As a spreadsheet numbers its rows: from 1, blank rows counted, a cell of several lines within one row. */
  readonly line: number;
  readonly cells: readonly string[];
};

export type CsvProblem =
  | { readonly is: 'malformed-csv'; readonly line: number }
  | { readonly is: 'too-many-rows'; readonly limit: number };

/** More than any honest row has. */
const MAX_LINE = 250_000;
/** Room for blank rows and for cells of several lines. */
const LINES_PER_ROW = 5;

/** The parser takes minutes over millions of blank rows, and gigabytes for millions of commas: both are refused unparsed. */
function sizeProblem(text: string, maxRows: number): CsvProblem | null {
  let lines = 0;
  let start = 0;
  for (const { index } of text.matchAll(/[\r\n]|$/g)) {
    lines += 1;
    if (index - start > MAX_LINE) return { is: 'malformed-csv', line: lines };
    if (lines > maxRows * LINES_PER_ROW) return { is: 'too-many-rows', limit: maxRows };
    start = index;
  }
  return null;
}

/** Spreadsheets wrap codes as `="0012"` so that they stay text; neither the wrapping nor a line break is part of the code. */
function plain(cell: string): string {
  const value = cell.trim().replace(/\s*[\r\n]\s*/g, ' ');
  return /^="[^"]*"$/.test(value) ? value.slice(2, -1).trim() : asWritten(value);
}

/** The delimiter is the one that the first row has most of, outside quotation marks; of equals a tab, which no cell holds. */
function delimiterOf(text: string): string {
  const start = text.slice(0, MAX_LINE).replace(/"(?:[^"]|"")*"/g, '');
  const [first = ''] = start.trimStart().split(/[\r\n]/, 1);
  const counted = ['\t', ',', ';'].map((mark) => ({ mark, times: first.split(mark).length }));
  return counted.reduce((best, one) => (one.times > best.times ? one : best)).mark;
}

function parseWith(text: string, delimiter: string): Result<readonly CsvRow[], CsvError> {
  try {
    const records: string[][] = parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      trim: true,
    });
    return ok(records.map((cells, at) => ({ line: at + 1, cells: cells.map(plain) })));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return err(error);
  }
}

/** An error knows how many rows, blank ones too, were whole before it. */
function lineOf({ records }: CsvError): number {
  return typeof records === 'number' ? records + 1 : 1;
}

/** `,="0012",` without quotation marks of its own, as some voting systems write, is no CSV; `,"0012",` is what it means. */
function withoutBareWrapping(text: string, delimiter: string): string {
  const bare = new RegExp(`(^|[${delimiter}\r\n])="([^"\r\n]*)"(?=[${delimiter}\r\n]|$)`, 'g');
  return text.replace(bare, '$1"$2"');
}

/** `sep=;` in a line of its own: what a spreadsheet is told the delimiter is, and no row. */
const HINT = /^sep=([,;\t])\r?\n/i;

/** Every row that is not blank, up to `maxRows`. Nothing is guessed of a cell: `0700` stays `0700`. */
export function readCsv(whole: string, maxRows: number): Result<readonly CsvRow[], CsvProblem> {
  const problem = sizeProblem(whole, maxRows);
  if (problem) return err(problem);
  const [hint = '', told] = HINT.exec(whole) ?? [];
  const text = whole.slice(hint.length);
  const before = hint === '' ? 0 : 1;
  const delimiter = told ?? delimiterOf(text);
  const strict = parseWith(text, delimiter);
  const parsed =
    !strict.ok && strict.error.code === 'INVALID_OPENING_QUOTE'
      ? parseWith(withoutBareWrapping(text, delimiter), delimiter)
      : strict;
  if (!parsed.ok) return err({ is: 'malformed-csv', line: before + lineOf(parsed.error) });
  const rows = parsed.value
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ line, cells }) => ({ line: before + line, cells }));
  return rows.length > maxRows ? err({ is: 'too-many-rows', limit: maxRows }) : ok(rows);
}
