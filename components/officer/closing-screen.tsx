'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { declare } from '@/lib/law/declare.ts';
import { stopsToClosing } from '@/lib/recount/closing/stops.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { readSums } from '@/lib/recount/totals.ts';
import type { Snapshot } from '@/lib/wire/messages.ts';
import { LiveProvider, useLive } from '../live/use-live.tsx';
import { DeclarationBody, DeclarationText } from '../recount/declaration-text.tsx';
import { RecountHeader } from '../recount/header.tsx';
import { Mark } from '../recount/status.tsx';
import { VotesSoFar } from '../recount/totals.tsx';
import { buttonClass } from '../ui/button.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { StopText } from '../ui/refusal-text.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { Acts, useActWords } from './acts.tsx';
import { Adjustments } from './adjustments.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Reexamination } from './reexamination.tsx';
import { StageSteps } from './stage-steps.tsx';

type Props = { readonly state: Recount };

/** The sentence as it would be declared; the officer's own name makes it so. */
function Declare({ state }: Props) {
  const t = useTranslations('officer');
  const acts = useTranslations('acts');
  const screen = useTranslations('screen');
  const words = useActWords();
  const sums = readSums(state.totals);
  if (sums.is === 'partial') return null;
  const sentence = (
    <DeclarationBody declaration={declare(state.contest, sums.sums.votes)} state={state} />
  );
  return (
    <section className="panel" aria-labelledby="declare">
      <h2 id="declare">{t('declare')}</h2>
      <p>{t('aboutToDeclare')}</p>
      {sentence}
      <p>{t('declareHelp')}</p>
      <Acts
        acts={(give) => [
          {
            ...words('declare'),
            shows: sentence,
            types: { is: 'name', label: acts('declare.label') },
            run: (name) => give({ type: 'declare', name }),
          },
          {
            ...words('reopen-counting'),
            plain: true,
            types: { is: 'reason', label: screen('reason') },
            run: (reason) => give({ type: 'reopen-counting', reason }),
          },
        ]}
      />
    </section>
  );
}

/** Either nothing is missing, or it says what is. */
function Close({ state }: Props) {
  const t = useTranslations('officer');
  const words = useActWords();
  const stops = stopsToClosing(state);
  return (
    <section className="panel" aria-labelledby="closing">
      <h2 id="closing">{t('closing')}</h2>
      <ul className="stops">
        {stops.length === 0 ? (
          <li data-is="good">
            <Mark is="accepted" />
            <span>{t('ready')}</span>
          </li>
        ) : null}
        {stops.map((stop) => (
          <li key={stop.is} data-is="open">
            <Mark is="held" />
            <span>
              <StopText stop={stop} />
            </span>
          </li>
        ))}
      </ul>
      <Acts acts={(give) => [{ ...words('close'), run: () => give({ type: 'close-counting' }) }]} />
    </section>
  );
}

function Closing() {
  const t = useTranslations('officer');
  const { state } = useLive();
  const { is } = state.stage;
  const open = is === 'counting' || is === 'paused';
  const work = useRef<HTMLDivElement>(null);
  const stage = useRef(is);
  // A stage that is over takes its buttons along: focus then stays with what comes next.
  useEffect(() => {
    if (stage.current === is) return;
    stage.current = is;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) work.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [is]);
  return (
    <>
      <RecountHeader />
      <main className="page">
        <Breadcrumb desk={state} here={t('closing')} />
        <StageSteps stage={state.stage} />
        <div className="columns">
          <div ref={work} tabIndex={-1}>
            <DeclarationText state={state} />
            {is === 'declared' ? (
              <p>
                <Link className={buttonClass(false)} href={`/recounts/${state.id}/law`}>
                  {t('toCanvass')}
                </Link>
              </p>
            ) : null}
            {is === 'closed' ? <Declare state={state} /> : null}
            {open ? (
              <>
                <Close state={state} />
                <Adjustments state={state} />
                <Reexamination state={state} />
              </>
            ) : null}
          </div>
          <VotesSoFar state={state} />
        </div>
      </main>
      <LeaveGuard />
      <Toasts />
    </>
  );
}

export function ClosingScreen({
  initial,
}: {
  readonly initial: Snapshot & { readonly complete: boolean };
}) {
  return (
    <LiveProvider side="staff" initial={initial}>
      <Closing />
    </LiveProvider>
  );
}
