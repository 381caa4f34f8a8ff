'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { findBatch } from '@/lib/recount/batch/list.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatTime } from '@/lib/words/format.ts';
import { useLive } from '../live/use-live.tsx';
import { Button } from '../ui/button.tsx';
import { call } from '../ui/call.ts';
import { RefusalText } from '../ui/refusal-text.tsx';
import { useCommand } from './use-command.ts';

/** A link is shown once; its token is kept nowhere. */
export function LinkMaker({ path, body }: { readonly path: string; readonly body: object }) {
  const t = useTranslations('officer');
  const [url, setUrl] = useState<string | null>(null);
  return (
    <>
      <Button
        plain
        onClick={() =>
          void call<{ readonly url: string }>(path, body).then((made) => setUrl(made?.url ?? null))
        }
      >
        {url === null ? t('link') : t('newLink')}
      </Button>
      {url === null ? null : <output className="link-out">{url}</output>}
    </>
  );
}

export function TablesPanel({ state }: { readonly state: Recount }) {
  const t = useTranslations('officer');
  const screen = useTranslations('screen');
  const { presence } = useLive();
  const { give, busy, refusal } = useCommand();
  const seated = state.tables.filter(({ pair }) => pair !== null);
  return (
    <section className="panel" aria-labelledby="tables">
      <h2 id="tables">{t('tables')}</h2>
      {seated.length === 0 ? <p>{t('noTables')}</p> : null}
      {refusal ? <RefusalText refusal={refusal} /> : null}
      <ul className="cards">
        {seated.map(({ id, number, pair, holds, since }) => (
          <li key={id}>
            <strong>{screen('table', { number })}</strong>
            <span>
              {(pair ?? [])
                .map((judge) => state.judges.find((one) => one.id === judge)?.name ?? judge)
                .join(' · ')}
            </span>
            <span>
              {holds === null
                ? t('idle')
                : t('holding', { batch: findBatch(state, holds)?.name ?? holds })}
            </span>
            <span className="quiet">
              {presence.tables.includes(id) ? t('connected') : t('away')} ·{' '}
              {formatTime(since, state.zone)}
            </span>
            {holds === null ? (
              <Button
                plain
                disabled={busy}
                onClick={() => void give({ type: 'clear-table', table: id })}
              >
                {t('clear')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <p>
        {t('tablesLink')}:{' '}
        <LinkMaker path={`recounts/${state.id}/links`} body={{ purpose: 'tables' }} />
      </p>
      <p className="quiet">{t('watching', { count: presence.watching })}</p>
    </section>
  );
}
