'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Question } from '@/lib/law/clause.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatDateTime } from '@/lib/words/format.ts';
import { Button } from '../../ui/button.tsx';
import { Choice, Field } from '../../ui/field.tsx';
import { RefusalText } from '../../ui/refusal-text.tsx';
import { TypedForm } from '../typed-form.tsx';
import { useCommand } from '../use-command.ts';
import { blankOf, textsOf } from './read-form.ts';

type Props = { readonly state: Recount };

function Reading({ state, question }: Props & { readonly question: Question }) {
  const t = useTranslations('legal');
  const { give, busy, refusal } = useCommand();
  const [blank, setBlank] = useState<string | null>(null);
  const { id, asks, readings } = question;
  const taken = state.legal.readings.find((one) => one.question === id);

  async function record(form: HTMLFormElement): Promise<boolean> {
    const missing = blankOf(form, ['reading', 'advisedBy']);
    setBlank(missing);
    if (missing !== null) return false;
    const text = textsOf(form);
    return give({
      type: 'record-reading',
      question: id,
      reading: Number(text('reading')),
      advisedBy: text('advisedBy'),
    });
  }

  return (
    <li>
      <TypedForm onRecord={record} noValidate>
        <fieldset className="usa-fieldset">
          <legend className="usa-legend">{asks}</legend>
          {taken ? (
            <p>
              {t('readingTaken', {
                time: formatDateTime(taken.at, state.zone),
                advisedBy: taken.advisedBy,
                answer: readings[taken.reading]?.answer ?? '',
              })}
            </p>
          ) : null}
          {blank === 'reading' ? (
            <span className="usa-error-message">{t('missing', { field: t('reading') })}</span>
          ) : null}
          {readings.map(({ answer, cites }, at) => (
            <Choice
              is="radio"
              key={answer}
              name="reading"
              value={String(at)}
              label={`${answer} (${cites})`}
            />
          ))}
        </fieldset>
        <Field
          name="advisedBy"
          label={t('advisedBy')}
          maxLength={200}
          error={blank === 'advisedBy' ? t('missing', { field: t('advisedBy') }) : undefined}
        />
        {refusal ? <RefusalText refusal={refusal} /> : null}
        <Button plain type="submit" disabled={busy}>
          {t('recordReading')}
        </Button>
      </TypedForm>
    </li>
  );
}

/** What the law leaves open: the officer records which reading is gone by, and on whose advice. Neither is the default. */
export function ReadingsPanel({
  state,
  questions,
}: Props & { readonly questions: readonly Question[] }) {
  const t = useTranslations('legal');
  return (
    <details className="panel" id="readings">
      <summary>
        {t('readings')} ({questions.length})
      </summary>
      <p>{questions.length === 0 ? t('noQuestions') : t('readingsHelp')}</p>
      <ul className="plain-list">
        {questions.map((question) => (
          <Reading key={question.id} state={state} question={question} />
        ))}
      </ul>
    </details>
  );
}
