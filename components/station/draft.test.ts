import { expect, test } from 'vitest';
import type { BatchId, CommandId } from '@/lib/base/ids.ts';
import type { Restore } from '@/lib/recount/state.ts';
import { type Kept, lostOf } from './draft.ts';

function kept(id: string, seq: number, epoch: number): Kept {
  const command = { type: 'return-batch', batch: 'b1' as BatchId, version: 1 } as const;
  return { id: id as CommandId, command, round: 0, seq, epoch };
}

function restore(from: number, seen: number): Restore {
  return { from, seen, at: '2026-11-10T17:00:00.000Z', by: 'Olive Officer', reason: 'r' };
}

test('nothing is lost where nothing was restored', () => {
  expect(lostOf([kept('a', 5, 0), kept('b', 9, 0)], [])).toEqual([]);
});

test('what came after the line to which a ledger was restored is lost, oldest first', () => {
  const all = [kept('c', 12, 0), kept('a', 8, 0), kept('b', 11, 0)];
  expect(lostOf(all, [restore(10, 12)]).map(({ id }) => id)).toEqual(['b', 'c']);
});

test('what was recorded since then is there, until a later restore', () => {
  const all = [kept('again', 12, 1), kept('old', 11, 0)];
  expect(lostOf(all, [restore(10, 12)]).map(({ id }) => id)).toEqual(['old']);
  const twice = [restore(10, 12), restore(11, 30)];
  expect(lostOf(all, twice).map(({ id }) => id)).toEqual(['old', 'again']);
});
