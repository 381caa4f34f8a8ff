import type { PersonId } from '../../base/ids.ts';
import { impossible } from '../../base/never.ts';
import { ok } from '../../base/result.ts';
import type { BatchCommand } from '../commands.ts';
import type { Context, Decided, Decision } from '../decision.ts';
import { acted, refused } from '../decision.ts';
import type { BatchEvent } from '../events.ts';
import {
  ballotsOf,
  type Cell,
  differingCells,
  type Figures,
  isWholeFigure,
  problemsOf,
  withValue,
} from '../figures.ts';
import type { Recount, Table } from '../state.ts';
import { findBatch } from './list.ts';
import { type Batch, type Count, type HoldReason, type Pair, VEILED } from './types.ts';

type Of<Type extends BatchCommand['type']> = Extract<BatchCommand, { readonly type: Type }>;

/** A count whose figures the decider can read. It decides on the whole ledger, where nothing is veiled. */
type Seen = Count & { readonly figures: Figures };

function seen(count: Count | undefined): Seen {
  if (!count || count.figures === VEILED) throw new Error('decided without the figures');
  return { ...count, figures: count.figures };
}

function countOf(batch: Batch, seq: number): Seen {
  return seen(batch.counts.find((count) => count.seq === seq));
}

function standingCounts(batch: Batch): readonly Seen[] {
  const { status } = batch;
  return 'standing' in status ? status.standing.map((seq) => countOf(batch, seq)) : [];
}

function samePair(a: Pair, b: Pair): boolean {
  return a.every((id) => b.includes(id));
}

/** The count of a differing pair that this pair has still to take again. */
export function countToRetake(batch: Batch, pair: Pair): Count | undefined {
  const { status } = batch;
  if (status.is !== 'counts-differ') return undefined;
  return status.standing
    .filter((seq) => !status.retaken.includes(seq))
    .map((seq) => batch.counts.find((count) => count.seq === seq))
    .find((count) => count !== undefined && samePair(count.pair, pair));
}

/** The person of this pair who made a count that still stands: such a pair may not count again. */
export function whoCountedBefore(batch: Batch, pair: Pair): PersonId | undefined {
  const standing = 'standing' in batch.status ? batch.status.standing : [];
  const counted = batch.counts.filter(({ seq }) => standing.includes(seq));
  return pair.find((id) => counted.some((count) => count.pair.includes(id)));
}

function tableOf(state: Recount, { actor }: Context): (Table & { readonly pair: Pair }) | null {
  const table = state.tables.find(({ id }) => id === actor.table);
  if (!table?.pair) return null;
  const { pair } = table;
  const here = actor.people.map(({ id }) => id);
  const same = here.length === 2 && pair.every((id) => here.includes(id));
  return same ? { ...table, pair } : null;
}

function numberOf(state: Recount, batch: Batch): number {
  const { place } = batch;
  if (place.at !== 'table') return 0;
  return state.tables.find(({ id }) => id === place.table)?.number ?? 0;
}

function take(state: Recount, batch: Batch, context: Context): Decision {
  const table = tableOf(state, context);
  if (!table) return refused({ is: 'not-seated' });
  const { name } = batch;
  if (batch.place.at === 'table') {
    return refused({ is: 'batch-at-table', name, table: numberOf(state, batch) });
  }
  if (table.holds !== null) {
    const held = findBatch(state, table.holds)?.name ?? table.holds;
    return refused({ is: 'table-has-batch', table: table.number, batch: held });
  }
  if (batch.status.is === 'accepted') return refused({ is: 'batch-already-accepted', name });
  if (batch.status.is === 'held') return refused({ is: 'batch-needs-officer', name });
  if (batch.status.is === 'counts-differ') {
    if (!countToRetake(batch, table.pair)) return refused({ is: 'count-of-others', name });
  } else {
    const before = whoCountedBefore(batch, table.pair);
    if (before !== undefined) {
      const judge = state.judges.find(({ id }) => id === before)?.name ?? before;
      return refused({ is: 'judge-counted-before', name, judge });
    }
  }
  return acted({
    type: 'batch.taken',
    data: { batch: batch.id, judges: table.pair, table: table.id },
  });
}

function giveBack(state: Recount, batch: Batch, context: Context): Decision {
  const table = tableOf(state, context);
  if (!table) return refused({ is: 'not-seated' });
  if (batch.place.at !== 'table' || batch.place.table !== table.id) {
    return refused({ is: 'batch-not-yours', name: batch.name });
  }
  return acted({ type: 'batch.returned', data: { batch: batch.id } });
}

function fits(state: Recount, batch: Batch, figures: Figures): boolean {
  const choices = state.contest.choices.length;
  return (
    figures.length === batch.parts.length &&
    figures.every(
      ({ votes, ...rows }) =>
        votes.length === choices &&
        [...votes, ...Object.values(rows)].every((value) => isWholeFigure(value)),
    )
  );
}

function rule(event: BatchEvent): Decided {
  return { by: 'rule', event };
}

function held(batch: Batch, standing: readonly number[], reasons: readonly HoldReason[]): Decided {
  return rule({ type: 'batch.held', data: { batch: batch.id, standing }, secret: { reasons } });
}

/** Two equal, possible counts: accepted by rule where the list agrees and no ballot is set aside. */
function matched(batch: Batch, standing: readonly number[], mine: Seen): Decided {
  const counted = ballotsOf(mine.figures);
  const setAside = mine.figures.reduce((sum, part) => sum + part.setAside, 0);
  const offList = mine.figures.some((part, at) => part.ballots !== batch.parts[at]?.ballots);
  const reasons: readonly HoldReason[] = [
    ...(setAside > 0 ? [{ is: 'ballots-set-aside', ballots: setAside } as const] : []),
    ...(offList
      ? [{ is: 'ballots-differ-from-list', counted, listed: batch.ballots } as const]
      : []),
  ];
  if (reasons.length > 0) return held(batch, standing, reasons);
  return rule({
    type: 'batch.accepted',
    data: { batch: batch.id, count: mine.seq },
    secret: { reason: null },
  });
}

/** What the rules say once a count is in, or nothing where a second one is awaited. */
function settle(
  state: Recount,
  batch: Batch,
  before: readonly Seen[],
  mine: Seen,
): readonly Decided[] {
  const standing = [...before.map(({ seq }) => seq), mine.seq];
  if (problemsOf(state.contest, mine.figures).length > 0) {
    return [held(batch, standing, [{ is: 'sheet-problem' }])];
  }
  const [other] = before;
  if (!other) return [];
  const cellsTo = (count: Seen) => differingCells(state.contest, count.figures, mine.figures);
  if (before.some((count) => cellsTo(count).length === 0)) return [matched(batch, standing, mine)];
  const cells = cellsTo(other);
  if (before.length === 1 && batch.status.is !== 'counts-differ') {
    return [
      rule({
        type: 'counts.differed',
        data: { batch: batch.id, counts: [other.seq, mine.seq] },
        secret: { cells },
      }),
    ];
  }
  return [held(batch, standing, [{ is: 'counts-still-differ', cells: cells.length }])];
}

function handIn(
  state: Recount,
  batch: Batch,
  table: Table & { readonly pair: Pair },
  figures: Figures,
  note: string | null,
  corrects: number | null,
): Decision {
  const problems = problemsOf(state.contest, figures);
  if (problems.length > 0 && note === null) {
    return refused({ is: 'sheet-has-problems', problems });
  }
  const event: BatchEvent = {
    type: 'count.submitted',
    data: { batch: batch.id, corrects, judges: table.pair, table: table.id },
    secret: { figures, note },
  };
  const seq = state.seq + 1;
  const mine: Seen = {
    seq,
    at: batch.since,
    table: table.id,
    pair: table.pair,
    corrects,
    figures,
    note,
  };
  const others = standingCounts(batch).filter((count) => count.seq !== corrects);
  const otherWaits =
    corrects !== null &&
    batch.status.is === 'counts-differ' &&
    others.some(({ seq: one }) => !retaken(batch, one)) &&
    problems.length === 0;
  const rules = otherWaits ? [] : settle(state, batch, others, mine);
  return ok([{ by: 'person', event }, ...rules]);
}

function retaken(batch: Batch, seq: number): boolean {
  return batch.status.is === 'counts-differ' && batch.status.retaken.includes(seq);
}

function mayHandIn(
  state: Recount,
  batch: Batch,
  context: Context,
): { readonly table: Table & { readonly pair: Pair } } | { readonly refusal: Decision } {
  const table = tableOf(state, context);
  if (!table) return { refusal: refused({ is: 'not-seated' }) };
  const { place, name } = batch;
  if (place.at !== 'table' || place.table !== table.id || !samePair(place.pair, table.pair)) {
    return { refusal: refused({ is: 'batch-not-yours', name }) };
  }
  if (place.submitted) return { refusal: refused({ is: 'count-already-in', name }) };
  return { table };
}

function submit(
  state: Recount,
  batch: Batch,
  command: Of<'submit-count'>,
  context: Context,
): Decision {
  const may = mayHandIn(state, batch, context);
  if ('refusal' in may) return may.refusal;
  if (batch.status.is === 'counts-differ') {
    return refused({ is: 'only-differing-rows', name: batch.name });
  }
  if (!fits(state, batch, command.figures)) return refused({ is: 'sheet-of-another-shape' });
  return handIn(state, batch, may.table, command.figures, command.note, null);
}

function sameCell(a: Cell, b: Cell): boolean {
  return a.part === b.part && a.row === b.row;
}

function correct(
  state: Recount,
  batch: Batch,
  command: Of<'correct-count'>,
  context: Context,
): Decision {
  const may = mayHandIn(state, batch, context);
  if ('refusal' in may) return may.refusal;
  const { status, name } = batch;
  if (status.is !== 'counts-differ') return refused({ is: 'not-a-correction', name });
  const before = countToRetake(batch, may.table.pair);
  if (!before) return refused({ is: 'count-of-others', name });
  if (status.cells === VEILED) throw new Error('decided without the differing rows');
  const open = status.cells;
  const strange = command.cells.filter(
    (cell, at) =>
      !open.some((one) => sameCell(one, cell)) ||
      command.cells.slice(0, at).some((one) => sameCell(one, cell)),
  );
  if (strange.length > 0) {
    return refused({ is: 'rows-not-open', cells: strange.map(({ part, row }) => ({ part, row })) });
  }
  const missing = open.filter((cell) => !command.cells.some((one) => sameCell(one, cell)));
  if (missing.length > 0) return refused({ is: 'rows-missing', cells: missing });
  const figures = seen(before).figures.map((part, at) =>
    command.cells
      .filter((cell) => cell.part === at)
      .reduce((sheet, { row, value }) => withValue(sheet, row, value), part),
  );
  if (!fits(state, batch, figures)) return refused({ is: 'number-out-of-range' });
  return handIn(state, batch, may.table, figures, command.note, before.seq);
}

function recall(batch: Batch, reason: string): Decision {
  if (batch.place.at !== 'table') return refused({ is: 'batch-not-out', name: batch.name });
  return acted({ type: 'batch.recalled', data: { batch: batch.id }, secret: { reason } });
}

/** Two equal counts by four judges may be accepted against a doubt; nobody chooses between unequal ones. */
function accept(state: Recount, batch: Batch, reason: string): Decision {
  const { name } = batch;
  if (batch.status.is !== 'held') return refused({ is: 'batch-not-held', name });
  const counts = standingCounts(batch);
  const last = counts.at(-1);
  const twin =
    last &&
    counts
      .slice(0, -1)
      .find((count) => differingCells(state.contest, count.figures, last.figures).length === 0);
  if (!last || !twin || problemsOf(state.contest, last.figures).length > 0) {
    return refused({ is: 'no-two-equal-counts', name });
  }
  if (last.figures.some((part) => part.setAside > 0)) {
    return refused({ is: 'ballots-still-set-aside', name });
  }
  return acted({
    type: 'batch.accepted',
    data: { batch: batch.id, count: last.seq },
    secret: { reason },
  });
}

/** Counts that are possible keep standing, so that those who made them do not count again. */
function order(state: Recount, batch: Batch, reason: string): Decision {
  if (batch.status.is !== 'held') return refused({ is: 'batch-not-held', name: batch.name });
  const standing = standingCounts(batch)
    .filter(({ figures }) => problemsOf(state.contest, figures).length === 0)
    .map(({ seq }) => seq);
  return acted({ type: 'count.ordered', data: { batch: batch.id, standing }, secret: { reason } });
}

function reopen(batch: Batch, reason: string): Decision {
  const { is } = batch.status;
  if (is === 'not-started' || is === 'reopened') {
    return refused({ is: 'nothing-to-reopen', name: batch.name });
  }
  return acted({ type: 'batch.reopened', data: { batch: batch.id }, secret: { reason } });
}

export function decideBatch(state: Recount, command: BatchCommand, context: Context): Decision {
  const batch = findBatch(state, command.batch);
  if (!batch) return refused({ is: 'batch-unknown' });
  if (batch.version !== command.version) {
    return refused({
      is: 'stale-version',
      batch: batch.id,
      name: batch.name,
      seen: command.version,
      current: batch.version,
      status: batch.status.is,
      since: batch.since,
    });
  }
  switch (command.type) {
    case 'take-batch':
      return take(state, batch, context);
    case 'return-batch':
      return giveBack(state, batch, context);
    case 'submit-count':
      return submit(state, batch, command, context);
    case 'correct-count':
      return correct(state, batch, command, context);
    case 'recall-batch':
      return recall(batch, command.reason);
    case 'accept-batch':
      return accept(state, batch, command.reason);
    case 'order-count':
      return order(state, batch, command.reason);
    case 'reopen-batch':
      return reopen(batch, command.reason);
    default:
      return impossible(command);
  }
}

/** What a table has before it: its own figures where it takes rows again, never another table's. */
export type Sheet = {
  readonly batch: Batch['id'];
  readonly version: number;
  readonly name: string;
  readonly submitted: boolean;
  readonly work:
    | { readonly is: 'whole-count'; readonly second: boolean }
    | { readonly is: 'differing-rows'; readonly open: readonly Cell[]; readonly own: Figures };
};

/** The rows to take again are emptied here: a locked row shows the pair's own figure, an open one 0 and no more. */
export function sheetOf(batch: Batch): Sheet | null {
  const { place, status, id, version, name } = batch;
  if (place.at !== 'table') return null;
  const base = { batch: id, version, name, submitted: place.submitted };
  const before = countToRetake(batch, place.pair);
  if (status.is !== 'counts-differ' || !before || status.cells === VEILED || place.submitted) {
    const second = 'standing' in status && status.standing.length > 0;
    return { ...base, work: { is: 'whole-count', second } };
  }
  const { cells } = status;
  const own = seen(before).figures.map((part, at) =>
    cells.filter((cell) => cell.part === at).reduce((p, { row }) => withValue(p, row, 0), part),
  );
  return { ...base, work: { is: 'differing-rows', open: cells, own } };
}
