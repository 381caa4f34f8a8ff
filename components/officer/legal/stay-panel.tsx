'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { stayOf } from '@/lib/recount/legal/types.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatDateTime } from '@/lib/words/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaField } from '../../ui/field.tsx';
import { RefusalText } from '../../ui/refusal-text.tsx';
import { Acts, useActWords } from '../acts.tsx';
import { TypedForm } from '../typed-form.tsx';
import { useCommand } from '../use-command.ts';
import { blankOf, textsOf } from './read-form.ts';

type Props = { readonly state: Recount };
const FIELDS = ['court', 'order'] as const;

function RecordStay() {
  const t = useTranslations('legal');
  const { give, busy, refusal } = useCommand();
  const [blank, setBlank] = useState<string | null>(null);

  async function record(form: HTMLFormElement): Promise<boolean> {
    const missing = blankOf(form, FIELDS);
    setBlank(missing);
    if (missing !== null) return false;
    const text = textsOf(form);
    return give({ type: 'record-stay', court: text('court'), order: text('order') });
  }

  const error = (name: (typeof FIELDS)[number]) =>
    blank === name ? t('missing', { field: t(name) }) : undefined;
  return (
    <details>
      <summary>{t('recordStay')}</summary>
      <TypedForm onRecord={record} noValidate>
        <p>{t('stayHelp')}</p>
        {refusal ? <RefusalText refusal={refusal} /> : null}
        <Field name="court" label={t('court')} maxLength={200} error={error('court')} />
        <TextAreaField
          name="order"
          label={t('order')}
          rows={3}
          maxLength={2_000}
          error={error('order')}
        />
        <Button type="submit" disabled={busy}>
          {t('recordStay')}
        </Button>
      </TypedForm>
    </details>
  );
}

/** A court may stay a recount: nothing is counted or decided while a stay stands. */
export function StayPanel({ state }: Props) {
  const t = useTranslations('legal');
  const acts = useTranslations('acts');
  const words = useActWords();
  const { legal, stage, zone } = state;
  const stay = stayOf(legal);
  const past = legal.stays.flatMap(({ lifted, ...one }) => (lifted ? [{ ...one, lifted }] : []));
  return (
    <section className="panel" aria-labelledby="stay">
      <h2 id="stay">{t('stay')}</h2>
      {past.map(({ seq, court, order, lifted }) => (
        <p key={seq}>
          {t('stayPast', {
            court,
            order,
            time: formatDateTime(lifted.at, zone),
            authority: lifted.authority,
          })}
        </p>
      ))}
      {stay ? (
        <>
          <Alert is="warning">
            <p>
              {t('stayStands', {
                time: formatDateTime(stay.at, zone),
                court: stay.court,
                order: stay.order,
              })}
            </p>
          </Alert>
          <Acts
            acts={(give) => [
              {
                ...words('lift-stay'),
                types: { is: 'reason', label: acts('lift-stay.label') },
                run: (authority) => give({ type: 'lift-stay', authority }),
              },
            ]}
          />
        </>
      ) : (
        <p>{t('noStay')}</p>
      )}
      {stay || stage.is === 'discontinued' ? null : <RecordStay />}
    </section>
  );
}

/** Ends a recount that is not to be conducted any more. */
export function EndPanel() {
  const t = useTranslations('legal');
  const acts = useTranslations('acts');
  const words = useActWords();
  const [authority, setAuthority] = useState('');
  return (
    <details className="panel">
      <summary>{t('end')}</summary>
      <p>{t('endHelp')}</p>
      <Field
        label={t('authority')}
        maxLength={200}
        value={authority}
        onChange={(event) => setAuthority(event.target.value)}
      />
      {authority.trim() === '' ? null : (
        <Acts
          acts={(give) => [
            {
              ...words('discontinue'),
              types: { is: 'reason', label: acts('discontinue.label') },
              run: (reason) => give({ type: 'discontinue', authority, reason }),
            },
          ]}
        />
      )}
    </details>
  );
}
