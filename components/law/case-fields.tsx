'use client';

import { useTranslations } from 'next-intl';
import { ELECTIONS, REACHES } from '@/lib/law/setting.ts';
import { Choice, Field, SelectField } from '../ui/field.tsx';
import { ChoicesFields } from './choices-fields.tsx';
import { isProposition, type Missing, type TypedCase } from './typed-case.ts';

const KINDS = ['single-office', 'at-large', 'ballot-proposition', 'bond-proposition'] as const;

function oneOf<Value extends string>(values: readonly Value[], typed: string): Value | undefined {
  return values.find((value) => value === typed);
}

type Flag = 'countyOffice' | 'instantRunoff' | 'provider';
type Text = {
  [Key in keyof TypedCase]: TypedCase[Key] extends string ? Key : never;
}[keyof TypedCase];

/** A contest and its canvass, as they are typed; `later` asks as well for what comes after: requests, and votes on the recount. */
export function CaseFields({
  typed,
  later = false,
  missing = null,
  onChange,
}: {
  readonly typed: TypedCase;
  readonly later?: boolean;
  /** What is said to be wrong stands beside its field. */
  readonly missing?: Missing | null;
  readonly onChange: (next: TypedCase) => void;
}) {
  const t = useTranslations('law');
  const kinds = useTranslations('states.kind');
  const proposition = isProposition(typed);
  const error = (field: Missing) => (missing === field ? t(`missing.${field}`) : undefined);
  const field = (key: Text, of: Missing | null = null) => ({
    value: typed[key],
    error: of === null ? undefined : error(of),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...typed, [key]: event.target.value }),
  });
  const flag = (key: Flag) => (
    <Choice
      is="checkbox"
      label={t(key)}
      checked={typed[key]}
      onChange={(event) => onChange({ ...typed, [key]: event.target.checked })}
    />
  );

  /** Stands first while nothing is chosen, and is no choice. */
  const none = (value: string) =>
    value === '' ? (
      <option value="" disabled>
        {t('choose')}
      </option>
    ) : null;

  return (
    <>
      <SelectField
        label={t('kind')}
        error={error('contest')}
        value={typed.kind}
        onChange={(event) =>
          onChange({ ...typed, kind: oneOf(KINDS, event.target.value) ?? typed.kind })
        }
      >
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {kinds(one)}
          </option>
        ))}
      </SelectField>
      <ChoicesFields typed={typed} later={later} missing={missing} onChange={onChange} />
      {proposition ? null : (
        <div className="two-columns">
          <Field
            label={t('votesAllowed')}
            inputMode="numeric"
            {...field('votesAllowed', 'numbers')}
          />
          <Field label={t('toBeChosen')} inputMode="numeric" {...field('toBeChosen')} />
          <SelectField
            label={t('chooses')}
            error={error('chooses')}
            value={typed.chooses}
            onChange={(event) =>
              onChange({
                ...typed,
                chooses: event.target.value === 'nominated' ? 'nominated' : 'elected',
              })
            }
          >
            {none(typed.chooses)}
            <option value="elected">{t('elected')}</option>
            <option value="nominated">{t('nominated')}</option>
          </SelectField>
        </div>
      )}
      <div className="two-columns">
        <SelectField
          label={t('election')}
          error={error('election')}
          value={typed.election}
          onChange={(event) =>
            onChange({ ...typed, election: oneOf(ELECTIONS, event.target.value) ?? typed.election })
          }
        >
          {none(typed.election)}
          {ELECTIONS.map((one) => (
            <option key={one} value={one}>
              {t(`elections.${one}`)}
            </option>
          ))}
        </SelectField>
        <Field label={t('electionDate')} type="date" {...field('electionDate', 'electionDate')} />
        <SelectField
          label={t('reach')}
          error={error('reach')}
          value={typed.reach}
          onChange={(event) =>
            onChange({ ...typed, reach: oneOf(REACHES, event.target.value) ?? typed.reach })
          }
        >
          {none(typed.reach)}
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
          {...field('canvassCompleted', 'canvassCompleted')}
        />
        <Field
          label={t('boardMembers')}
          inputMode="numeric"
          {...field('boardMembers', 'boardMembers')}
        />
        {later ? (
          <>
            <Field label={t('requestDate')} type="date" {...field('requestDate')} />
            <Field label={t('requestTime')} type="time" step="1" {...field('requestTime')} />
            <Field
              label={t('recountCanvassCompleted')}
              type="date"
              {...field('recountCanvassCompleted')}
            />
          </>
        ) : null}
      </div>
      {flag('countyOffice')}
      {flag('instantRunoff')}
      {flag('provider')}
    </>
  );
}
