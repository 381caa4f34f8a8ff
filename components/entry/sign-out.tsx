'use client';

import { useTranslations } from 'next-intl';
import { signOut } from './session.ts';

export function SignOut() {
  const t = useTranslations('screen');
  return (
    <button type="button" className="button plain" onClick={() => void signOut()}>
      {t('signOut')}
    </button>
  );
}
