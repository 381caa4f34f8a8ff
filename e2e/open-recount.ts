import type { RecountId } from '@/lib/base/ids.ts';
import type { Contest } from '@/lib/law/contest.ts';
import { openingOf, roomCommands, SEAT } from '@/lib/recount/testing.ts';
import type { Outcome } from '@/lib/wire/messages.ts';
import { type Client, follow, newId } from '@/scripts/bots/client.ts';
import type { SeededRoom } from '@/scripts/demo/seed.ts';

/** A recount that nobody has prepared yet, opened by a program through the doors. */
export async function openRecount(officer: Client, contest: Contest = SEAT): Promise<RecountId> {
  const opened = (await officer.post('recounts', {
    id: newId(),
    command: openingOf(contest),
  })) as Outcome & { readonly recount: RecountId };
  if (opened.is !== 'recorded') throw new Error(JSON.stringify(opened));
  return opened.recount;
}

/** One in which counting has started: judges `Judge 1` to `Judge 4`, a watcher, figures released as accepted. */
export async function openCountingRecount(
  officer: Client,
  { batches, contest = SEAT }: { readonly batches: string; readonly contest?: Contest },
): Promise<Omit<SeededRoom, 'demo'>> {
  const id = await openRecount(officer, contest);
  const query = new URLSearchParams({ id: newId(), name: 'list.csv' });
  await fetch(`${officer.origin}/api/recounts/${id}/batch-list?${query}`, {
    method: 'POST',
    headers: { cookie: officer.cookie(), origin: officer.origin },
    body: batches,
  });
  const desk = await follow(officer, 'staff', id);
  await desk.give({
    type: 'admit-observer',
    capacity: 'watcher',
    name: 'Wanda Watcher',
    standsFor: 'Choice A',
  });
  for (const command of roomCommands({ tables: 0, contest })) {
    if (command.type !== 'import-batch-list') await desk.give(command);
  }
  desk.close();
  const link = async (body: object) =>
    ((await officer.post(`recounts/${id}/links`, body)) as { readonly url: string }).url;
  const tablesLink = await link({ purpose: 'tables' });
  const watcher = await link({ purpose: 'observer', observer: 'o1' });
  return { id, tablesLink, waysIn: [{ who: 'Watcher', url: watcher }] };
}
