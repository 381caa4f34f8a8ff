'use client';

import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button.tsx';

/** A page that failed while it was made or shown. */
export default function PageFault({ reset }: { readonly reset: () => void }) {
  const t = useTranslations('errors');
  return (
    <main className="page narrow">
      <h1>{t('fault')}</h1>
      <p>{t('safe')}</p>
      <p className="actions">
        <Button onClick={reset}>{t('again')}</Button>
        <a className={buttonClass(true)} href="/">
          {t('home')}
        </a>
      </p>
    </main>
  );
}
