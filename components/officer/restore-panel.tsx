'use client';

import { useTranslations } from 'next-intl';
import { useLive } from '../live/use-live.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import { ReasonForm } from './reason-form.tsx';
import { useCommand } from './use-command.ts';

/** What the officer does where the server lacks lines that a screen had seen. */
export function RestorePanel() {
  const t = useTranslations('restore');
  const { behind } = useLive();
  const { give, busy, refusal } = useCommand();
  if (!behind) return null;
  const { seen } = behind;
  return (
    <section className="panel">
      <h2>{t('title')}</h2>
      <p>{t('help')}</p>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      <ReasonForm
        label={t('why')}
        busy={busy}
        actions={[
          { name: t('confirm'), run: (reason) => give({ type: 'confirm-restore', seen, reason }) },
        ]}
      />
    </section>
  );
}
