import type { ChoiceId } from '../base/ids.ts';
import type { Contest } from '../law/contest.ts';

/** What two counting judges certify of one part of a batch, for one contest. Whole numbers, 0 to 1,000,000,000. */
export type PartFigures = {
  /** Ballots in the part, counted first. */
  readonly ballots: number;
  /** Of these, ballots that do not carry this contest. */
  readonly withoutContest: number;
  /** Votes for each choice, in ballot order. */
  readonly votes: readonly number[];
  /** Write-in votes for anyone who is no choice: they use up a vote and count for nobody. */
  readonly otherWriteIns: number;
  readonly undervotes: number;
  /** Ballots marked for more than `votesAllowed`: each costs all its votes (20A-4-105(2)). */
  readonly overvoted: number;
  /** Votes not counted by adjudication: the judges disagreed, or the choice cannot be determined (20A-4-105(1)(b), (2)). */
  readonly notCounted: number;
  /** Ballots set aside on numbered slips for adjudication. */
  readonly setAside: number;
};

/** One count of a batch: its parts in order. */
export type Figures = readonly PartFigures[];

export type PlainRow = Exclude<keyof PartFigures, 'votes'>;
/** A row of the tally sheet: a choice, or one of the others. */
export type Row = PlainRow | ChoiceId;
/** A row of one part of a batch; `part` counts from 0. */
export type Cell = { readonly part: number; readonly row: Row };

export const MAX_FIGURE = 1_000_000_000;

export function isWholeFigure(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_FIGURE;
}

const before = ['ballots', 'withoutContest'] as const satisfies readonly PlainRow[];
const after = [
  'otherWriteIns',
  'undervotes',
  'overvoted',
  'notCounted',
  'setAside',
] as const satisfies readonly PlainRow[];
const plain: ReadonlySet<string> = new Set<string>([...before, ...after]);

/** The rows of the tally sheet, from top to bottom (`practice.md` 1). */
export function rowsOf(contest: Contest): readonly Row[] {
  return [...before, ...contest.choices.map((choice) => choice.id), ...after];
}

/** Choices are named in ballot order from `c1`, so a choice's place is in its name. */
export function choiceIndex(id: ChoiceId): number {
  return Number(id.slice(1)) - 1;
}

function isPlain(row: Row): row is PlainRow {
  return plain.has(row);
}

/** The value of a row, which every sheet of this contest has. */
export function valueOf(part: PartFigures, row: Row): number {
  const value = isPlain(row) ? part[row] : part.votes[choiceIndex(row)];
  if (value === undefined) throw new Error(`no row ${row}`);
  return value;
}

export function withValue(part: PartFigures, row: Row, value: number): PartFigures {
  if (isPlain(row)) return { ...part, [row]: value };
  return { ...part, votes: part.votes.with(choiceIndex(row), value) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export type Balance = {
  /** Votes accounted for by the rows. */
  readonly found: number;
  /** `votesAllowed × (ballots − without this contest)`. */
  readonly expected: number;
};

/**
 * `votes + other write-ins + undervotes + M × overvoted + not counted + M × set aside = M × (ballots − without contest)`
 * with M = votes allowed per ballot (`practice.md` 1). Values stay below 2 × 10¹³, safe integers.
 */
export function balanceOf(contest: Contest, part: PartFigures): Balance {
  const m = contest.votesAllowed;
  return {
    found:
      sum(part.votes) +
      part.otherWriteIns +
      part.undervotes +
      m * part.overvoted +
      part.notCounted +
      m * part.setAside,
    expected: m * (part.ballots - part.withoutContest),
  };
}

/** What makes a sheet impossible as it stands. Such a sheet can be submitted with a note, and is then held. */
export type SheetProblem =
  | { readonly is: 'does-not-balance'; readonly part: number; readonly balance: Balance }
  | { readonly is: 'row-above-ballots'; readonly part: number; readonly row: Row };

/**
 * The problems of one count. No ballot gives one choice two votes, and no pile inside the batch is larger than the batch.
 * A row above the ballots explains a wrong balance, so only the row is named then.
 */
export function problemsOf(contest: Contest, figures: Figures): readonly SheetProblem[] {
  return figures.flatMap((part, at): SheetProblem[] => {
    const perBallot: readonly Row[] = [
      'withoutContest',
      'overvoted',
      'setAside',
      ...contest.choices.map((choice) => choice.id),
    ];
    const above = perBallot.filter((row) => valueOf(part, row) > part.ballots);
    if (above.length > 0) return above.map((row) => ({ is: 'row-above-ballots', part: at, row }));
    const balance = balanceOf(contest, part);
    if (balance.found === balance.expected) return [];
    return [{ is: 'does-not-balance', part: at, balance }];
  });
}

/** The cells in which two counts of the same batch differ. Both have the shape of the contest. */
export function differingCells(contest: Contest, a: Figures, b: Figures): readonly Cell[] {
  return a.flatMap((part, at) => {
    const other = b[at];
    if (!other) throw new Error(`no part ${at}`);
    return rowsOf(contest)
      .filter((row) => valueOf(part, row) !== valueOf(other, row))
      .map((row): Cell => ({ part: at, row }));
  });
}

export function ballotsOf(figures: Figures): number {
  return sum(figures.map((part) => part.ballots));
}
