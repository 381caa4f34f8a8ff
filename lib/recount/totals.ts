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

/** What one more batch adds to the totals of a list. */
function withBatchAdded(totals: Totals, batch: Batch): Totals {
  const result = resultOf(batch);
  const { is } = batch.status;
  return {
    sums: withResult(totals.sums, result, 1),
    veiled: totals.veiled + Number(result === VEILED),
    batches: totals.batches + 1,
    ballotsListed: totals.ballotsListed + batch.ballots,
    ballotsListedAccepted: totals.ballotsListedAccepted + (result === null ? 0 : batch.ballots),
    byStatus: { ...totals.byStatus, [is]: totals.byStatus[is] + 1 },
    out: totals.out + Number(batch.place.at === 'table'),
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

function withResult(sums: Sums, result: ReturnType<typeof resultOf>, sign: 1 | -1): Sums {
  if (result === null || result === VEILED) return sums;
  return result.reduce((sum, part) => addPart(sum, part, sign), sums);
}

/** The totals after one batch has become another version of itself; what it weighs on the list stays. */
export function replaceInTotals(totals: Totals, before: Batch, after: Batch): Totals {
  const [was, is] = [before.status.is, after.status.is];
  const [gone, come] = [resultOf(before), resultOf(after)];
  const out = Number(after.place.at === 'table') - Number(before.place.at === 'table');
  if (was === is && gone === come && out === 0) return totals;
  const accepted = Number(come !== null) - Number(gone !== null);
  const { byStatus } = totals;
  return {
    ...totals,
    sums: gone === come ? totals.sums : withResult(withResult(totals.sums, gone, -1), come, 1),
    veiled: totals.veiled + Number(come === VEILED) - Number(gone === VEILED),
    ballotsListedAccepted: totals.ballotsListedAccepted + accepted * after.ballots,
    byStatus:
      was === is ? byStatus : { ...byStatus, [was]: byStatus[was] - 1, [is]: byStatus[is] + 1 },
    out: totals.out + out,
  };
}

/** The totals of a list as it stands: when one is imported, and in tests as the second opinion. */
export function totalsOf(contest: Contest, chunks: readonly Chunk[]): Totals {
  return chunks.flat().reduce(withBatchAdded, noTotals(contest));
}

/** Sums that leave out batches this reader may not see. No screen prints them as if they were whole. */
export type Partial = { readonly is: 'partial'; readonly batchesUnseen: number };
export type Whole = { readonly is: 'whole'; readonly sums: Sums };

export function readSums(totals: Totals): Whole | Partial {
  if (totals.veiled > 0) return { is: 'partial', batchesUnseen: totals.veiled };
  return { is: 'whole', sums: totals.sums };
}
