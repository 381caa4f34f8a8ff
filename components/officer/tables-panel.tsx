'use client';

import { useTranslations } from 'next-intl';
import { findBatch } from '@/lib/recount/batch/list.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatTime } from '@/lib/words/format.ts';
import { useLive } from '../live/use-live.tsx';
import { Acts, useActWords } from './acts.tsx';
import { LinkMaker } from './link-maker.tsx';

export function TablesPanel({ state }: { readonly state: Recount }) {
  const t = useTranslations('officer');
  const screen = useTranslations('screen');
  const { presence } = useLive();
  const words = useActWords();
  const seated = state.tables.filter(({ pair }) => pair !== null);
  return (
    <section className="panel" aria-labelledby="tables">
      <h2 id="tables">{t('tables')}</h2>
      {seated.length === 0 ? <p>{t('noTables')}</p> : null}
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
              <Acts
                acts={(give) => [
                  {
                    ...words('clear', { table: number }),
                    plain: true,
                    run: () => give({ type: 'clear-table', table: id }),
                  },
                ]}
              />
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
