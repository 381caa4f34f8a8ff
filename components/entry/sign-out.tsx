'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../ui/button.tsx';
import { signOut } from './session.ts';

export function SignOut() {
  const t = useTranslations('screen');
  return (
    <Button plain onClick={() => void signOut()}>
      {t('signOut')}
    </Button>
  );
}
