'use client';

import { useTranslations } from 'next-intl';
import { VEILED } from '@/lib/recount/batch/types.ts';
import { formatTime } from '@/lib/words/format.ts';
import { useLive } from '../live/use-live.tsx';

/** Everyone sees that lines are missing, and afterwards that a backup was restored. */
export function RestoreNotice() {
  const t = useTranslations('restore');
  const { state, behind } = useLive();
  return (
    <>
      {behind ? (
        <p className="alert" role="alert">
          {t('behind', { seen: behind.seen, ends: behind.ends })}{' '}
          {behind.by === '' ? null : t('by', { name: behind.by })}
        </p>
      ) : null}
      {state.restores.map(({ from, seen, at, by, reason }) => (
        <p className="alert calm" key={from}>
          {t('restored', {
            time: formatTime(at, state.zone),
            first: from + 1,
            last: seen,
            lines: seen - from,
            name: by,
          })}{' '}
          {reason === VEILED ? null : t('reason', { reason })}
        </p>
      ))}
    </>
  );
}
