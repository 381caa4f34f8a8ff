'use client';

import { useTranslations } from 'next-intl';

/** A page that failed while it was made or shown. */
export default function PageFault({ reset }: { readonly reset: () => void }) {
  const t = useTranslations('errors');
  return (
    <main className="page narrow">
      <h1>{t('fault')}</h1>
      <p>{t('safe')}</p>
      <p className="actions">
        <button type="button" className="button" onClick={reset}>
          {t('again')}
        </button>
        <a className="button plain" href="/">
          {t('home')}
        </a>
      </p>
    </main>
  );
}
