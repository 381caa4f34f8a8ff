'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Recount } from '@/lib/recount/state.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import { numbersOf } from './numbers-of.ts';
import { TypedForm } from './typed-form.tsx';
import { useCommand } from './use-command.ts';

const NAMES = ['examined', 'upheld', 'reversed'] as const;

/** What became of the ballots that were not counted at the canvass. */
export function Reexamination({ state }: { readonly state: Recount }) {
  const t = useTranslations('officer');
  const problem = useTranslations('station.problem');
  const { give, busy, refusal } = useCommand();
  const [wrong, setWrong] = useState<string | null>(null);
  const { reexamination: stated } = state;

  async function tell(form: HTMLFormElement): Promise<boolean> {
    const read = numbersOf(form, NAMES);
    setWrong(read.ok ? null : read.field);
    if (!read.ok) return false;
    const [examined = 0, upheld = 0, reversed = 0] = read.values;
    const statedBy = String(new FormData(form).get('statedBy'));
    return give({ type: 'state-reexamination', examined, upheld, reversed, statedBy });
  }

  return (
    <TypedForm className="panel" onRecord={tell} noValidate>
      <h2>
        {t('reexamination')} {stated ? '✓' : ''}
      </h2>
      {stated ? <p>{t('reexaminedAs', { ...stated, name: stated.statedBy })}</p> : null}
      {refusal ? <RefusalText refusal={refusal} /> : null}
      <div className="actions">
        {NAMES.map((name) => (
          <Field
            key={name}
            name={name}
            label={t(name)}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={stated ? String(stated[name]) : ''}
            error={wrong === name ? problem('blank') : undefined}
          />
        ))}
        <Field
          label={t('statedBy')}
          name="statedBy"
          required
          defaultValue={stated?.statedBy ?? ''}
        />
        <Button type="submit" disabled={busy}>
          {t('stateButton')}
        </Button>
      </div>
    </TypedForm>
  );
}
