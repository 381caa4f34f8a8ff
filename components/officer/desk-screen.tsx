'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { BatchId } from '@/lib/base/ids.ts';
import { batchesOf, findBatch } from '@/lib/recount/batch/list.ts';
import type { Snapshot } from '@/lib/wire/messages.ts';
import { LiveProvider, useLive } from '../live/use-live.tsx';
import { BatchTable } from '../recount/batch-table.tsx';
import { DeclarationText } from '../recount/declaration-text.tsx';
import { RecountHeader } from '../recount/header.tsx';
import { LastChange } from '../recount/last-change.tsx';
import { VotesSoFar } from '../recount/totals.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { Acts, useActWords } from './acts.tsx';
import { BatchListPanel } from './batch-list-panel.tsx';
import { BatchPanel } from './batch-panel.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ObserversPanel, RosterPanel } from './people-panels.tsx';
import { Queue } from './queue.tsx';
import { RestorePanel } from './restore-panel.tsx';
import { ControlsPanel, ReleasePanel } from './setup-panels.tsx';
import { TablesPanel } from './tables-panel.tsx';
import { useCommand } from './use-command.ts';

function Prepare() {
  const t = useTranslations('officer');
  const legal = useTranslations('legal');
  const { state } = useLive();
  const words = useActWords();
  const batches = batchesOf(state);
  const ballots = batches.reduce((sum, batch) => sum + batch.ballots, 0);
  return (
    <main className="page">
      <div className="desk-bar">
        <Breadcrumb here={t('prepare')} />
        <Link className={buttonClass(true)} href={`/recounts/${state.id}/law`}>
          {legal('link')}
        </Link>
      </div>
      <h2>{t('prepare')}</h2>
      <div className="columns">
        <div>
          <ControlsPanel state={state} />
          <BatchListPanel state={state} />
        </div>
        <div>
          <RosterPanel state={state} />
          <ObserversPanel state={state} />
          <ReleasePanel state={state} />
          <Acts
            acts={(give) => [
              {
                ...words('start', { batches: batches.length, ballots }),
                run: () => give({ type: 'start-counting' }),
              },
            ]}
          />
        </div>
      </div>
    </main>
  );
}

function PauseControl() {
  const t = useTranslations('officer');
  const acts = useTranslations('acts');
  const words = useActWords();
  const { state } = useLive();
  const { give, busy } = useCommand();
  if (state.stage.is === 'paused') {
    return (
      <Button disabled={busy} onClick={() => void give({ type: 'resume-counting' })}>
        {t('resume')}
      </Button>
    );
  }
  if (state.stage.is !== 'counting') return null;
  return (
    <Acts
      acts={(pause) => [
        {
          ...words('pause'),
          plain: true,
          types: { is: 'reason', label: acts('pause.label') },
          run: (message) => pause({ type: 'pause-counting', message }),
        },
      ]}
    />
  );
}

function Desk() {
  const t = useTranslations('officer');
  const watch = useTranslations('watch');
  const legal = useTranslations('legal');
  const { state } = useLive();
  const [openId, setOpenId] = useState<BatchId | null>(null);
  const opened = openId === null ? undefined : findBatch(state, openId);
  return (
    <main className="page">
      <div className="desk-bar">
        <Breadcrumb here={t('desk')} />
        <PauseControl />
        <Link className={buttonClass(true)} href={`/recounts/${state.id}/law`}>
          {legal('link')}
        </Link>
        {state.stage.is === 'discontinued' ? null : (
          <Link className={buttonClass(true)} href={`/recounts/${state.id}/close`}>
            {t('closing')}
          </Link>
        )}
      </div>
      <DeclarationText state={state} />
      <div className="columns">
        <div>
          <VotesSoFar state={state} />
          <BatchTable state={state} onOpen={({ id }) => setOpenId(id)} />
        </div>
        <div className="first-on-phone">
          <Queue state={state} onOpen={({ id }) => setOpenId(id)} />
          {opened ? <BatchPanel key={opened.id} state={state} batch={opened} /> : null}
          <TablesPanel state={state} />
          <details className="panel">
            <summary>{t('roster')}</summary>
            <RosterPanel state={state} />
          </details>
          <details className="panel">
            <summary>{t('observers')}</summary>
            <ObserversPanel state={state} />
            <ReleasePanel state={state} />
          </details>
        </div>
      </div>
      <footer className="footer-line">
        <LastChange />
        <Link href={`/watch/${state.id}`} target="_blank">
          {t('watchView')}
        </Link>
        <a href={`/api/recounts/${state.id}/ledger`} download>
          {t('ledger')}
        </a>
        <span>{watch('note')}</span>
      </footer>
    </main>
  );
}

function Screen() {
  const { state } = useLive();
  return (
    <>
      <RecountHeader />
      <RestorePanel />
      {state.stage.is === 'preparing' ? <Prepare /> : <Desk />}
      <LeaveGuard />
      <Toasts />
    </>
  );
}

/** The officer's desk: what needs a decision now, and everything beside it. */
export function DeskScreen({
  initial,
}: {
  readonly initial: Snapshot & { readonly complete: boolean };
}) {
  return (
    <LiveProvider side="staff" initial={initial}>
      <Screen />
    </LiveProvider>
  );
}
