'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ACCOUNT_ROLES } from '@/lib/office/office.ts';
import { Button } from '../ui/button.tsx';
import { call, isRefused, type Refused } from '../ui/call.ts';
import { SelectField } from '../ui/field.tsx';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import type { AccountRow, Shown } from './types.ts';

export type AccountAct = 'change-role' | 'renew-password' | 'withdraw';

type Answer = { readonly is: 'done'; readonly password?: string };

/** An act on an account, behind its question. */
export function AccountQuestion({
  act,
  account: { id, name, role },
  onDone,
  onClose,
}: {
  readonly act: AccountAct;
  readonly account: AccountRow;
  readonly onDone: (shown: Shown | null) => void;
  readonly onClose: () => void;
}) {
  const t = useTranslations('accounts');
  const screen = useTranslations('screen');
  const [refusal, setRefusal] = useState<Refused['refusal'] | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('role');
    const answer = await call<Answer | Refused>(`accounts/${act}`, {
      account: id,
      ...(act === 'change-role' ? { role: chosen } : {}),
    });
    if (answer === null) return setRefusal({ is: 'unknown' });
    if (isRefused(answer)) return setRefusal(answer.refusal);
    const { password } = answer;
    onDone(password === undefined ? null : { is: 'renewed', name, password });
  }

  return (
    <QuestionDialog asks={t(`${act}.asks`, { name })} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <p>{t(`${act}.happens`)}</p>
        {refusal ? <RefusalText refusal={refusal} /> : null}
        {act === 'change-role' ? (
          <SelectField label={t('role')} name="role" defaultValue={role}>
            {ACCOUNT_ROLES.map((one) => (
              <option key={one} value={one}>
                {t(`roles.${one}`)}
              </option>
            ))}
          </SelectField>
        ) : null}
        <div className="usa-modal__footer">
          <Button type="submit">{t(`${act}.button`)}</Button>
          <Button plain onClick={onClose}>
            {screen('cancel')}
          </Button>
        </div>
      </form>
    </QuestionDialog>
  );
}
