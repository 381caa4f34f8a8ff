'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { call, isRefused, type Refused } from '../ui/call.ts';
import { Field } from '../ui/field.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import { signInBy } from './session.ts';

export function SetUpForm() {
  const t = useTranslations('signin');
  const [refusal, setRefusal] = useState<Refused['refusal'] | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name));
    const made = await call('set-up', {
      code: typed('code'),
      login: typed('login'),
      name: typed('name'),
      password: typed('password'),
    });
    if (isRefused(made)) return setRefusal(made.refusal);
    if (made === null) return setRefusal({ is: 'unknown' });
    await signInBy('password', { login: typed('login'), password: typed('password') });
    location.assign('/');
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="narrow">
      <h1>{t('setUpTitle')}</h1>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      <Field
        label={t('code')}
        hint={t('setUpHelp')}
        name="code"
        autoComplete="off"
        required
        autoFocus
      />
      <Field label={t('name')} name="name" autoComplete="name" required />
      <Field label={t('login')} name="login" autoComplete="username" required />
      <Field
        label={t('password')}
        hint={t('passwordRule')}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={13}
        required
      />
      <Button type="submit">{t('setUpSubmit')}</Button>
    </form>
  );
}
