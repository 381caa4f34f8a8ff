'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CaseFields } from './case-fields.tsx';
import { LawAnswersView } from './law-answers.tsx';
import { answered, BLANK, CASE_PARAMETER, type TypedCase, typedCaseOf } from './typed-case.ts';

/** A mayor's race of 2025 as it was published. */
const EXAMPLE: TypedCase = {
  ...BLANK,
  choices: [
    { name: 'Choice A', votes: '1706', recount: '' },
    { name: 'Choice B', votes: '1699', recount: '' },
  ],
  election: 'municipal-general',
  electionDate: '2025-11-04',
  canvassCompleted: '2025-11-18',
  requestDate: '2025-11-20',
  requestTime: '14:06',
  boardMembers: '5',
};

/** Anyone's contest, answered as it is typed. What is typed stands in the address, and goes nowhere else. */
export function Calculator({ initial }: { readonly initial: string | null }) {
  const t = useTranslations('law');
  const [typed, setTyped] = useState(() => typedCaseOf(initial));
  const found = answered(typed);

  function show(next: TypedCase): void {
    setTyped(next);
    const url = new URL(location.href);
    if (next === BLANK) url.searchParams.delete(CASE_PARAMETER);
    else url.searchParams.set(CASE_PARAMETER, JSON.stringify(next));
    history.replaceState(null, '', url);
  }

  return (
    <main className="page">
      <h1>{t('title')}</h1>
      <p>{t('help')}</p>
      <div className="columns">
        <form onSubmit={(event) => event.preventDefault()}>
          <h2>{t('contest')}</h2>
          <CaseFields typed={typed} later onChange={show} />
          <div className="actions">
            <Button plain onClick={() => show(EXAMPLE)}>
              {t('example')}
            </Button>
            <Button plain onClick={() => show(BLANK)}>
              {t('clear')}
            </Button>
          </div>
        </form>
        <section aria-labelledby="law-answers">
          <h2 id="law-answers">{t('answers')}</h2>
          {found.is === 'missing' ? (
            <Alert is="info" role="status">
              <p>{t(`missing.${found.field}`)}</p>
            </Alert>
          ) : (
            <LawAnswersView contest={found.contest} answers={found.answers} />
          )}
          <p className="quiet">{t('json')}</p>
        </section>
      </div>
    </main>
  );
}
