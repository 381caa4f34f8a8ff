import { err, ok, type Result } from '../base/result.ts';
import { sameName } from '../base/same-name.ts';
import { cleanText, type TextProblem } from '../base/text.ts';
import { type NumberProblem, readWholeNumber } from '../base/whole-number.ts';
import type { Contest } from '../law/contest.ts';
import type { BatchInfo } from '../recount/batch/types.ts';
import { MAX_FIGURE } from '../recount/figures.ts';
import { type CsvProblem, type CsvRow, readCsv } from './csv.ts';
import { type DecodeProblem, decode, type Encoding } from './decode.ts';

const MAX_ROWS = 20_000;
const MAX_NAME = 200;
const SHOWN = 20;

/** What is wrong with a batch list, and where. `line` counts as a spreadsheet does. */
export type BatchListProblem =
  | DecodeProblem
  | CsvProblem
  | { readonly is: 'no-rows' }
  | { readonly is: 'too-many-rows'; readonly limit: number }
  | { readonly is: 'column-missing'; readonly column: string }
  | { readonly is: 'column-unknown'; readonly column: string }
  | { readonly is: 'column-twice'; readonly column: string }
  | { readonly is: 'choices-incomplete'; readonly column: string }
  | { readonly is: 'row-too-wide'; readonly line: number }
  | { readonly is: 'row-too-narrow'; readonly line: number }
  | {
      readonly is: 'batch-twice';
      readonly line: number;
      readonly first: number;
      readonly name: string;
    }
  | { readonly is: 'total-row'; readonly line: number; readonly name: string }
  | { readonly is: 'name-damaged'; readonly line: number; readonly name: string }
  | {
      readonly is: 'text-unusable';
      readonly line: number;
      readonly column: string;
      readonly why: TextProblem['is'];
    }
  | {
      readonly is: 'number-unusable';
      readonly line: number;
      readonly column: string;
      readonly value: string;
      readonly why: NumberProblem;
    };

export type BatchListRefusal = {
  readonly problems: readonly BatchListProblem[];
  /** Problems beyond those listed. */
  readonly more: number;
};

/** Read, and still to be confirmed by a person: such a file is taken as it is. */
export type BatchListNote =
  | { readonly is: 'decoded-as'; readonly encoding: Encoding }
  | { readonly is: 'more-votes-than-possible'; readonly line: number; readonly name: string };

export type BatchListFile = {
  readonly batches: readonly BatchInfo[];
  readonly sums: { readonly ballots: number; readonly votes: readonly number[] | null };
  readonly notes: readonly BatchListNote[];
};

const NAME = 'Batch Name';
const BALLOTS = 'Number of Ballots';
const TEXTS = ['Precinct', 'Container', 'Voting Method', 'Tabulator'] as const;

type Columns = {
  readonly name: number;
  readonly ballots: number;
  readonly texts: Readonly<Record<(typeof TEXTS)[number], number | null>>;
  /** Where each choice's reported votes stand, in ballot order, or null where the list has none. */
  readonly votes: readonly number[] | null;
};

function refusal(problems: readonly BatchListProblem[]): Result<never, BatchListRefusal> {
  return err({ problems: problems.slice(0, SHOWN), more: Math.max(0, problems.length - SHOWN) });
}

/** Columns that a spreadsheet left at the end without a header or a value. */
function trimmed(rows: readonly CsvRow[]): readonly CsvRow[] {
  const width = Math.max(
    ...rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1),
  );
  return rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, width) }));
}

function columnsOf(
  header: readonly string[],
  contest: Contest,
): Result<Columns, readonly BatchListProblem[]> {
  const keys = header.map(sameName);
  const at = (name: string) => keys.indexOf(sameName(name));
  const place = (name: string) => (at(name) < 0 ? null : at(name));
  const known = [NAME, BALLOTS, ...TEXTS, ...contest.choices.map(({ name }) => name)].map(sameName);
  const votes = contest.choices.map(({ name }) => at(name));
  const some = votes.some((column) => column >= 0);
  const problems: readonly BatchListProblem[] = [
    ...[NAME, BALLOTS]
      .filter((name) => at(name) < 0)
      .map((column) => ({ is: 'column-missing', column }) as const),
    ...header
      .filter((_, column) => keys.indexOf(keys[column] ?? '') !== column)
      .map((column) => ({ is: 'column-twice', column }) as const),
    ...header
      .filter((_, column) => !known.includes(keys[column] ?? ''))
      .map((column) => ({ is: 'column-unknown', column }) as const),
    ...contest.choices
      .filter((_, choice) => some && (votes[choice] ?? -1) < 0)
      .map(({ name }) => ({ is: 'choices-incomplete', column: name }) as const),
  ];
  if (problems.length > 0) return err(problems);
  return ok({
    name: at(NAME),
    ballots: at(BALLOTS),
    texts: {
      Precinct: place('Precinct'),
      Container: place('Container'),
      'Voting Method': place('Voting Method'),
      Tabulator: place('Tabulator'),
    },
    votes: some ? votes : null,
  });
}

const TOTAL =
  /^(grand |sub-?|over)?\s*totals?\b|^all( batches)?$|^sum$|\btotal(s| ballots| votes)?$/i;
/** What a spreadsheet makes of codes such as `123E3` and `4-1`. */
const DAMAGED = /^\d+(\.\d+)?E\+\d+$|^\d{1,2}-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/i;

type ReadRow = { readonly line: number; readonly info: BatchInfo };

function readRow(
  { line, cells }: CsvRow,
  columns: Columns,
  contest: Contest,
): Result<ReadRow, readonly BatchListProblem[]> {
  const problems: BatchListProblem[] = [];
  const cell = (column: number) => cells[column] ?? '';

  function textAt(column: number, named: string): string {
    const clean = cleanText(cell(column), { maxLength: MAX_NAME });
    if (clean.ok) return clean.value;
    problems.push({ is: 'text-unusable', line, column: named, why: clean.error.is });
    return '';
  }

  function optional(named: (typeof TEXTS)[number]): string | null {
    const column = columns.texts[named];
    return column === null || cell(column) === '' ? null : textAt(column, named);
  }

  function numberAt(column: number, named: string): number {
    const value = cell(column);
    const read = readWholeNumber(value, MAX_FIGURE);
    if (read.ok) return read.value;
    problems.push({ is: 'number-unusable', line, column: named, value, why: read.error });
    return 0;
  }

  const name = textAt(columns.name, NAME);
  if (TOTAL.test(name)) problems.push({ is: 'total-row', line, name });
  if (DAMAGED.test(name)) problems.push({ is: 'name-damaged', line, name });
  const ballots = numberAt(columns.ballots, BALLOTS);
  const reported =
    columns.votes?.map((column, at) => numberAt(column, contest.choices[at]?.name ?? '')) ?? null;
  const info: BatchInfo = {
    name,
    ballots,
    parts: [{ precinct: optional('Precinct'), ballots }],
    container: optional('Container'),
    votingMethod: optional('Voting Method'),
    tabulator: optional('Tabulator'),
    reported,
  };
  return problems.length > 0 ? err(problems) : ok({ line, info });
}

function figuresOf({ ballots, reported }: BatchInfo): readonly number[] {
  return [ballots, ...(reported ?? [])];
}

function sumsOf(rows: readonly ReadRow[]): readonly number[] {
  const width = rows[0] ? figuresOf(rows[0].info).length : 0;
  return Array.from({ length: width }, (_, at) =>
    rows.reduce((sum, { info }) => sum + (figuresOf(info)[at] ?? 0), 0),
  );
}

/** A row that is, in every figure, the sum of all others. Two rows, or nothing but noughts, prove nothing. */
function sumRow(rows: readonly ReadRow[]): ReadRow | undefined {
  if (rows.length <= 2) return undefined;
  const all = sumsOf(rows);
  if (all.every((value) => value === 0)) return undefined;
  return rows.find(({ info }) => figuresOf(info).every((value, at) => 2 * value === all[at]));
}

function repeats(rows: readonly ReadRow[]): readonly BatchListProblem[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ line, info }): readonly BatchListProblem[] => {
    const key = sameName(info.name);
    const before = first.get(key);
    if (before !== undefined) return [{ is: 'batch-twice', line, first: before, name: info.name }];
    first.set(key, line);
    return [];
  });
}

function widthProblem({ line, cells }: CsvRow, width: number): readonly BatchListProblem[] {
  if (cells.length > width) return [{ is: 'row-too-wide', line }];
  return cells.length < width ? [{ is: 'row-too-narrow', line }] : [];
}

/**
 * Reads a batch list: `Batch Name,Number of Ballots`, optional `Precinct`, `Container`, `Voting Method`, `Tabulator`, and
 * reported votes, one column a choice. All of it is taken or nothing; every problem is named with its line.
 */
export function readBatchList(
  bytes: Uint8Array,
  contest: Contest,
): Result<BatchListFile, BatchListRefusal> {
  const decoded = decode(bytes);
  if (!decoded.ok) return refusal([decoded.error]);
  const csv = readCsv(decoded.value.text);
  if (!csv.ok) return refusal([csv.error]);
  const [header, ...lines] = csv.value.length > 0 ? trimmed(csv.value) : [];
  if (!header || lines.length === 0) return refusal([{ is: 'no-rows' }]);
  if (lines.length > MAX_ROWS) return refusal([{ is: 'too-many-rows', limit: MAX_ROWS }]);
  const columns = columnsOf(header.cells, contest);
  if (!columns.ok) return refusal(columns.error);
  const widths = lines.flatMap((row) => widthProblem(row, header.cells.length));
  if (widths.length > 0) return refusal(widths);
  const read = lines.map((row) => readRow(row, columns.value, contest));
  const wrong = read.flatMap((row) => (row.ok ? [] : row.error));
  if (wrong.length > 0) return refusal(wrong);
  const rows = read.flatMap((row) => (row.ok ? [row.value] : []));
  const total = sumRow(rows);
  const doubts: readonly BatchListProblem[] = [
    ...repeats(rows),
    ...(total ? [{ is: 'total-row', line: total.line, name: total.info.name } as const] : []),
  ];
  if (doubts.length > 0) return refusal(doubts);
  return ok(fileOf(rows, contest, decoded.value.encoding));
}

function fileOf(rows: readonly ReadRow[], contest: Contest, encoding: Encoding): BatchListFile {
  const [ballots = 0, ...votes] = sumsOf(rows);
  const over = rows.filter(
    ({ info }) =>
      (info.reported ?? []).reduce((sum, value) => sum + value, 0) >
      contest.votesAllowed * info.ballots,
  );
  return {
    batches: rows.map(({ info }) => info),
    sums: { ballots, votes: rows[0]?.info.reported ? votes : null },
    notes: [
      ...(encoding === 'utf-8' ? [] : [{ is: 'decoded-as', encoding } as const]),
      ...over.map(({ line, info }) => {
        return { is: 'more-votes-than-possible', line, name: info.name } as const;
      }),
    ],
  };
}
