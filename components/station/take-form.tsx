'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { naturalOrder } from '@/lib/base/natural-order.ts';
import { batchByName, batchesOf } from '@/lib/recount/batch/list.ts';
import type { Batch } from '@/lib/recount/batch/types.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { useLive } from '../live/use-live.tsx';
import { Button } from '../ui/button.tsx';
import { ComboField } from '../ui/combo-field.tsx';

/** Batches that lie in storage and are not done, in the order in which boxes stand. */
function waiting({ batches }: Pick<Recount, 'batches'>): readonly string[] {
  return batchesOf({ batches } as Recount)
    .filter(({ place, status }) => place.at === 'storage' && status.is !== 'accepted')
    .map(({ name }) => name)
    .toSorted(naturalOrder);
}

/** A scanner types a name and Enter: that takes the batch. A name that was chosen waits for Enter or the button. */
export function TakeForm({
  disabled,
  onTake,
}: {
  readonly disabled: boolean;
  readonly onTake: (batch: Batch) => void;
}) {
  const t = useTranslations('station');
  const refusals = useTranslations('refusals');
  const { state, complete } = useLive();
  const [name, setName] = useState('');
  const [unknown, setUnknown] = useState(false);
  const { batches } = state;
  const names = useMemo(() => waiting({ batches }), [batches]);

  function take(typed: string): void {
    if (disabled || !complete || typed.trim() === '') return;
    const batch = batchByName(state, typed);
    setUnknown(!batch);
    if (batch) onTake(batch);
  }

  return (
    <form
      className="narrow"
      onSubmit={(event) => {
        event.preventDefault();
        take(name);
      }}
    >
      <h2>{t('take')}</h2>
      <p>{t('idle')}</p>
      <ComboField
        label={t('name')}
        listLabel={t('waiting')}
        names={names}
        value={name}
        onChange={setName}
        onEnter={take}
        name="batch"
        autoFocus
        error={unknown ? refusals('batch-unknown') : undefined}
      />
      <Button type="submit" disabled={disabled || !complete}>
        {t('takeButton')}
      </Button>
    </form>
  );
}
