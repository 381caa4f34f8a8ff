'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { naturalOrder } from '@/lib/base/natural-order.ts';
import { searchKey } from '@/lib/base/search-key.ts';
import { batchesOf } from '@/lib/recount/batch/list.ts';
import { type Batch, VEILED } from '@/lib/recount/batch/types.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { resultOf } from '@/lib/recount/totals.ts';
import {
  formatAge,
  formatClock,
  formatCount,
  formatDayOf,
  type SayLasted,
  zoneName,
} from '@/lib/words/format.ts';
import { useNow } from '../live/use-now.ts';
import { type Shown, StatusMark, shownStatus } from './status.tsx';
import { usePrinting } from './use-printing.ts';

/** Above this many rows only those in view are in the page; what does it is loaded then. */
const VIRTUAL_ABOVE = 300;
const VirtualRows = lazy(async () => ({
  default: (await import('./virtual-rows.tsx')).VirtualRows,
}));

const STATES: readonly Shown[] = [
  'not-started',
  'out',
  'one-count',
  'another-count',
  'counts-differ',
  'held',
  'reopened',
  'accepted',
];

/** Filters stand in the address, so that a reload and a link keep them. */
function useFilter(key: string): readonly [string, (value: string) => void] {
  const [value, setValue] = useState('');
  useEffect(() => setValue(new URLSearchParams(location.search).get(key) ?? ''), [key]);
  return [
    value,
    (next) => {
      setValue(next);
      const url = new URL(location.href);
      if (next === '') url.searchParams.delete(key);
      else url.searchParams.set(key, next);
      history.replaceState(null, '', url);
    },
  ];
}

function votesOf(batch: Batch, choice: number): string {
  const result = resultOf(batch);
  if (result === null || result === VEILED) return '';
  return formatCount(result.reduce((sum, { votes }) => sum + (votes[choice] ?? 0), 0));
}

/** How long a batch has been as it is, while something is still to be done with it. */
function ageOf({ status, place, since }: Batch, now: number, say: SayLasted): string {
  const rests = place.at === 'storage' && (status.is === 'not-started' || status.is === 'accepted');
  return rests ? '' : formatAge(now - Date.parse(since), say);
}

/** As accepted, where that is known; else as the list says. */
function ballotsOf(batch: Batch): number {
  const result = resultOf(batch);
  if (result === null || result === VEILED) return batch.ballots;
  return result.reduce((sum, { ballots }) => sum + ballots, 0);
}

function tableNumber(state: Recount, { place }: Batch): number {
  if (place.at !== 'table') return 0;
  return state.tables.find(({ id }) => id === place.table)?.number ?? 0;
}

export function BatchTable({
  state,
  onOpen,
}: {
  readonly state: Recount;
  /** Where given, a batch's name opens it. */
  readonly onOpen?: (batch: Batch) => void;
}) {
  const t = useTranslations('screen');
  const names = useTranslations('states.batch');
  const lasted = useTranslations('screen.lasted');
  const now = useNow();
  const [search, setSearch] = useFilter('batch');
  const [only, setOnly] = useFilter('state');
  const scroller = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const { batches } = state;
  const sorted = useMemo(
    () => batchesOf({ batches } as Recount).toSorted((a, b) => naturalOrder(a.name, b.name)),
    [batches],
  );
  const shown = sorted.filter(
    (batch) =>
      searchKey(batch.name).includes(searchKey(search)) &&
      (only === '' || shownStatus(batch) === only),
  );
  // Paper has every row.
  const virtual = shown.length > VIRTUAL_ABOVE && !printing;
  // Where figures are not released to those who look, no column waits for them.
  const seen = onOpen || state.release !== 'progress-only' || state.stage.is === 'declared';
  const choices = seen ? state.contest.choices : [];
  const columns = (onOpen ? 5 : 4) + choices.length;

  const rows = (from: number, to: number) =>
    shown.slice(from, to).map((batch, at) => (
      <tr key={batch.id} aria-rowindex={from + at + 2}>
        <th scope="row">
          {onOpen ? (
            <button
              type="button"
              className="usa-button usa-button--unstyled"
              onClick={() => onOpen(batch)}
            >
              {batch.name}
            </button>
          ) : (
            batch.name
          )}
        </th>
        <td className="number">
          {formatCount(ballotsOf(batch))}
          {ballotsOf(batch) === batch.ballots ? null : (
            <span className="quiet"> {t('listSaid', { ballots: batch.ballots })}</span>
          )}
        </td>
        <td>
          <StatusMark batch={batch} table={tableNumber(state, batch)} />
        </td>
        {choices.map(({ id }, at) => (
          <td className="number" key={id}>
            {votesOf(batch, at)}
          </td>
        ))}
        <td>
          <time dateTime={batch.since}>
            {/* Paper outlives the day. */}
            <span className="print-only">{formatDayOf(batch.since, state.zone)} </span>
            {formatClock(batch.since, state.zone)}
          </time>
        </td>
        {onOpen ? (
          <td className="number">{now === null ? '' : ageOf(batch, now, lasted)}</td>
        ) : null}
      </tr>
    ));

  if (sorted.length === 0) return <p>{t('noBatches')}</p>;
  return (
    <div>
      <h2>{t('batches')}</h2>
      <div className="filters">
        <input
          type="search"
          className="usa-input"
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <select
          className="usa-select"
          aria-label={t('state')}
          value={only}
          onChange={(event) => setOnly(event.target.value)}
        >
          <option value="">{t('allStates')}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {one === 'out' ? t('beingCounted') : names(one)}
            </option>
          ))}
        </select>
      </div>
      <section className="scroll" ref={scroller} aria-label={t('batches')} tabIndex={0}>
        {/* Rows out of view are not in the page: who hears it is told how many there are, and which these are. */}
        <table aria-rowcount={shown.length + 1} className="usa-table usa-table--borderless">
          <thead>
            {/* On paper a table's head stands on each page. */}
            <tr className="print-only">
              <td colSpan={columns}>
                {state.mode === 'live' ? null : t(state.mode)} {state.title} · {t('unofficial')} ·{' '}
                {t('batchesShown', { shown: shown.length, all: sorted.length })}
              </td>
            </tr>
            <tr aria-rowindex={1}>
              <th scope="col">{t('batch')}</th>
              <th scope="col" className="number">
                {t('ballots')}
              </th>
              <th scope="col">{t('state')}</th>
              {choices.map(({ id, name }) => (
                <th scope="col" className="number" key={id}>
                  {name}
                </th>
              ))}
              <th scope="col">
                {t('since')} ({zoneName(state.openedAt, state.zone)})
              </th>
              {onOpen ? (
                <th scope="col" className="number">
                  {t('age')}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {virtual ? (
              <Suspense fallback={rows(0, VIRTUAL_ABOVE)}>
                <VirtualRows
                  count={shown.length}
                  columns={columns}
                  scroller={scroller}
                  rows={rows}
                />
              </Suspense>
            ) : (
              rows(0, shown.length)
            )}
            {shown.length === 0 ? (
              <tr>
                <td colSpan={columns}>{t('noMatch')}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </section>
    </div>
  );
}
