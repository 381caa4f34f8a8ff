import { CsvError, parse } from 'csv-parse/sync';
import { err, ok, type Result } from '../base/result.ts';

export type CsvRow = {
  /** Where the row ends in the file, as a spreadsheet counts. */
  readonly line: number;
  readonly cells: readonly string[];
};

export type CsvProblem = { readonly is: 'malformed-csv'; readonly line: number };

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/** Spreadsheets wrap codes as `="0012"` so that they stay text; the wrapping is not part of the code. */
function unwrapped(cell: string): string {
  const value = cell.trim();
  return /^="[^"]*"$/.test(value) ? value.slice(2, -1).trim() : value;
}

/** The delimiter is the one that the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, times: first.split(mark).length }));
  return counted.reduce((best, one) => (one.times > best.times ? one : best)).mark;
}

/** Every row that is not blank. Nothing is guessed of a cell: `0700` stays `0700`. */
export function readCsv(text: string): Result<readonly CsvRow[], CsvProblem> {
  try {
    const parsed = parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      info: true,
    }) as unknown as readonly Parsed[];
    const rows = parsed
      .map(({ record, info }): CsvRow => ({ line: info.lines, cells: record.map(unwrapped) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    return ok(rows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as unknown as { readonly lines?: number };
    return err({ is: 'malformed-csv', line: lines ?? 1 });
  }
}
