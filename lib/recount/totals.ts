import type { Contest } from '../law/contest.ts';
import { type Batch, VEILED } from './batch/types.ts';
import type { Figures, PartFigures } from './figures.ts';
import type { Chunk, StatusName, Sums, Totals } from './state.ts';

/** Every total that any screen, file or report shows is made here, once, batch by batch. */

const NO_STATUS: Readonly<Record<StatusName, number>> = {
  'not-started': 0,
  'one-count': 0,
  'counts-differ': 0,
  held: 0,
  'another-count': 0,
  accepted: 0,
  reopened: 0,
};

function noSums(contest: Contest): Sums {
  return {
    ballots: 0,
    withoutContest: 0,
    votes: contest.choices.map(() => 0),
    otherWriteIns: 0,
    undervotes: 0,
    overvoted: 0,
    notCounted: 0,
  };
}

function addPart(sums: Sums, part: PartFigures, sign: 1 | -1): Sums {
  return {
    ballots: sums.ballots + sign * part.ballots,
    withoutContest: sums.withoutContest + sign * part.withoutContest,
    votes: sums.votes.map((value, at) => value + sign * (part.votes[at] ?? 0)),
    otherWriteIns: sums.otherWriteIns + sign * part.otherWriteIns,
    undervotes: sums.undervotes + sign * part.undervotes,
    overvoted: sums.overvoted + sign * part.overvoted,
    notCounted: sums.notCounted + sign * part.notCounted,
  };
}

/** The figures that a batch brings into the totals, once accepted: null before, `veiled` where not to be seen. */
export function resultOf(batch: Batch): Figures | typeof VEILED | null {
  if (batch.status.is !== 'accepted') return null;
  const { count } = batch.status;
  const counted = batch.counts.find(({ seq }) => seq === count);
  if (!counted) throw new Error(`${batch.id} accepted by a count that it does not have`);
  return counted.figures;
}

function shift(totals: Totals, batch: Batch, sign: 1 | -1): Totals {
  const result = resultOf(batch);
  const accepted = result !== null;
  const seen = result !== null && result !== VEILED;
  return {
    sums: seen
      ? result.reduce((sums, part) => addPart(sums, part, sign), totals.sums)
      : totals.sums,
    veiled: totals.veiled + (result === VEILED ? sign : 0),
    batches: totals.batches + sign,
    ballotsListed: totals.ballotsListed + sign * batch.ballots,
    ballotsListedAccepted: totals.ballotsListedAccepted + (accepted ? sign * batch.ballots : 0),
    byStatus: {
      ...totals.byStatus,
      [batch.status.is]: totals.byStatus[batch.status.is] + sign,
    },
    out: totals.out + (batch.place.at === 'table' ? sign : 0),
  };
}

export function noTotals(contest: Contest): Totals {
  return {
    sums: noSums(contest),
    veiled: 0,
    batches: 0,
    ballotsListed: 0,
    ballotsListedAccepted: 0,
    byStatus: NO_STATUS,
    out: 0,
  };
}

/** The totals after one batch has become another version of itself. */
export function replaceInTotals(totals: Totals, before: Batch, after: Batch): Totals {
  return shift(shift(totals, before, -1), after, 1);
}

/** The totals of a list as it stands: when one is imported, and in tests as the second opinion. */
export function totalsOf(contest: Contest, chunks: readonly Chunk[]): Totals {
  return chunks.flat().reduce((totals, batch) => shift(totals, batch, 1), noTotals(contest));
}

/** Sums that leave out batches this reader may not see. No screen prints them as if they were whole. */
export type Partial = { readonly is: 'partial'; readonly batchesUnseen: number };
export type Whole = { readonly is: 'whole'; readonly sums: Sums };

export function readSums(totals: Totals): Whole | Partial {
  if (totals.veiled > 0) return { is: 'partial', batchesUnseen: totals.veiled };
  return { is: 'whole', sums: totals.sums };
}
