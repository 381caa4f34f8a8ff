'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ChoiceId } from '@/lib/base/ids.ts';
import type { Contest } from '@/lib/law/contest.ts';
import type { Mode } from '@/lib/recount/state.ts';
import { newCommandId } from '../live/new-id.ts';
import { Button } from '../ui/button.tsx';
import { call, isRefused } from '../ui/call.ts';
import { Choice, Field, SelectField, TextAreaField } from '../ui/field.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import { forgetUnsaved } from '../ui/unsaved.ts';
import { TypedForm } from './typed-form.tsx';

const KINDS = ['single-office', 'at-large', 'ballot-proposition', 'bond-proposition'] as const;
type Kind = (typeof KINDS)[number];
const MODES = { live: 'modeLive', test: 'modeTest', demo: 'modeDemo' } as const;

function contestOf(kind: Kind, data: FormData): Contest {
  const choices = String(data.get('choices'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((name, at) => ({ id: `c${at + 1}` as ChoiceId, name }));
  if (kind === 'ballot-proposition' || kind === 'bond-proposition') {
    return { kind, choices, votesAllowed: 1 };
  }
  return {
    kind,
    choices,
    votesAllowed: Number(data.get('votesAllowed')),
    toBeChosen: Number(data.get('toBeChosen')),
    chooses: data.get('chooses') === 'nominated' ? 'nominated' : 'elected',
  };
}

export function NewRecountForm({ zones }: { readonly zones: readonly string[] }) {
  const t = useTranslations('officer');
  const kinds = useTranslations('states.kind');
  const [kind, setKind] = useState<Kind>('single-office');
  const [refusal, setRefusal] = useState<{ readonly is: string } | null>(null);
  const proposition = kind === 'ballot-proposition' || kind === 'bond-proposition';

  async function open(form: HTMLFormElement): Promise<boolean> {
    const data = new FormData(form);
    const typed = (name: string) => String(data.get(name));
    const opened = await call<{ readonly recount: string }>('recounts', {
      id: newCommandId(),
      command: {
        type: 'open-recount',
        mode: typed('mode') as Mode,
        notice: null,
        title: typed('title'),
        jurisdiction: typed('jurisdiction'),
        contest: contestOf(kind, data),
        electionDate: typed('electionDate'),
        zone: typed('zone'),
        mixedBallots: data.get('mixed') === 'on',
      },
    });
    if (isRefused(opened)) setRefusal(opened.refusal);
    else if (opened === null) setRefusal({ is: 'unknown' });
    else {
      forgetUnsaved();
      location.assign(`/recounts/${opened.recount}`);
      return true;
    }
    return false;
  }

  return (
    <>
      <TypedForm onRecord={open}>
        <h1>{t('newTitle')}</h1>
        {refusal ? <RefusalText refusal={refusal} /> : null}
        <div className="two-columns">
          <div>
            <Field label={t('titleField')} name="title" required maxLength={200} autoFocus />
            <Field label={t('jurisdiction')} name="jurisdiction" required maxLength={200} />
            <Field label={t('electionDate')} name="electionDate" type="date" required />
            <SelectField label={t('zone')} name="zone" defaultValue="America/Denver">
              {zones.map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </SelectField>
            <SelectField label={t('mode')} name="mode" required defaultValue="">
              <option value="" disabled />
              {Object.entries(MODES).map(([mode, key]) => (
                <option key={mode} value={mode}>
                  {t(key)}
                </option>
              ))}
            </SelectField>
          </div>
          <div>
            <SelectField
              label={t('kind')}
              name="kind"
              value={kind}
              onChange={(event) =>
                setKind(KINDS.find((one) => one === event.target.value) ?? 'single-office')
              }
            >
              {KINDS.map((one) => (
                <option key={one} value={one}>
                  {kinds(one)}
                </option>
              ))}
            </SelectField>
            <TextAreaField
              label={proposition ? t('propositionChoices') : t('choices')}
              name="choices"
              rows={5}
              required
            />
            {proposition ? null : (
              <>
                <Field
                  label={t('votesAllowed')}
                  name="votesAllowed"
                  type="text"
                  inputMode="numeric"
                  pattern="[1-9][0-9]{0,2}"
                  required
                />
                <Field
                  label={t('toBeChosen')}
                  name="toBeChosen"
                  type="text"
                  inputMode="numeric"
                  pattern="[1-9][0-9]{0,2}"
                  required
                />
                <SelectField label={t('chooses')} name="chooses" required defaultValue="">
                  <option value="" disabled />
                  <option value="elected">{t('elected')}</option>
                  <option value="nominated">{t('nominated')}</option>
                </SelectField>
              </>
            )}
          </div>
        </div>
        <Choice is="checkbox" name="mixed" label={t('mixed')} />
        <Button type="submit">{t('openButton')}</Button>
      </TypedForm>
      <LeaveGuard />
    </>
  );
}
