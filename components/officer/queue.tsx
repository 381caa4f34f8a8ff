'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { naturalOrder } from '@/lib/base/natural-order.ts';
import { batchesOf } from '@/lib/recount/batch/list.ts';
import { type Batch, VEILED } from '@/lib/recount/batch/types.ts';
import type { Recount } from '@/lib/recount/state.ts';
import type { Join } from '@/lib/wire/messages.ts';
import { formatTime } from '@/lib/words/format.ts';
import { useLive } from '../live/use-live.tsx';
import { StatusMark } from '../recount/status.tsx';
import { Button } from '../ui/button.tsx';
import { call, isRefused } from '../ui/call.ts';
import { RefusalText } from '../ui/refusal-text.tsx';
import { HoldText } from './batch-panel.tsx';
import { lacksJudges, UnderWay } from './under-way.tsx';

function JoinItem({ join, state }: { readonly join: Join; readonly state: Recount }) {
  const t = useTranslations('officer');
  const [refusal, setRefusal] = useState<{ readonly is: string } | null>(null);
  const judges = join.judges
    .map((id) => state.judges.find((judge) => judge.id === id)?.name ?? id)
    .join(' · ');

  const sits = (state.tables.find(({ number }) => number === join.table)?.pair ?? [])
    .map((id) => state.judges.find((judge) => judge.id === id)?.name ?? id)
    .join(' · ');

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    const answer = await call(`recounts/${state.id}/join-confirm`, { join: join.id, code });
    setRefusal(isRefused(answer) ? answer.refusal : null);
  }

  return (
    <li>
      <form className="actions" onSubmit={(event) => void confirm(event)}>
        <span>
          {t('joinAsks', { table: join.table, judges })}{' '}
          {sits === '' ? null : <strong>{t('joinReplaces', { judges: sits })}</strong>}
        </span>
        <label htmlFor={`code-${join.id}`}>{t('code')}</label>
        <input
          id={`code-${join.id}`}
          name="code"
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]{3}"
          required
          className="usa-input code"
        />
        <Button type="submit">{t('confirm')}</Button>
        <Button
          plain
          onClick={() => void call(`recounts/${state.id}/join-reject`, { join: join.id })}
        >
          {t('reject')}
        </Button>
      </form>
      {refusal ? <RefusalText refusal={refusal} /> : null}
    </li>
  );
}

/** What needs the officer now, oldest first. */
export function Queue({
  state,
  onOpen,
}: {
  readonly state: Recount;
  readonly onOpen: (batch: Batch) => void;
}) {
  const t = useTranslations('officer');
  const { joins } = useLive();
  const held = batchesOf(state)
    .filter((batch) => batch.status.is === 'held' || lacksJudges(state, batch))
    .toSorted((a, b) => (a.since < b.since ? -1 : 1) || naturalOrder(a.name, b.name));
  const count = held.length + joins.length;
  return (
    <section className="panel" aria-labelledby="needs-you">
      <h2 id="needs-you">
        {t('needsYou')} ({count})
      </h2>
      {count === 0 ? <p className="quiet">{t('nothing')}</p> : null}
      <ul className="queue">
        {joins.map((join) => (
          <JoinItem key={join.id} join={join} state={state} />
        ))}
        {held.map((batch) => (
          <li key={batch.id}>
            <button
              type="button"
              className="usa-button usa-button--unstyled"
              onClick={() => onOpen(batch)}
            >
              {batch.name}
            </button>{' '}
            <StatusMark batch={batch} table={0} />{' '}
            {batch.status.is === 'held' && batch.status.reasons !== VEILED
              ? batch.status.reasons.map((reason) => (
                  <span key={reason.is}>
                    <HoldText reason={reason} />{' '}
                  </span>
                ))
              : null}
            {lacksJudges(state, batch) ? `${t('noJudgesLeft')} ` : null}
            <span className="quiet">{formatTime(batch.since, state.zone)}</span>
          </li>
        ))}
      </ul>
      <UnderWay state={state} />
    </section>
  );
}
