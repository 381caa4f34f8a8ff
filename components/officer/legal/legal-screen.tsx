'use client';

import { useTranslations } from 'next-intl';
import { lawOf, questionsOf } from '@/lib/law/law-of.ts';
import { lawCaseOf } from '@/lib/recount/legal/law-case.ts';
import type { Snapshot } from '@/lib/wire/messages.ts';
import { LawAnswersView } from '../../law/law-answers.tsx';
import { LiveProvider, useLive } from '../../live/use-live.tsx';
import { RecountHeader } from '../../recount/header.tsx';
import { Alert } from '../../ui/alert.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { CanvassPanel } from './canvass-panel.tsx';
import { DaysPanel } from './days-panel.tsx';
import { LotPanel } from './lot-panel.tsx';
import { ReadingsPanel } from './readings-panel.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { SettingPanel } from './setting-panel.tsx';
import { EndPanel, StayPanel } from './stay-panel.tsx';

function Screen() {
  const t = useTranslations('legal');
  const law = useTranslations('law');
  const { state } = useLive();
  const { legal, stage } = state;
  const of = lawCaseOf(state);
  const answers = of && lawOf(of);
  const declared = stage.is === 'declared';
  const over = declared || stage.is === 'discontinued';
  return (
    <>
      <RecountHeader />
      <main className="page">
        <Breadcrumb desk={state} here={t('title')} />
        <h2>{t('title')}</h2>
        {legal.candidates.length > 0 ? (
          <Alert is="warning">
            <p>{t('candidate', { names: legal.candidates.join(', ') })}</p>
          </Alert>
        ) : null}
        <div className="columns">
          <div>
            {declared ? (
              <>
                <CanvassPanel state={state} />
                <LotPanel state={state} law={answers?.lot ?? null} />
              </>
            ) : null}
            <RequestsPanel state={state} />
            <StayPanel state={state} />
            <ReadingsPanel state={state} questions={answers ? questionsOf(answers) : []} />
            <DaysPanel state={state} />
            {over ? null : <SettingPanel state={state} />}
            {over ? null : <EndPanel />}
          </div>
          <section aria-labelledby="law-answers" className="beside">
            <h2 id="law-answers">{law('answers')}</h2>
            {answers ? (
              <LawAnswersView contest={state.contest} answers={answers} />
            ) : (
              <Alert is="info">
                <p>{t('none')}</p>
              </Alert>
            )}
          </section>
        </div>
      </main>
      <LeaveGuard />
      <Toasts />
    </>
  );
}

/** What the statute gives this recount, and what is recorded of its law. */
export function LegalScreen({
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
