'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { BatchId } from '@/lib/base/ids.ts';
import { findBatch } from '@/lib/recount/batch/list.ts';
import type { Snapshot } from '@/lib/wire/messages.ts';
import { LiveProvider, useLive } from '../live/use-live.tsx';
import { BatchTable } from '../recount/batch-table.tsx';
import { DeclarationText } from '../recount/declaration-text.tsx';
import { RecountHeader } from '../recount/header.tsx';
import { LastChange } from '../recount/last-change.tsx';
import { VotesSoFar } from '../recount/totals.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import { BatchPanel } from './batch-panel.tsx';
import { Queue } from './queue.tsx';
import { ReasonForm } from './reason-form.tsx';
import { RestorePanel } from './restore-panel.tsx';
import {
  BatchListPanel,
  ControlsPanel,
  ObserversPanel,
  ReleasePanel,
  RosterPanel,
} from './setup-panels.tsx';
import { TablesPanel } from './tables-panel.tsx';
import { useCommand } from './use-command.ts';

function Prepare() {
  const t = useTranslations('officer');
  const { state } = useLive();
  const { give, busy, refusal } = useCommand();
  return (
    <main className="page">
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
          {refusal ? <RefusalText refusal={refusal} /> : null}
          <Button disabled={busy} onClick={() => void give({ type: 'start-counting' })}>
            {t('start')}
          </Button>
        </div>
      </div>
    </main>
  );
}

function PauseControl() {
  const t = useTranslations('officer');
  const { state } = useLive();
  const { give, busy, refusal } = useCommand();
  if (state.stage.is === 'paused') {
    return (
      <p>
        <Button disabled={busy} onClick={() => void give({ type: 'resume-counting' })}>
          {t('resume')}
        </Button>
      </p>
    );
  }
  if (state.stage.is !== 'counting') return null;
  return (
    <>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      <ReasonForm
        label={t('pauseMessage')}
        busy={busy}
        actions={[
          {
            name: t('pause'),
            plain: true,
            run: (message) => give({ type: 'pause-counting', message }),
          },
        ]}
      />
    </>
  );
}

function Desk() {
  const t = useTranslations('officer');
  const watch = useTranslations('watch');
  const { state } = useLive();
  const [openId, setOpenId] = useState<BatchId | null>(null);
  const opened = openId === null ? undefined : findBatch(state, openId);
  return (
    <main className="page">
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
          <PauseControl />
          <details className="panel">
            <summary>{t('roster')}</summary>
            <RosterPanel state={state} />
          </details>
          <details className="panel">
            <summary>{t('observers')}</summary>
            <ObserversPanel state={state} />
            <ReleasePanel state={state} />
          </details>
          <p>
            <Link className={buttonClass(true)} href={`/recounts/${state.id}/close`}>
              {t('closing')}
            </Link>
          </p>
        </div>
      </div>
      <footer className="footer-line">
        <LastChange />
        <Link href={`/watch/${state.id}`}>{t('watchView')}</Link>
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
