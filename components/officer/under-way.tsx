'use client';

import { useLocale, useTranslations } from 'next-intl';
import { judgesLeft } from '@/lib/recount/batch/judges-left.ts';
import { batchesOf } from '@/lib/recount/batch/list.ts';
import type { Batch } from '@/lib/recount/batch/types.ts';
import type { Recount } from '@/lib/recount/state.ts';

/** A batch whose next count nobody on the roster may make. */
export function lacksJudges(state: Recount, batch: Batch): boolean {
  return batch.status.is === 'another-count' && judgesLeft(state, batch) < 2;
}

/** Tables that have still to take the differing rows again, in order. */
function tablesToRetake(state: Recount, { status, counts }: Batch): readonly number[] {
  if (status.is !== 'counts-differ') return [];
  return status.standing
    .filter((seq) => !status.retaken.includes(seq))
    .map((seq) => counts.find((count) => count.seq === seq)?.table)
    .map((id) => state.tables.find((table) => table.id === id)?.number ?? 0);
}

/** What goes on by itself, and where it goes next: nothing here needs a decision. */
export function UnderWay({ state }: { readonly state: Recount }) {
  const t = useTranslations('officer');
  const screen = useTranslations('screen');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const batches = batchesOf(state);
  const differing = batches.filter(({ status }) => status.is === 'counts-differ');
  const ordered = batches.filter(
    (batch) => batch.status.is === 'another-count' && !lacksJudges(state, batch),
  );
  if (differing.length + ordered.length === 0) return null;
  return (
    <>
      <h3>{t('underWay')}</h3>
      <ul className="queue">
        {differing.map((batch) => (
          <li key={batch.id}>
            {t('goesBack', {
              batch: batch.name,
              tables: list.format(
                tablesToRetake(state, batch).map((number) => screen('table', { number })),
              ),
            })}
          </li>
        ))}
        {ordered.map((batch) => (
          <li key={batch.id}>{t('goesToOthers', { batch: batch.name })}</li>
        ))}
      </ul>
    </>
  );
}
