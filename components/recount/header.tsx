'use client';

import { useTranslations } from 'next-intl';
import { stayOf } from '@/lib/recount/legal/types.ts';
import { formatCount, formatTime } from '@/lib/words/format.ts';
import { useLive } from '../live/use-live.tsx';
import { RecountDeadline } from './deadline.tsx';
import { RestoreNotice } from './restore-notice.tsx';

function grouped(hash: string): string {
  return (hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
}

/** The one header of every screen of a recount. */
export function RecountHeader({ signIn = true }: { readonly signIn?: boolean }) {
  const t = useTranslations('screen');
  const states = useTranslations('states.stage');
  const { state, head, connection } = useLive();
  const { contest, mode, notice, zone } = state;
  const stay = stayOf(state.legal);
  const since =
    connection.is === 'offline' ? formatTime(new Date(connection.since).toISOString(), zone) : '';
  return (
    <header>
      {mode === 'live' ? null : (
        <p className="banner">
          {t(mode)} {notice}
        </p>
      )}
      <div className="recount-header">
        <h1>{state.title}</h1>
        <span>{state.jurisdiction}</span>
        <span>
          {'toBeChosen' in contest
            ? t('voteFor', { votes: contest.votesAllowed, chosen: contest.toBeChosen })
            : t('proposition')}
        </span>
        <span className="state">
          {states(state.stage.is)}
          {state.stage.is === 'paused' ? `: ${state.stage.message}` : ''}
          {stay ? ` · ${t('stayed', { court: stay.court })}` : ''}
        </span>
        <RecountDeadline state={state} />
        <span className="usa-tag">{t('unofficial')}</span>
        <span className="connection" data-is={connection.is} role="status">
          {t(connection.is, { time: since })}{' '}
          {signIn && connection.is === 'signed-out' ? <a href="/">{t('signInAgain')}</a> : null}
        </span>
        <span className="head">
          <span className="visually-hidden">{t('head')} </span>#{formatCount(state.seq)} ·{' '}
          {grouped(head)}
        </span>
      </div>
      <p className="print-only">{t('printed', { seq: state.seq })}</p>
      <RestoreNotice />
    </header>
  );
}
