'use client';

import { useTranslations } from 'next-intl';
import type { Clause, Question } from '@/lib/law/clause.ts';
import { Alert } from '../ui/alert.tsx';

/** *Why?* opens the clauses that an answer rests on, each with how sure its text is. */
export function Why({ clauses }: { readonly clauses: readonly Clause[] }) {
  const t = useTranslations('law');
  const certainty = useTranslations('declaration.certainty');
  return (
    <details className="why">
      <summary>{t('why')}</summary>
      <ul>
        {clauses.map(({ cite, says, certainty: sure }) => (
          <li key={`${cite} ${says}`}>
            <strong>{cite}</strong>: {says} <span className="quiet">({certainty(sure)})</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Two readings, both as they are; none is taken. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const t = useTranslations('law');
  return questions.map(({ id, asks, readings }) => (
    <Alert is="warning" key={id}>
      <p>
        <strong>{t('open')}</strong> {asks}
      </p>
      <ul>
        {readings.map(({ cites, answer }) => (
          <li key={answer}>
            {answer} <span className="quiet">({cites})</span>
          </li>
        ))}
      </ul>
    </Alert>
  ));
}
