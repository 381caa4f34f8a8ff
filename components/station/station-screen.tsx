'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import type { TableId } from '@/lib/base/ids.ts';
import type { Sheet } from '@/lib/recount/batch/decide.ts';
import { findBatch } from '@/lib/recount/batch/list.ts';
import type { Batch, Pair } from '@/lib/recount/batch/types.ts';
import type { BatchCommand } from '@/lib/recount/commands.ts';
import type { Cell, Figures } from '@/lib/recount/figures.ts';
import { isCountingOver } from '@/lib/recount/stages.ts';
import type { DeskRefusal, Snapshot } from '@/lib/wire/messages.ts';
import { newCommandId } from '../live/new-id.ts';
import { LiveProvider, useLive } from '../live/use-live.tsx';
import { RecountHeader } from '../recount/header.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import { hush, sayDone, Toasts } from '../ui/toasts.tsx';
import { type Drafts, openDrafts } from './draft.ts';
import { Lost } from './lost.tsx';
import { ReturnUncounted } from './return-uncounted.tsx';
import { SheetForm } from './sheet-form.tsx';
import { TakeForm } from './take-form.tsx';
import { useOnlyTab } from './use-only-tab.ts';
import { useOutbox } from './use-outbox.ts';

export type StationProps = {
  readonly initial: Snapshot & { readonly complete: boolean };
  readonly table: TableId;
  readonly pair: Pair;
  readonly names: readonly [string, string];
};

type Again = { readonly open: readonly Cell[]; readonly own: Figures };

/** The rows that this pair takes again. They come from a door of their own: no stream holds a figure of a table. */
function useAgain(batch: Batch | undefined): Again | null | 'loading' {
  const { state } = useLive();
  const [again, setAgain] = useState<Again | null | 'loading'>('loading');
  const differs = batch?.status.is === 'counts-differ' && batch.place.at === 'table';
  const { id } = state;
  const version = batch?.version;
  useEffect(() => {
    if (!differs || version === undefined) return setAgain(null);
    setAgain('loading');
    let left = false;
    const load = () =>
      fetch(`/api/recounts/${id}/sheet`, { cache: 'no-store' })
        .then((response) => response.json())
        .then(({ sheet }: { readonly sheet: Sheet | null }) => {
          if (left) return;
          setAgain(sheet?.work.is === 'differing-rows' ? sheet.work : null);
        })
        .catch(() => setTimeout(() => !left && void load(), 2_000));
    void load();
    return () => {
      left = true;
    };
  }, [differs, id, version]);
  return again;
}

function Work({
  table,
  pair,
  drafts,
}: Omit<StationProps, 'initial' | 'names'> & { drafts: Drafts }) {
  const t = useTranslations('station');
  const { state, connection, behind } = useLive();
  const outbox = useOutbox(drafts, ({ type, batch: id }, seq) => {
    if (type !== 'return-batch') return;
    sayDone(t('returned', { batch: findBatch(state, id)?.name ?? id, seq }));
  });
  const holds = state.tables.find(({ id }) => id === table)?.holds ?? null;
  const batch = holds === null ? undefined : findBatch(state, holds);
  const again = useAgain(batch);
  const busy = outbox.sending !== null;
  const paused = state.stage.is === 'paused';
  const counting = state.stage.is === 'counting';
  const stageOver = isCountingOver(state.stage);
  const round = batch?.counts.length ?? 0;
  const submitted = batch?.place.at === 'table' && batch.place.submitted;
  const mine = batch?.place.at === 'table' && batch.place.pair.every((id) => pair.includes(id));

  function give(command: BatchCommand): void {
    // What was done last is no longer news, and must not lie over the next sheet.
    hush();
    outbox.send({ id: newCommandId(), command, round });
  }

  function giveBack(): void {
    if (batch) give({ type: 'return-batch', batch: batch.id, version: batch.version });
  }

  return (
    <>
      {paused && state.stage.is === 'paused' ? (
        <Alert is="warning">
          <p>{t('paused', { message: state.stage.message })}</p>
        </Alert>
      ) : null}
      <Lost
        drafts={drafts}
        outbox={outbox}
        ready={counting && !behind && connection.is === 'live'}
      />
      {outbox.refusal ? <RefusalText refusal={outbox.refusal as DeskRefusal} /> : null}
      {connection.is === 'signed-out' ? (
        <Alert is="error" role="alert">
          <p>{t('cleared')}</p>
        </Alert>
      ) : null}
      {stageOver ? (
        <Alert is="info" role="status">
          <p>{t('countingOver')}</p>
        </Alert>
      ) : null}
      {busy && connection.is !== 'signed-out' ? (
        <Alert is="warning" role="status">
          <p>
            {behind ? t('keptHalted') : connection.is === 'live' ? t('sending') : t('keptHere')}
          </p>
        </Alert>
      ) : null}
      {batch && mine ? (
        <>
          <div className="actions">
            <h2 className="batch-name">{batch.name}</h2>
            {submitted ? null : (
              <ReturnUncounted
                key={batch.id}
                batch={batch.name}
                disabled={busy}
                onReturn={giveBack}
              />
            )}
          </div>
          {submitted ? (
            <Alert is="success" role="status">
              <p>{t('submitted', { seq: outbox.recorded ?? batch.counts.at(-1)?.seq ?? 0 })}</p>
              <Button disabled={busy} onClick={giveBack}>
                {t('returnButton')}
              </Button>
            </Alert>
          ) : again === 'loading' ? null : (
            <SheetForm
              key={`${batch.id}/${round}`}
              state={state}
              batch={batch}
              again={again}
              drafts={drafts}
              round={round}
              disabled={busy || !counting}
              onSubmit={give}
            />
          )}
        </>
      ) : (
        <TakeForm
          disabled={busy || !counting || behind !== null}
          onTake={({ id, version }) => give({ type: 'take-batch', batch: id, version })}
        />
      )}
    </>
  );
}

function Station({ table, pair, names }: Omit<StationProps, 'initial'>) {
  const screen = useTranslations('screen');
  const t = useTranslations('station');
  const { state } = useLive();
  const [drafts, setDrafts] = useState<Drafts | null>(null);
  const pairKey = pair.join('+');
  const here = useMemo(() => pairKey.split('+') as unknown as Pair, [pairKey]);
  useEffect(() => setDrafts(openDrafts(state.id, here, localStorage)), [state.id, here]);
  const declared = state.stage.is === 'declared';
  useEffect(() => {
    if (declared) drafts?.keepNothing();
  }, [declared, drafts]);
  const only = useOnlyTab(`station/${state.id}/${table}`);
  const number = Number(table.slice(1));
  const recorded = state.batches
    .flat()
    .reduce((sum, { counts }) => sum + counts.filter((count) => count.table === table).length, 0);
  return (
    <>
      <RecountHeader signIn={false} />
      <main className="page">
        <p>
          <strong>{screen('table', { number })}</strong> · {names.join(' · ')}
        </p>
        {only ? null : (
          <Alert is="error">
            <p>{t('otherTab')}</p>
          </Alert>
        )}
        {drafts && only ? <Work table={table} pair={here} drafts={drafts} /> : null}
        <footer className="footer-line">
          <span>{t('today', { count: recorded })}</span>
        </footer>
      </main>
      <Toasts />
    </>
  );
}

/** A counting table: nothing typed is lost, and nothing of another table is shown. */
export function StationScreen({ initial, ...props }: StationProps) {
  return (
    <LiveProvider side="staff" initial={initial}>
      <Station {...props} />
    </LiveProvider>
  );
}
