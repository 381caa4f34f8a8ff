'use client';

import { useTranslations } from 'next-intl';
import { useLive } from '../live/use-live.tsx';
import { Acts, useActWords } from './acts.tsx';

/** What the officer does where the server lacks lines that a screen had seen. */
export function RestorePanel() {
  const t = useTranslations('restore');
  const { behind } = useLive();
  const words = useActWords();
  if (!behind) return null;
  const { seen } = behind;
  return (
    <section className="panel">
      <h2>{t('title')}</h2>
      <p>{t('help')}</p>
      <Acts
        acts={(give) => [
          {
            ...words('restore'),
            types: { is: 'reason', label: t('why') },
            run: (reason) => give({ type: 'confirm-restore', seen, reason }),
          },
        ]}
      />
    </section>
  );
}
