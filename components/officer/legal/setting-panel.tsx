'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readWholeNumber } from '@/lib/base/whole-number.ts';
import { ELECTIONS, REACHES } from '@/lib/law/setting.ts';
import type { StatedSetting } from '@/lib/recount/legal/types.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { Button } from '../../ui/button.tsx';
import { Choice, Field, SelectField } from '../../ui/field.tsx';
import { RefusalText } from '../../ui/refusal-text.tsx';
import { TypedForm } from '../typed-form.tsx';
import { useCommand } from '../use-command.ts';
import { blankOf, textsOf } from './read-form.ts';

const MOST_MEMBERS = 50;

function settingOf(form: HTMLFormElement): StatedSetting | 'boardMembers' {
  const text = textsOf(form);
  const is = (name: string) => text(name) === 'on';
  const members = readWholeNumber(text('boardMembers'), MOST_MEMBERS);
  if (text('boardMembers') !== '' && (!members.ok || members.value === 0)) return 'boardMembers';
  return {
    election: ELECTIONS.find((one) => one === text('election')) ?? 'other',
    reach: REACHES.find((one) => one === text('reach')) ?? 'one-county',
    countyOffice: is('countyOffice'),
    instantRunoff: is('instantRunoff'),
    provider: is('provider'),
    canvassCompleted: text('canvassCompleted') || null,
    boardMembers: members.ok ? members.value : null,
    target: text('target') || null,
    candidates: text('candidates') === 'barred' ? 'barred' : 'recorded',
  };
}

/** What the law asks besides contest and figures: stated when a recount is opened, and corrected here. */
export function SettingPanel({ state }: { readonly state: Recount }) {
  const t = useTranslations('legal');
  const law = useTranslations('law');
  const opening = useTranslations('opening');
  const { give, busy, refusal } = useCommand();
  const [wrong, setWrong] = useState<string | null>(null);
  const { setting } = state.legal;

  async function record(form: HTMLFormElement): Promise<boolean> {
    const blank = blankOf(form, ['election', 'reach', 'candidates']);
    const read = blank ?? settingOf(form);
    setWrong(typeof read === 'string' ? read : null);
    return typeof read === 'string' ? false : give({ type: 'state-setting', setting: read });
  }

  const flag = (name: 'countyOffice' | 'instantRunoff' | 'provider') => (
    <Choice is="checkbox" name={name} label={law(name)} defaultChecked={setting?.[name]} />
  );
  return (
    <TypedForm className="panel" onRecord={record} noValidate key={JSON.stringify(setting)}>
      <h2>{t('setting')}</h2>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      <div className="two-columns">
        <SelectField
          name="election"
          label={law('election')}
          defaultValue={setting?.election ?? ''}
          error={wrong === 'election' ? law('missing.election') : undefined}
        >
          <option value="" disabled>
            {law('choose')}
          </option>
          {ELECTIONS.map((one) => (
            <option key={one} value={one}>
              {law(`elections.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="reach"
          label={law('reach')}
          defaultValue={setting?.reach ?? ''}
          error={wrong === 'reach' ? law('missing.reach') : undefined}
        >
          <option value="" disabled>
            {law('choose')}
          </option>
          {REACHES.map((one) => (
            <option key={one} value={one}>
              {law(`reaches.${one}`)}
            </option>
          ))}
        </SelectField>
        <Field
          name="canvassCompleted"
          type="date"
          label={law('canvassCompleted')}
          hint={law('canvassHint')}
          defaultValue={setting?.canvassCompleted ?? ''}
        />
        <Field
          name="boardMembers"
          inputMode="numeric"
          label={law('boardMembers')}
          defaultValue={setting?.boardMembers ?? ''}
          error={wrong === 'boardMembers' ? law('missing.boardMembers') : undefined}
        />
        <Field
          name="target"
          type="date"
          label={opening('target')}
          hint={opening('targetHelp')}
          defaultValue={setting?.target ?? ''}
        />
        <SelectField
          name="candidates"
          label={opening('candidates')}
          hint={opening('candidatesHelp')}
          defaultValue={setting?.candidates ?? ''}
          error={wrong === 'candidates' ? opening('missing.candidates') : undefined}
        >
          <option value="" disabled>
            {law('choose')}
          </option>
          <option value="recorded">{opening('candidatesRecorded')}</option>
          <option value="barred">{opening('candidatesBarred')}</option>
        </SelectField>
      </div>
      {flag('countyOffice')}
      {flag('instantRunoff')}
      {flag('provider')}
      <Button type="submit" disabled={busy}>
        {t(setting ? 'settingAgain' : 'settingButton')}
      </Button>
    </TypedForm>
  );
}
