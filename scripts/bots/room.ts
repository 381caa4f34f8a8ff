import type { PersonId, RecountId } from '@/lib/base/ids.ts';
import { batchesOf, findBatch } from '@/lib/recount/batch/list.ts';
import type { Batch } from '@/lib/recount/batch/types.ts';
import type { Figures } from '@/lib/recount/figures.ts';
import type { Recount } from '@/lib/recount/state.ts';
import type { Outcome } from '@/lib/wire/messages.ts';
import { type Client, type Follower, follow, openClient } from './client.ts';

type Asked = { readonly id: string; readonly code: string; readonly deviceSecret: string };

/** Two judges at a device: they ask, say their code, and are confirmed by the officer. */
export async function joinTable(
  officer: Client,
  address: string,
  recount: RecountId,
  link: string,
  number: number,
  judges: readonly [PersonId, PersonId],
): Promise<Follower> {
  const device = openClient(address);
  const token = new URL(link).hash.slice(1);
  const asked = (await device.post('join/ask', { token, number, judges })) as Asked;
  const confirmed = (await officer.post(`recounts/${recount}/join-confirm`, {
    join: asked.id,
    code: asked.code,
  })) as Outcome;
  if (confirmed.is !== 'recorded') throw new Error(`not confirmed: ${JSON.stringify(confirmed)}`);
  const { id: join, deviceSecret } = asked;
  if (!(await device.signIn('table', { join, deviceSecret })))
    throw new Error('table not signed in');
  return follow(device, 'staff', recount);
}

/** A batch that this pair may count now. Each table starts at another place, so that they meet seldom. */
function nextBatch(state: Recount, pair: readonly PersonId[], start: number): Batch | undefined {
  const batches = batchesOf(state);
  const may = ({ place, status, counts }: Batch): boolean => {
    if (place.at === 'table') return false;
    if (status.is === 'not-started' || status.is === 'reopened') return true;
    if (status.is !== 'one-count' && status.is !== 'another-count') return false;
    const standing: readonly number[] = status.standing;
    return !counts.some(
      ({ seq, pair: made }) => standing.includes(seq) && made.some((id) => pair.includes(id)),
    );
  };
  const order = [...batches.slice(start), ...batches.slice(0, start)];
  return order.find(may);
}

export type TableWork = {
  readonly table: Follower;
  readonly number: number;
  readonly pair: readonly [PersonId, PersonId];
  readonly figuresOf: (batch: Batch) => Figures;
  /** Waits between acts, as people do; none for a load. */
  readonly pause: () => Promise<void>;
  readonly recorded: (batch: Batch) => void;
};

/** Takes, counts and returns until nothing is left for this pair. */
export async function workTable(work: TableWork): Promise<void> {
  const { table, number, pair, pause } = work;
  for (;;) {
    const { state } = table.seen();
    if (state.stage.is !== 'counting') return;
    const { length } = batchesOf(state);
    const batch = nextBatch(state, pair, Math.floor(((number - 1) * length) / 7) % length);
    if (!batch) {
      const open = batchesOf(state).some(
        ({ status, place }) =>
          status.is !== 'accepted' && status.is !== 'held' && place.at === 'table',
      );
      if (!open) return;
      await table.until((seen) => seen.state.seq > state.seq);
      continue;
    }
    const taken = await table.give({ type: 'take-batch', batch: batch.id, version: batch.version });
    if (taken.is !== 'recorded') {
      await table.until((seen) => seen.state.seq >= state.seq);
      await pause();
      continue;
    }
    await table.until((seen) => seen.state.seq >= taken.seq);
    await pause();
    const mine = findBatch(table.seen().state, batch.id) ?? batch;
    const submitted = await table.give({
      type: 'submit-count',
      batch: batch.id,
      version: mine.version,
      figures: work.figuresOf(batch),
      note: null,
    });
    if (submitted.is === 'recorded') {
      work.recorded(batch);
      await table.until((seen) => seen.state.seq >= submitted.seq);
    }
    await pause();
    for (;;) {
      const now = findBatch(table.seen().state, batch.id) ?? batch;
      const back = await table.give({
        type: 'return-batch',
        batch: batch.id,
        version: now.version,
      });
      if (back.is !== 'recorded') {
        if (findBatch(table.seen().state, batch.id)?.place.at === 'storage') break;
        await table.until((seen) => (findBatch(seen.state, batch.id)?.version ?? 0) > now.version);
        continue;
      }
      await table.until((seen) => seen.state.seq >= back.seq);
      break;
    }
  }
}
