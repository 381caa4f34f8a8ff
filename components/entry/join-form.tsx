'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { call, isRefused, type Refused } from '../ui/call.ts';
import { Field } from '../ui/field.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import { JudgeField } from './judge-field.tsx';
import { signInBy } from './session.ts';

type Roster = {
  readonly title: string;
  readonly jurisdiction: string;
  readonly judges: readonly { readonly id: string; readonly name: string }[];
};
type Asked = { readonly id: string; readonly code: string; readonly deviceSecret: string };

const ASK_AGAIN_MS = 1_000;
/** What this tab has asked by its link: a reload shows the same code again, and asks no second time. */
const KEPT = 'join-asked';

function keep(asked: Asked): void {
  sessionStorage.setItem(KEPT, JSON.stringify({ link: location.hash, asked }));
}

function keptAsked(): Asked | null {
  const kept = sessionStorage.getItem(KEPT);
  if (kept === null) return null;
  const { link, asked } = JSON.parse(kept) as { readonly link: string; readonly asked: Asked };
  return link === location.hash ? asked : null;
}

/** A device becomes a table: two names, a code said aloud, the officer's confirmation. */
export function JoinForm() {
  const t = useTranslations('join');
  const [roster, setRoster] = useState<Roster | null>(null);
  const [refusal, setRefusal] = useState<Refused['refusal'] | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [rejected, setRejected] = useState(false);

  useEffect(() => setAsked(keptAsked()), []);

  useEffect(() => {
    void call<Roster>('join/roster', { token: location.hash.slice(1) }).then((found) => {
      if (isRefused(found)) setRefusal(found.refusal);
      else setRoster(found);
    });
  }, []);

  useEffect(() => {
    if (!asked) return;
    const { id: join, deviceSecret } = asked;
    const timer = setInterval(() => {
      void call<{ readonly is: string }>('join/state', { join, deviceSecret }).then((answer) => {
        if (answer?.is === 'gone') {
          sessionStorage.removeItem(KEPT);
          setAsked(null);
          setRejected(true);
        }
        if (answer?.is !== 'confirmed') return;
        clearInterval(timer);
        sessionStorage.removeItem(KEPT);
        void signInBy('table', { join, deviceSecret }).then(() =>
          // Back does not lead to a form that would make this table join anew.
          location.replace('/station'),
        );
      });
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [asked]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setRefusal(null);
    setRejected(false);
    const answer = await call<Asked>('join/ask', {
      token: location.hash.slice(1),
      number: Number(data.get('number')),
      judges: [data.get('first'), data.get('second')],
    });
    if (isRefused(answer)) setRefusal(answer.refusal);
    else if (answer) {
      keep(answer);
      setAsked(answer);
    }
  }

  if (asked) {
    return (
      <main className="page">
        <h1>{t('say')}</h1>
        <p className="big-code">{asked.code}</p>
        <p role="status">{t('waiting')}</p>
      </main>
    );
  }
  return (
    <main className="page">
      <h1>{t('title')}</h1>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      {rejected ? (
        <Alert is="error">
          <p>{t('rejected')}</p>
        </Alert>
      ) : null}
      {roster ? (
        <form className="narrow" onSubmit={(event) => void submit(event)}>
          <p>
            {roster.title} · {roster.jurisdiction}
          </p>
          <p>{t('help')}</p>
          <Field
            label={t('number')}
            name="number"
            inputMode="numeric"
            pattern="[1-9][0-9]{0,2}"
            required
            autoFocus
          />
          {(['first', 'second'] as const).map((place) => (
            <JudgeField
              key={place}
              name={place}
              label={t(place)}
              choose={t('choose')}
              judges={roster.judges}
            />
          ))}
          <Button type="submit">{t('ask')}</Button>
        </form>
      ) : null}
    </main>
  );
}
