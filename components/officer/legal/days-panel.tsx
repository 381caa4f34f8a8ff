'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Recount } from '@/lib/recount/state.ts';
import { formatDateTime, formatDay } from '@/lib/words/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { RefusalText } from '../../ui/refusal-text.tsx';
import { Acts, useActWords } from '../acts.tsx';
import { TypedForm } from '../typed-form.tsx';
import { useCommand } from '../use-command.ts';
import { blankOf, textsOf } from './read-form.ts';

const FIELDS = ['date', 'name', 'proclaimedBy'] as const;
const LABELS = { date: 'day', name: 'dayName', proclaimedBy: 'proclaimedBy' } as const;

/** Holidays that no rule gives, with who proclaimed them and when they were entered. */
export function DaysPanel({ state }: { readonly state: Recount }) {
  const t = useTranslations('legal');
  const screen = useTranslations('screen');
  const words = useActWords();
  const { give, busy, refusal } = useCommand();
  const [blank, setBlank] = useState<string | null>(null);
  const { proclaimed } = state.legal;

  async function add(form: HTMLFormElement): Promise<boolean> {
    const missing = blankOf(form, FIELDS);
    setBlank(missing);
    if (missing !== null) return false;
    const text = textsOf(form);
    const done = await give({
      type: 'proclaim-day',
      date: text('date'),
      name: text('name'),
      proclaimedBy: text('proclaimedBy'),
    });
    if (done) form.reset();
    return done;
  }

  return (
    <section className="panel" aria-labelledby="days">
      <h2 id="days">{t('days')}</h2>
      <p className="quiet">{t('daysHelp')}</p>
      {proclaimed.length === 0 ? <p>{t('noDays')}</p> : null}
      <ul className="plain-list">
        {proclaimed.map(({ date, name, proclaimedBy, enteredAt }) => (
          <li key={date}>
            <strong>{formatDay(date)}</strong> {name}, {proclaimedBy}{' '}
            <span className="quiet">
              {t('entered', { time: formatDateTime(enteredAt, state.zone) })}
            </span>
            <Acts
              acts={(act) => [
                {
                  ...words('take-out', { name }),
                  plain: true,
                  types: { is: 'reason', label: screen('reason') },
                  run: (reason) => act({ type: 'withdraw-day', date, reason }),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      <TypedForm onRecord={add} noValidate>
        {refusal ? <RefusalText refusal={refusal} /> : null}
        <div className="two-columns">
          {FIELDS.map((name) => (
            <Field
              key={name}
              name={name}
              type={name === 'date' ? 'date' : 'text'}
              maxLength={200}
              label={t(LABELS[name])}
              error={blank === name ? t('missing', { field: t(LABELS[name]) }) : undefined}
            />
          ))}
        </div>
        <Button plain type="submit" disabled={busy}>
          {t('addDay')}
        </Button>
      </TypedForm>
    </section>
  );
}
