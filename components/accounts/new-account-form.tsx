'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ACCOUNT_ROLES } from '@/lib/office/office.ts';
import { Button } from '../ui/button.tsx';
import { call, isRefused, type Refused } from '../ui/call.ts';
import { Field, SelectField } from '../ui/field.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import type { Shown } from './types.ts';

export function NewAccountForm({ onMade }: { readonly onMade: (shown: Shown) => void }) {
  const t = useTranslations('accounts');
  const [refusal, setRefusal] = useState<Refused['refusal'] | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = (field: string) => String(data.get(field));
    const name = typed('name');
    const made = await call<{ readonly password: string }>('accounts/create', {
      name,
      login: typed('login'),
      role: typed('role'),
    });
    if (made === null) return setRefusal({ is: 'unknown' });
    if (isRefused(made)) return setRefusal(made.refusal);
    setRefusal(null);
    form.reset();
    onMade({ is: 'made', name, password: made.password });
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="panel">
      <h2>{t('make')}</h2>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      <Field label={t('name')} name="name" autoComplete="off" required />
      <Field label={t('login')} name="login" autoComplete="off" required />
      <SelectField label={t('role')} name="role" defaultValue="" required>
        <option value="" disabled />
        {ACCOUNT_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`roles.${role}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{t('make')}</Button>
    </form>
  );
}
