import { err, ok, type Result } from '../base/result.ts';
import { sameName } from '../base/same-name.ts';
import { cleanText, type TextProblem } from '../base/text.ts';
import { type NumberProblem, readWholeNumber } from '../base/whole-number.ts';
import type { Contest } from '../law/contest.ts';
import type { BatchInfo } from '../recount/batch/types.ts';
import { MAX_FIGURE } from '../recount/figures.ts';
import { type CsvProblem, type CsvRow, readCsv } from './csv.ts';
import { type DecodeProblem, decode, type Encoding } from './decode.ts';
import { type FileKind, isMarkup, kindOf } from './file-kind.ts';

const MAX_ROWS = 20_000;
const MAX_NAME = 200;
const SHOWN = 20;

/** What is wrong with one row. `line` counts as a spreadsheet numbers its rows. */
type RowProblem =
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

export type BatchListProblem =
  | DecodeProblem
  | CsvProblem
  | { readonly is: 'no-rows' }
  | { readonly is: 'another-kind-of-file'; readonly found: FileKind }
  | { readonly is: 'column-missing'; readonly column: string }
  | { readonly is: 'column-unknown'; readonly column: string }
  | { readonly is: 'column-twice'; readonly column: string }
  /** Values below a first line that has no name there; `column` as a spreadsheet letters it. */
  | { readonly is: 'column-unnamed'; readonly column: string }
  | { readonly is: 'choices-incomplete'; readonly column: string }
  | RowProblem;

export type BatchListRefusal = {
  readonly problems: readonly BatchListProblem[];
  /** Problems beyond those listed. */
  readonly more: number;
};

/** Read, and still to be confirmed by a person: such a file is taken as it is. */
export type BatchListNote =
  /** `names` are the first that the decoding touched, with commas between, or empty. */
  | { readonly is: 'decoded-as'; readonly encoding: Encoding; readonly names: string }
  | { readonly is: 'more-votes-than-possible'; readonly line: number; readonly name: string }
  /** With ballots alone a batch may be the sum of the others by chance. */
  | { readonly is: 'perhaps-total-row'; readonly line: number; readonly name: string }
  /** Notes beyond those listed. */
  | { readonly is: 'more'; readonly more: number };

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

/** A column as a spreadsheet letters it: A to Z, AA, AB … */
function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}

function headerProblems(header: readonly string[], contest: Contest): readonly BatchListProblem[] {
  const keys = header.map(sameName);
  const choices = contest.choices.map(({ name }) => name);
  const known = new Set([NAME, BALLOTS, ...TEXTS, ...choices].map(sameName));
  const firsts = new Map(keys.map((key, column) => [key, column] as const).toReversed());
  const isMissing = (name: string) => !firsts.has(sameName(name));
  const someChoices = !choices.every(isMissing);
  return [
    ...[NAME, BALLOTS]
      .filter(isMissing)
      .map((column) => ({ is: 'column-missing', column }) as const),
    ...keys.flatMap((key, column) =>
      key === '' ? [{ is: 'column-unnamed', column: letterOf(column) } as const] : [],
    ),
    ...header
      .filter((name, column) => name !== '' && firsts.get(keys[column] ?? '') !== column)
      .map((column) => ({ is: 'column-twice', column }) as const),
    ...header
      .filter((name) => name !== '' && !known.has(sameName(name)))
      .map((column) => ({ is: 'column-unknown', column }) as const),
    ...choices
      .filter((name) => someChoices && isMissing(name))
      .map((column) => ({ is: 'choices-incomplete', column }) as const),
  ];
}

/** Where the columns stand, in a header without problems. */
function columnsOf(header: readonly string[], lines: readonly CsvRow[], contest: Contest): Columns {
  const keys = header.map(sameName);
  const at = (name: string) => keys.indexOf(sameName(name));
  const place = (name: string) => (at(name) < 0 ? null : at(name));
  const votes = contest.choices.map(({ name }) => at(name)).filter((column) => column >= 0);
  const isFilledIn = lines.some(({ cells }) =>
    votes.some((column) => (cells[column] ?? '') !== ''),
  );
  return {
    name: at(NAME),
    ballots: at(BALLOTS),
    texts: {
      Precinct: place('Precinct'),
      Container: place('Container'),
      'Voting Method': place('Voting Method'),
      Tabulator: place('Tabulator'),
    },
    votes: isFilledIn ? votes : null,
  };
}

/** Names of rows that add others up. "Totally" and "Hall" are no totals. */
const TOTAL =
  /^(grand |sub[- ]?|over)?totals?\b|^all( batches| precincts)?$|^sum$|\b(sub[- ]?)?totals?( ballots| votes)?:?$/;

const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
/** What a spreadsheet makes of codes such as `123E3`, `4-1` and `1/4/24`, of columns too narrow, and of formulas that fail. */
const DAMAGED = [
  /^\d+(\.\d+)?e[+-]\d+$/,
  new RegExp(`^\\d{1,2}-${MONTH}(-\\d+)?$|^${MONTH}-\\d+$`),
  /^\d{1,2}\/\d{1,2}\/(\d{2}|\d{4})$/,
  /^#+$|^#(ref!|name\?|value!|n\/a|num!|div\/0!|null!)$/,
];

function isDamaged(text: string): boolean {
  return DAMAGED.some((damage) => damage.test(sameName(text)));
}

type ReadRow = { readonly line: number; readonly info: BatchInfo };
type Reading = { readonly row: ReadRow | null; readonly problems: readonly RowProblem[] };

function readRow({ line, cells }: CsvRow, columns: Columns, contest: Contest): Reading {
  const problems: RowProblem[] = [];
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
  if (TOTAL.test(sameName(name))) problems.push({ is: 'total-row', line, name });
  const precinct = optional('Precinct');
  for (const text of [name, precinct ?? '']) {
    if (isDamaged(text)) problems.push({ is: 'name-damaged', line, name: text });
  }
  const ballots = numberAt(columns.ballots, BALLOTS);
  const reported =
    columns.votes?.map((column, at) => numberAt(column, contest.choices[at]?.name ?? '')) ?? null;
  const info: BatchInfo = {
    name,
    ballots,
    parts: [{ precinct, ballots }],
    container: optional('Container'),
    votingMethod: optional('Voting Method'),
    tabulator: optional('Tabulator'),
    reported,
  };
  return { row: { line, info }, problems };
}

/** Of a row with too many or too few cells nothing else is said: which cell belongs where is not known. */
function readLine(row: CsvRow, width: number, columns: Columns, contest: Contest): Reading {
  const { line, cells } = row;
  if (cells.length === width) return readRow(row, columns, contest);
  const is = cells.length > width ? 'row-too-wide' : 'row-too-narrow';
  return { row: null, problems: [{ is, line }] };
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

/** A row that is, in every figure, the sum of all others. Of two rows that are not all noughts, each may be the sum of the other. */
function sumRows(rows: readonly ReadRow[]): readonly ReadRow[] {
  const filled = rows.filter(({ info }) => figuresOf(info).some((value) => value !== 0));
  if (filled.length <= 2) return [];
  const all = sumsOf(filled);
  return filled.filter(({ info }) => figuresOf(info).every((value, at) => 2 * value === all[at]));
}

function repeats(rows: readonly ReadRow[]): readonly RowProblem[] {
  const firsts = new Map<string, number>();
  return rows.flatMap(({ line, info: { name } }): readonly RowProblem[] => {
    const first = firsts.get(sameName(name));
    if (first !== undefined) return [{ is: 'batch-twice', line, first, name }];
    if (name !== '') firsts.set(sameName(name), line);
    return [];
  });
}

/**
 * Reads a batch list: `Batch Name,Number of Ballots`, optional `Precinct`, `Container`, `Voting Method`, `Tabulator`, and
 * reported votes, one column a choice by the choice's name: in every row or in none. Columns come in any order; case and white
 * space in their names do not matter. A file is taken whole or refused whole, with its first problems by line.
 */
export function readBatchList(
  bytes: Uint8Array,
  contest: Contest,
): Result<BatchListFile, BatchListRefusal> {
  const decoded = decode(bytes);
  if (!decoded.ok) return refusal([decoded.error]);
  const { text, encoding } = decoded.value;
  if (isMarkup(text)) return refusal([{ is: 'another-kind-of-file', found: 'markup' }]);
  const csv = readCsv(text, 1 + MAX_ROWS);
  if (!csv.ok) {
    const { error } = csv;
    return refusal([error.is === 'too-many-rows' ? { is: error.is, limit: MAX_ROWS } : error]);
  }
  const [header, ...lines] = csv.value.length > 0 ? trimmed(csv.value) : [];
  if (!header) return refusal([{ is: 'no-rows' }]);
  const wrongHeader = headerProblems(header.cells, contest);
  if (wrongHeader.length > 0) {
    const found = kindOf(csv.value);
    return refusal(found === null ? wrongHeader : [{ is: 'another-kind-of-file', found }]);
  }
  if (lines.length === 0) return refusal([{ is: 'no-rows' }]);
  const columns = columnsOf(header.cells, lines, contest);
  const read = lines.map((row) => readLine(row, header.cells.length, columns, contest));
  const rows = read.flatMap(({ row }) => (row === null ? [] : [row]));
  const wrong = [...read.flatMap(({ problems }) => problems), ...repeats(rows)];
  if (wrong.length > 0) return refusal(wrong.toSorted((a, b) => a.line - b.line));
  const sums = sumRows(rows);
  if (columns.votes !== null && sums.length > 0) {
    return refusal(sums.map(({ line, info }) => ({ is: 'total-row', line, name: info.name })));
  }
  return ok(fileOf(rows, sums, contest, encoding));
}

/** The first names that are not plain ASCII: those that a wrong encoding would have spoilt. */
function decodedNames(rows: readonly ReadRow[]): string {
  const names = rows.flatMap(({ info }) => [info.name, info.parts[0]?.precinct ?? '']);
  return [...new Set(names.filter((name) => /[^ -~]/.test(name)))].slice(0, 5).join(', ');
}

function fileOf(
  rows: readonly ReadRow[],
  sums: readonly ReadRow[],
  contest: Contest,
  encoding: Encoding,
): BatchListFile {
  const [ballots = 0, ...votes] = sumsOf(rows);
  const over = rows.filter(
    ({ info }) =>
      (info.reported ?? []).reduce((sum, value) => sum + value, 0) >
      contest.votesAllowed * info.ballots,
  );
  const more = over.length - SHOWN;
  return {
    batches: rows.map(({ info }) => info),
    sums: { ballots, votes: rows[0]?.info.reported ? votes : null },
    notes: [
      ...(encoding === 'utf-8'
        ? []
        : [{ is: 'decoded-as', encoding, names: decodedNames(rows) } as const]),
      ...sums.map(({ line, info }) => {
        return { is: 'perhaps-total-row', line, name: info.name } as const;
      }),
      ...over.slice(0, SHOWN).map(({ line, info }) => {
        return { is: 'more-votes-than-possible', line, name: info.name } as const;
      }),
      ...(more > 0 ? [{ is: 'more', more } as const] : []),
    ],
  };
}
