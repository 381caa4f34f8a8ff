'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { signInBy } from './session.ts';

/** The token stands after the #, so that no server log and no referrer ever holds it. */
export function Observe() {
  const t = useTranslations('signin');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const token = location.hash.slice(1);
    signInBy('observer', { token }).then(
      (code) => (code === null ? location.replace('/') : setFailed(true)),
      () => setFailed(true),
    );
  }, []);
  return (
    <main className="page">
      <h1>{t('observeTitle')}</h1>
      <p role="alert">{failed ? t('observeFailed') : null}</p>
    </main>
  );
}
