'use client';

import { useTranslations } from 'next-intl';
import type { Snapshot } from '@/lib/wire/messages.ts';
import { LiveProvider, useLive } from '../live/use-live.tsx';
import { BatchTable } from '../recount/batch-table.tsx';
import { DeclarationText } from '../recount/declaration-text.tsx';
import { RecountHeader } from '../recount/header.tsx';
import { LastChange } from '../recount/last-change.tsx';
import { VotesSoFar } from '../recount/totals.tsx';

function Watch() {
  const t = useTranslations('watch');
  const { state } = useLive();
  return (
    <>
      <RecountHeader />
      <main className="page">
        <DeclarationText state={state} />
        <div className="columns watching">
          <VotesSoFar state={state} />
          <BatchTable state={state} />
        </div>
        <footer className="footer-line">
          <LastChange />
          <span>{t('viewOnly')}</span>
          <a href={`/api/recounts/${state.id}/ledger`} download>
            {t('checkYourself')}
          </a>
          <span>{t('note')}</span>
        </footer>
      </main>
    </>
  );
}

/** Everything released, and nothing to press. */
export function WatchScreen({
  initial,
}: {
  readonly initial: Snapshot & { readonly complete: boolean };
}) {
  return (
    <LiveProvider side="watch" initial={initial}>
      <Watch />
    </LiveProvider>
  );
}
