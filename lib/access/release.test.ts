import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Recorded } from '../recount/events.ts';
import { evolve } from '../recount/evolve.ts';
import type { Recount, Release } from '../recount/state.ts';
import {
  at,
  batchInfo,
  batchNamed,
  countingRoom,
  counts,
  type Play,
  played,
  ROOM,
  sheet,
} from '../recount/testing.ts';
import { readSums } from '../recount/totals.ts';
import { AUDIENCES, type Audience, open, release } from './release.ts';

/** Everything that an audience is sent, and what it makes of it. */
function seenBy(audience: Audience, { ledger }: Play) {
  let whole: Recount | null = null;
  let state: Recount | null = null;
  const sent = ledger.map((recorded: Recorded) => {
    whole = evolve(ROOM, whole, recorded);
    const shown = release(audience, recorded, whole);
    state = open(evolve(ROOM, state, shown.recorded), shown.openings);
    return shown;
  });
  if (state === null) throw new Error('nothing was sent');
  return { sent, state: state as Recount };
}

const batches = [batchInfo('Batch 1', 10), batchInfo('Batch 2', 20)];
const figures = (a: number) => [sheet(10, [a, 10 - a])];

function accepted(policy: Release, a: number): Play {
  const room = countingRoom({ batches, release: policy });
  return counts(counts(room, 1, 'Batch 1', figures(a)), 2, 'Batch 1', figures(a));
}

describe('before a batch is settled nobody can know a figure of it', () => {
  const votes = fc.integer({ min: 0, max: 10 });
  test.each(AUDIENCES)('%s: a first count is the same whatever was counted', (audience) => {
    fc.assert(
      fc.property(votes, votes, (a, b) => {
        const one = counts(countingRoom({ batches }), 1, 'Batch 1', figures(a));
        const other = counts(countingRoom({ batches }), 1, 'Batch 1', figures(b));
        expect(seenBy(audience, one)).toEqual(seenBy(audience, other));
      }),
    );
  });

  test.each(['table', 'watch'] as const)(
    '%s: nor may it know in which rows or which way counts differ',
    (audience) => {
      fc.assert(
        fc.property(votes, votes, votes, (a, b, c) => {
          fc.pre(a !== b && a !== c);
          const first = counts(countingRoom({ batches }), 1, 'Batch 1', figures(a));
          const one = counts(first, 2, 'Batch 1', figures(b));
          const other = counts(first, 2, 'Batch 1', figures(c));
          expect(seenBy(audience, one)).toEqual(seenBy(audience, other));
        }),
      );
    },
  );

  test('table: nor after it is accepted', () => {
    const one = seenBy('table', accepted('figures-as-accepted', 3));
    const other = seenBy('table', accepted('figures-as-accepted', 8));
    expect(one).toEqual(other);
  });
});

describe('those who watch', () => {
  test('see accepted figures where the policy says so', () => {
    const { state } = seenBy('watch', accepted('figures-as-accepted', 6));
    expect(readSums(state.totals)).toMatchObject({ is: 'whole', sums: { votes: [6, 4] } });
  });

  test('see progress only where it says that, and no figure in anything sent', () => {
    const { state, sent } = seenBy('watch', accepted('progress-only', 6));
    expect(readSums(state.totals)).toEqual({ is: 'partial', batchesUnseen: 1 });
    expect(state.totals.byStatus.accepted).toBe(1);
    expect(JSON.stringify(sent)).not.toContain('"votes":[6,4]');
  });

  test('see what was accepted before once figures are released', () => {
    const play = played(accepted('progress-only', 6), {
      type: 'choose-release',
      release: 'figures-as-accepted',
    });
    const { state } = seenBy('watch', play);
    expect(readSums(state.totals)).toMatchObject({ is: 'whole', sums: { votes: [6, 4] } });
  });

  test('see superseded counts when their batch ends', () => {
    const play = accepted('figures-as-accepted', 6);
    const reopened = played(play, { type: 'reopen-batch', ...at(play, 'Batch 1'), reason: 'r' });
    const one = counts(reopened, 3, 'Batch 1', figures(5));
    expect(seenBy('watch', one).state.totals.sums.votes).toEqual([0, 0]);
    const again = counts(one, 1, 'Batch 1', figures(5));
    const batch = batchNamed({ ...again, state: seenBy('watch', again).state }, 'Batch 1');
    expect(batch.counts.map((count) => count.figures)).toEqual([
      figures(6),
      figures(6),
      figures(5),
      figures(5),
    ]);
  });
});

test('the officer sees both counts of a batch that needs a decision', () => {
  const nine = [sheet(9, [5, 4])];
  const held = counts(counts(countingRoom({ batches }), 1, 'Batch 1', nine), 2, 'Batch 1', nine);
  const { state } = seenBy('officer', held);
  const batch = batchNamed({ ...held, state }, 'Batch 1');
  expect(batch.counts.map((count) => count.figures)).toEqual([nine, nine]);
});
