'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
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
      <div className="narrow alert good" role="status">
        <p>{t('changed')}</p>
        <a className="button" href="/sign-in">
          {t('signIn')}
        </a>
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
      <button type="submit" className="button">
        {t('passwordSubmit')}
      </button>
    </form>
  );
}
