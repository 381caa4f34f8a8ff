'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { signInBy } from './session.ts';

const KNOWN = ['sign-in-refused', 'sign-in-locked'] as const;

export function SignInForm() {
  const t = useTranslations('signin');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setBusy(true);
    const code = await signInBy('password', {
      login: String(data.get('login')),
      password: String(data.get('password')),
    }).catch(() => 'failed');
    setBusy(false);
    if (code === null) location.assign('/');
    else setFailure(KNOWN.find((one) => one === code) ?? 'failed');
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="narrow">
      <h1>{t('title')}</h1>
      {failure ? (
        <Alert is="error" role="alert">
          <p>{t(failure)}</p>
        </Alert>
      ) : null}
      <Field label={t('login')} name="login" autoComplete="username" required autoFocus />
      <Field
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" disabled={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
