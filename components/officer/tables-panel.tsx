'use client';

import { useTranslations } from 'next-intl';
import { findBatch } from '@/lib/recount/batch/list.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatClock } from '@/lib/words/format.ts';
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
      {seated.length > 0 ? (
        <div className="sideways">
          <table className="usa-table usa-table--borderless">
            <tbody>
              {seated.map(({ id, number, pair, holds, since }) => (
                <tr key={id}>
                  <th scope="row">{screen('table', { number })}</th>
                  <td colSpan={holds === null ? 1 : 2}>
                    {(pair ?? [])
                      .map((judge) => state.judges.find((one) => one.id === judge)?.name ?? judge)
                      .join(' · ')}
                    <div className="quiet">
                      {holds === null
                        ? t('idle')
                        : t('holding', { batch: findBatch(state, holds)?.name ?? holds })}{' '}
                      · {presence.tables.includes(id) ? t('connected') : t('away')} ·{' '}
                      <time dateTime={since}>{formatClock(since, state.zone)}</time>
                    </div>
                  </td>
                  {holds === null ? (
                    <td className="acts">
                      <Acts
                        acts={(give) => [
                          {
                            ...words('clear', { table: number }),
                            plain: true,
                            run: () => give({ type: 'clear-table', table: id }),
                          },
                        ]}
                      />
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <p className="actions after">
        <span>{t('tablesLink')}</span>
        <LinkMaker state={state} />
      </p>
      <p className="quiet">{t('watching', { count: presence.watching })}</p>
    </section>
  );
}
