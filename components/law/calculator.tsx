'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ELECTIONS, REACHES } from '@/lib/law/setting.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Choice, Field, SelectField } from '../ui/field.tsx';
import { ChoicesFields } from './choices-fields.tsx';
import { LawAnswersView } from './law-answers.tsx';
import {
  answered,
  BLANK,
  CASE_PARAMETER,
  isProposition,
  type TypedCase,
  typedCaseOf,
} from './typed-case.ts';

const KINDS = ['single-office', 'at-large', 'ballot-proposition', 'bond-proposition'] as const;

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

function oneOf<Value extends string>(values: readonly Value[], typed: string): Value | undefined {
  return values.find((value) => value === typed);
}

type Flag = 'countyOffice' | 'instantRunoff' | 'provider';
type Text = {
  [Key in keyof TypedCase]: TypedCase[Key] extends string ? Key : never;
}[keyof TypedCase];

/** Anyone's contest, answered as it is typed. What is typed stands in the address, and goes nowhere else. */
export function Calculator({ initial }: { readonly initial: string | null }) {
  const t = useTranslations('law');
  const kinds = useTranslations('states.kind');
  const [typed, setTyped] = useState(() => typedCaseOf(initial));
  const proposition = isProposition(typed);
  const found = answered(typed);

  function show(next: TypedCase): void {
    setTyped(next);
    const url = new URL(location.href);
    if (next === BLANK) url.searchParams.delete(CASE_PARAMETER);
    else url.searchParams.set(CASE_PARAMETER, JSON.stringify(next));
    history.replaceState(null, '', url);
  }

  const field = (key: Text) => ({
    value: typed[key],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      show({ ...typed, [key]: event.target.value }),
  });
  const flag = (key: Flag) => (
    <Choice
      is="checkbox"
      label={t(key)}
      checked={typed[key]}
      onChange={(event) => show({ ...typed, [key]: event.target.checked })}
    />
  );

  return (
    <main className="page">
      <h1>{t('title')}</h1>
      <p>{t('help')}</p>
      <div className="columns">
        <form onSubmit={(event) => event.preventDefault()}>
          <h2>{t('contest')}</h2>
          <SelectField
            label={t('kind')}
            value={typed.kind}
            onChange={(event) =>
              show({ ...typed, kind: oneOf(KINDS, event.target.value) ?? typed.kind })
            }
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {kinds(one)}
              </option>
            ))}
          </SelectField>
          <ChoicesFields typed={typed} onChange={show} />
          {proposition ? null : (
            <div className="two-columns">
              <Field label={t('votesAllowed')} inputMode="numeric" {...field('votesAllowed')} />
              <Field label={t('toBeChosen')} inputMode="numeric" {...field('toBeChosen')} />
              <SelectField
                label={t('chooses')}
                value={typed.chooses}
                onChange={(event) =>
                  show({
                    ...typed,
                    chooses: event.target.value === 'nominated' ? 'nominated' : 'elected',
                  })
                }
              >
                <option value="elected">{t('elected')}</option>
                <option value="nominated">{t('nominated')}</option>
              </SelectField>
            </div>
          )}
          <div className="two-columns">
            <SelectField
              label={t('election')}
              value={typed.election}
              onChange={(event) =>
                show({ ...typed, election: oneOf(ELECTIONS, event.target.value) ?? typed.election })
              }
            >
              {ELECTIONS.map((one) => (
                <option key={one} value={one}>
                  {t(`elections.${one}`)}
                </option>
              ))}
            </SelectField>
            <Field label={t('electionDate')} type="date" {...field('electionDate')} />
            <SelectField
              label={t('reach')}
              value={typed.reach}
              onChange={(event) =>
                show({ ...typed, reach: oneOf(REACHES, event.target.value) ?? typed.reach })
              }
            >
              {REACHES.map((one) => (
                <option key={one} value={one}>
                  {t(`reaches.${one}`)}
                </option>
              ))}
            </SelectField>
            <Field
              label={t('canvassCompleted')}
              hint={t('canvassHint')}
              type="date"
              {...field('canvassCompleted')}
            />
            <Field label={t('requestDate')} type="date" {...field('requestDate')} />
            <Field label={t('requestTime')} type="time" step="1" {...field('requestTime')} />
            <Field label={t('boardMembers')} inputMode="numeric" {...field('boardMembers')} />
            <Field
              label={t('recountCanvassCompleted')}
              type="date"
              {...field('recountCanvassCompleted')}
            />
          </div>
          {flag('countyOffice')}
          {flag('instantRunoff')}
          {flag('provider')}
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
