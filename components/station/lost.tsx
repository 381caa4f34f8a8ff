'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { findBatch } from '@/lib/recount/batch/list.ts';
import { useLive } from '../live/use-live.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { type Drafts, type Kept, lostOf } from './draft.ts';
import type { Outbox } from './use-outbox.ts';

/**
 * What this pair had recorded and a restored ledger no longer holds. It goes out again by itself, in its order and under the
 * same ids, where the batch stands as it stood then; what does not is shown until the judges have seen to it.
 */
export function Lost({
  drafts,
  outbox,
  ready,
}: {
  readonly drafts: Drafts;
  readonly outbox: Outbox;
  readonly ready: boolean;
}) {
  const t = useTranslations('restore');
  const { state } = useLive();
  const [tried, setTried] = useState<readonly string[]>([]);
  const [, setLetGo] = useState(0);
  const lost = lostOf(drafts.kept(), state.restores);
  const next = lost.find(
    ({ id, command }) =>
      !tried.includes(id) && findBatch(state, command.batch)?.version === command.version,
  );

  useEffect(() => {
    if (!next || !ready || outbox.sending) return;
    setTried((ids) => [...ids, next.id]);
    const { id, command, round } = next;
    outbox.send({ id, command, round });
  }, [next, ready, outbox]);

  function said({ command, seq }: Kept): string {
    const batch = findBatch(state, command.batch)?.name ?? command.batch;
    return t(command.type, { batch, seq });
  }

  if (lost.length === 0) return null;
  return (
    <Alert is="warning" role="status">
      <p>{t('lost')}</p>
      <ul>
        {lost.map((one) => (
          <li key={one.id}>
            {said(one)}{' '}
            <Button
              plain
              onClick={() => {
                drafts.letGo(one.id);
                setLetGo((count) => count + 1);
              }}
            >
              {t('seenTo')}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
