'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { LawAnswersView } from '../../law/law-answers.tsx';
import { RequestFields } from '../../law/request-fields.tsx';
import { blankRequest } from '../../law/typed-request.ts';
import { newCommandId } from '../../live/new-id.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { call, isRefused } from '../../ui/call.ts';
import { Choice } from '../../ui/field.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { RefusalText } from '../../ui/refusal-text.tsx';
import { forgetUnsaved, useUnsaved } from '../../ui/unsaved.ts';
import { CanvassFields } from './canvass-fields.tsx';
import { RoomFields } from './room-fields.tsx';
import {
  answersOf,
  blankOpening,
  isGiven,
  type MissingOfOpening,
  type OpeningField,
  readOpening,
} from './typed-opening.ts';

function moment(): string {
  return new Date().toISOString();
}

/** A recount is opened from its canvass, beside what the statute gives it. `now` is when the page was asked for, in UTC. */
export function OpeningForm({
  zones,
  now,
}: {
  readonly zones: readonly string[];
  readonly now: string;
}) {
  const t = useTranslations('opening');
  const officer = useTranslations('officer');
  const law = useTranslations('law');
  const filing = useTranslations('filing');
  const [start] = useState(() => blankOpening(blankRequest(now)));
  const [typed, setTyped] = useState(start);
  const [missing, setMissing] = useState<MissingOfOpening | null>(null);
  const [refusal, setRefusal] = useState<{ readonly is: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const unsaved = useUnsaved();
  const found = answersOf(typed);

  function change(next: typeof typed): void {
    setTyped(next);
    setMissing(null);
    unsaved(JSON.stringify(next) !== JSON.stringify(start));
  }

  const error = (field: OpeningField) =>
    missing?.of === 'opening' && missing.field === field ? t(`missing.${field}`) : undefined;

  function saidMissing({ of, field }: MissingOfOpening): string {
    if (of === 'case') return law(`missing.${field}`);
    return of === 'opening' ? t(`missing.${field}`) : filing(`missing.${field}`);
  }

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    const read = readOpening(typed, moment());
    if (read.is === 'missing') {
      setMissing(read.missing);
      requestAnimationFrame(() =>
        form.current
          ?.querySelector<HTMLElement>(
            '[aria-invalid="true"], .usa-error-message + .usa-radio input',
          )
          ?.focus(),
      );
      return;
    }
    setBusy(true);
    setRefusal(null);
    const opened = await call<{ readonly recount: string }>('recounts', {
      id: newCommandId(),
      command: read.command,
    });
    setBusy(false);
    if (isRefused(opened)) setRefusal(opened.refusal);
    else if (opened === null) setRefusal({ is: 'unknown' });
    else {
      forgetUnsaved();
      location.assign(`/recounts/${opened.recount}`);
    }
  }

  const asked = (is: 'yes' | 'no', label: string) => (
    <Choice
      is="radio"
      name="asked"
      label={label}
      checked={typed.asked === is}
      onChange={() => change({ ...typed, asked: is })}
    />
  );

  return (
    <>
      <h1>{officer('newTitle')}</h1>
      <p>{t('help')}</p>
      <div className="columns">
        <form ref={form} onSubmit={(event) => void open(event)} noValidate>
          <h2>{t('room')}</h2>
          <RoomFields typed={typed} error={error} onChange={change} zones={zones} />
          <h2>{t('contest')}</h2>
          <CanvassFields
            typed={typed}
            error={error}
            missing={missing?.of === 'case' ? missing.field : null}
            onChange={change}
          />
          <h2>{t('request')}</h2>
          <fieldset className="usa-fieldset">
            <legend className="usa-legend">{t('asked')}</legend>
            {error('asked') ? <span className="usa-error-message">{error('asked')}</span> : null}
            {asked('yes', t('askedYes'))}
            {asked('no', t('askedNo'))}
          </fieldset>
          {typed.asked === 'yes' && found.is === 'missing' ? <p>{t('contestFirst')}</p> : null}
          {typed.asked === 'yes' && found.is === 'answers' ? (
            <RequestFields
              contest={found.contest}
              typed={typed.request}
              missing={missing?.of === 'request' ? missing.field : null}
              onChange={(request) => change({ ...typed, request })}
            />
          ) : null}
          <h2>{t('open')}</h2>
          {found.is === 'answers' && typed.asked !== '' && !isGiven(typed, found.answers) ? (
            <Alert is="warning" role="status">
              <p>{t('nothingGives')}</p>
            </Alert>
          ) : null}
          {missing ? (
            <Alert is="error" role="alert">
              <p>{saidMissing(missing)}</p>
            </Alert>
          ) : null}
          {refusal ? <RefusalText refusal={refusal} /> : null}
          <Button type="submit" disabled={busy}>
            {officer('openButton')}
          </Button>
        </form>
        <section aria-labelledby="law-answers" className="beside">
          <h2 id="law-answers">{law('answers')}</h2>
          {found.is === 'missing' ? (
            <Alert is="info" role="status">
              <p>{law(`missing.${found.field}`)}</p>
            </Alert>
          ) : (
            <LawAnswersView contest={found.contest} answers={found.answers} />
          )}
        </section>
      </div>
      <LeaveGuard />
    </>
  );
}
