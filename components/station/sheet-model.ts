import { type NumberProblem, readWholeNumber } from '@/lib/base/whole-number.ts';
import type { Contest } from '@/lib/law/contest.ts';
import type { CellValue } from '@/lib/recount/commands.ts';
import {
  type Balance,
  balanceOf,
  type Cell,
  type Figures,
  MAX_FIGURE,
  type PartFigures,
  problemsOf,
  type Row,
  rowsOf,
  valueOf,
  withValue,
} from '@/lib/recount/figures.ts';

/** What stands in each cell as typed; blank is no number. */
export type Typed = Readonly<Record<string, string>>;

export function keyOf({ part, row }: Cell): string {
  return `${part}.${row}`;
}

/** The rows that judges fill in: those without this contest only where ballots may lack it. */
export function shownRows(contest: Contest, mixedBallots: boolean): readonly Row[] {
  return rowsOf(contest).filter((row) => mixedBallots || row !== 'withoutContest');
}

export type SheetState = {
  readonly problems: Readonly<Record<string, NumberProblem>>;
  /** Cells that are blank or no number, in the order of the sheet. */
  readonly open: readonly Cell[];
  readonly balances: readonly Balance[];
  /** Every cell is a number. */
  readonly figures: Figures | null;
  /** Cells that are above what the ballots allow, by key; known once the sheet is whole. */
  readonly above: readonly string[];
  /** Whole, and possible as it stands. */
  readonly sound: boolean;
};

function emptyPart(contest: Contest): PartFigures {
  return {
    ballots: 0,
    withoutContest: 0,
    votes: contest.choices.map(() => 0),
    otherWriteIns: 0,
    undervotes: 0,
    overvoted: 0,
    notCounted: 0,
    setAside: 0,
  };
}

/** Reads a sheet as typed. `locked` gives the figures of rows that are not open. */
export function readSheet(
  contest: Contest,
  cells: readonly Cell[],
  typed: Typed,
  parts: number,
  locked: Figures | null,
): SheetState {
  const problems: Record<string, NumberProblem> = {};
  const figures = Array.from({ length: parts }, (_, at) => {
    const start = locked?.[at] ?? emptyPart(contest);
    return cells
      .filter((cell) => cell.part === at)
      .reduce((part, cell) => {
        const read = readWholeNumber(typed[keyOf(cell)] ?? '', MAX_FIGURE);
        if (read.ok) return withValue(part, cell.row, read.value);
        problems[keyOf(cell)] = read.error;
        return withValue(part, cell.row, 0);
      }, start);
  });
  const open = cells.filter((cell) => problems[keyOf(cell)] !== undefined);
  const whole = open.length === 0;
  const impossible = whole ? problemsOf(contest, figures) : [];
  return {
    problems,
    open,
    balances: figures.map((part) => balanceOf(contest, part)),
    figures: whole ? figures : null,
    above: impossible.flatMap((one) => (one.is === 'row-above-ballots' ? [keyOf(one)] : [])),
    sound: whole && impossible.length === 0,
  };
}

export function cellValues(cells: readonly Cell[], figures: Figures): readonly CellValue[] {
  return cells.map((cell) => {
    const part = figures[cell.part];
    if (!part) throw new Error('no such part');
    return { ...cell, value: valueOf(part, cell.row) };
  });
}
