'use client';

import { useTranslations } from 'next-intl';
import { VEILED } from '@/lib/recount/batch/types.ts';
import { formatTime } from '@/lib/words/format.ts';
import { useLive } from '../live/use-live.tsx';
import { Alert } from '../ui/alert.tsx';

/** Everyone sees that lines are missing, and afterwards that a backup was restored. */
export function RestoreNotice() {
  const t = useTranslations('restore');
  const { state, behind } = useLive();
  return (
    <>
      {behind ? (
        <Alert is="error" role="alert">
          <p>
            {t('behind', { seen: behind.seen, ends: behind.ends })}{' '}
            {behind.by === '' ? null : t('by', { name: behind.by })}
          </p>
        </Alert>
      ) : null}
      {state.restores.map(({ from, seen, at, by, reason }) => (
        <Alert is="info" key={from}>
          <p>
            {t('restored', {
              time: formatTime(at, state.zone),
              first: from + 1,
              last: seen,
              lines: seen - from,
              name: by,
            })}{' '}
            {reason === VEILED ? null : t('reason', { reason })}
          </p>
        </Alert>
      ))}
    </>
  );
}
