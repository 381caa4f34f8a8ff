'use client';

import { useTranslations } from 'next-intl';
import { type Batch, type HoldReason, VEILED } from '@/lib/recount/batch/types.ts';
import { rowsOf, valueOf } from '@/lib/recount/figures.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatCount, formatTime } from '@/lib/words/format.ts';
import { StatusMark } from '../recount/status.tsx';
import { Alert } from '../ui/alert.tsx';
import { Acts, useActWords } from './acts.tsx';

function judgesOf(state: Recount, pair: readonly string[]): string {
  return pair.map((id) => state.judges.find((judge) => judge.id === id)?.name ?? id).join(' · ');
}

/** The counts side by side, once they may be seen. */
function Counts({ state, batch }: { readonly state: Recount; readonly batch: Batch }) {
  const t = useTranslations('officer');
  const rows = useTranslations('rows');
  const labelOf = (row: string) =>
    state.contest.choices.find(({ id }) => id === row)?.name ??
    (row === 'undervotes' && state.contest.votesAllowed === 1 ? rows('noVote') : rows(row));
  const seen = batch.counts.filter(({ figures }) => figures !== VEILED);
  return (
    <>
      <ul>
        {batch.counts.map(({ seq, table, pair, at, figures, note }) => (
          <li key={seq}>
            #{formatCount(seq)} · {formatTime(at, state.zone)} ·{' '}
            {t('countBy', { table: Number(table.slice(1)), judges: judgesOf(state, pair) })}
            {figures === VEILED ? ` · ${t('veiled')}` : ''}
            {note && note !== VEILED ? ` · “${note}”` : ''}
          </li>
        ))}
      </ul>
      {seen.length > 0 ? (
        <div className="scroll">
          <table className="usa-table usa-table--borderless">
            <thead>
              <tr>
                <td />
                {seen.map(({ seq }) => (
                  <th scope="col" className="number" key={seq}>
                    #{formatCount(seq)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {batch.parts.flatMap((_, part) =>
                rowsOf(state.contest).map((row) => {
                  const values = seen.map(({ figures }) =>
                    figures === VEILED || !figures[part] ? 0 : valueOf(figures[part], row),
                  );
                  const cell = [part, row].join('.');
                  const differs = new Set(values).size > 1;
                  return (
                    <tr key={cell}>
                      <th scope="row">
                        {differs ? '≠ ' : ''}
                        {labelOf(row)}
                      </th>
                      {seen.map(({ seq }, at) => (
                        <td className="number" key={seq}>
                          {formatCount(values[at] ?? 0)}
                        </td>
                      ))}
                    </tr>
                  );
                }),
              )}
            </tbody>
          </table>
        </div>
      ) : null}
    </>
  );
}

export function HoldText({ reason }: { readonly reason: HoldReason }) {
  const t = useTranslations('states.hold');
  const { is, ...values } = reason;
  return t(is, values as Record<string, number>);
}

const COMMANDS = {
  accept: 'accept-batch',
  order: 'order-count',
  reopen: 'reopen-batch',
  recall: 'recall-batch',
} as const;

/** One batch: why it waits, what was counted, and what the officer may do. Nobody types or chooses a figure here. */
export function BatchPanel({ state, batch }: { readonly state: Recount; readonly batch: Batch }) {
  const t = useTranslations('officer');
  const screen = useTranslations('screen');
  const words = useActWords();
  const on = { batch: batch.id, version: batch.version };
  const { status, place } = batch;
  const held = status.is === 'held';
  const reasons = held && status.reasons !== VEILED ? status.reasons : [];
  const acceptable =
    reasons.length > 0 && reasons.every(({ is }) => is === 'ballots-differ-from-list');
  const touched = status.is !== 'not-started' && status.is !== 'reopened';
  const table =
    place.at === 'table' ? (state.tables.find(({ id }) => id === place.table)?.number ?? 0) : 0;
  const open = state.stage.is === 'counting' || state.stage.is === 'paused';
  return (
    <section className="panel" aria-labelledby="batch-panel">
      <h2 id="batch-panel">
        {batch.name} · <StatusMark batch={batch} table={table} />
      </h2>
      {reasons.map((reason) => (
        <Alert is="warning" key={reason.is}>
          <p>
            <HoldText reason={reason} />
          </p>
        </Alert>
      ))}
      {batch.counts.length > 0 ? (
        <>
          <h3>{t('counts')}</h3>
          <Counts state={state} batch={batch} />
        </>
      ) : null}
      {open ? (
        <Acts
          acts={(give) => {
            const offered: readonly (readonly [
              boolean,
              'accept' | 'order' | 'reopen' | 'recall',
            ])[] = [
              [acceptable, 'accept'],
              [held, 'order'],
              [touched, 'reopen'],
              [place.at === 'table', 'recall'],
            ];
            return offered
              .filter(([is]) => is)
              .map(([, name]) => ({
                ...words(name, { batch: batch.name }),
                plain: name === 'reopen' || name === 'recall',
                types: { is: 'reason', label: screen('reason') },
                run: (reason) => give({ type: COMMANDS[name], ...on, reason }),
              }));
          }}
        />
      ) : null}
      {batch.remarks.length > 0 ? (
        <>
          <h3>{t('history')}</h3>
          <ul>
            {batch.remarks.map(({ seq, at, by, about, text }) => (
              <li key={seq}>
                #{formatCount(seq)} · {formatTime(at, state.zone)} · {by} · {about}:{' '}
                {text === VEILED ? t('veiled') : text}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
