'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { call, isRefused, type Refused } from '../ui/call.ts';
import { Field } from '../ui/field.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';

export function PasswordForm() {
  const t = useTranslations('accounts');
  const [refusal, setRefusal] = useState<Refused['refusal'] | null>(null);
  const [done, setDone] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const answer = await call('accounts/own-password', {
      before: String(data.get('before')),
      after: String(data.get('after')),
    });
    if (answer === null) return setRefusal({ is: 'unknown' });
    if (isRefused(answer)) return setRefusal(answer.refusal);
    setDone(true);
  }

  if (done) {
    return (
      <div className="narrow">
        <Alert is="success" role="status">
          <p>{t('changed')}</p>
        </Alert>
        <p>
          <a className={buttonClass()} href="/sign-in">
            {t('signIn')}
          </a>
        </p>
      </div>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="narrow">
      <h1>{t('passwordTitle')}</h1>
      <p>{t('passwordHelp')}</p>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      <Field
        label={t('before')}
        name="before"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
      />
      <Field
        label={t('after')}
        name="after"
        type="password"
        autoComplete="new-password"
        minLength={13}
        required
      />
      <Button type="submit">{t('passwordSubmit')}</Button>
    </form>
  );
}
