'use client';

import { useTranslations } from 'next-intl';
import { CaseFields } from '../../law/case-fields.tsx';
import type { Missing as MissingOfCase } from '../../law/typed-case.ts';
import { Choice, Field } from '../../ui/field.tsx';
import { FiguresImport } from './figures-import.tsx';
import type { OpeningProps } from './room-fields.tsx';

/** The contest, its canvassed figures, and what this recount decides for itself. */
export function CanvassFields({
  typed,
  error,
  missing,
  onChange,
}: OpeningProps & { readonly missing: MissingOfCase | null }) {
  const t = useTranslations('opening');
  const officer = useTranslations('officer');
  const field = (key: 'ballotsCounted' | 'ballotsNotCounted') => ({
    label: t(key),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: typed[key],
    error: error(key),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...typed, [key]: event.target.value }),
  });
  const policy = (is: 'recorded' | 'barred', label: string) => (
    <Choice
      is="radio"
      name="candidates"
      label={label}
      checked={typed.candidates === is}
      onChange={() => onChange({ ...typed, candidates: is })}
    />
  );
  return (
    <>
      <CaseFields
        typed={typed.of}
        missing={missing}
        onChange={(of) => onChange({ ...typed, of })}
      />
      <FiguresImport onTake={(choices) => onChange({ ...typed, of: { ...typed.of, choices } })} />
      <div className="two-columns">
        <Field {...field('ballotsCounted')} />
        <Field {...field('ballotsNotCounted')} />
        <Field
          label={t('target')}
          hint={t('targetHelp')}
          type="date"
          value={typed.target}
          error={error('target')}
          onChange={(event) => onChange({ ...typed, target: event.target.value })}
        />
      </div>
      <Choice
        is="checkbox"
        label={officer('mixed')}
        checked={typed.mixed}
        onChange={(event) => onChange({ ...typed, mixed: event.target.checked })}
      />
      <fieldset className="usa-fieldset">
        <legend className="usa-legend">{t('candidates')}</legend>
        <p className="usa-hint">{t('candidatesHelp')}</p>
        {error('candidates') ? (
          <span className="usa-error-message">{error('candidates')}</span>
        ) : null}
        {policy('recorded', t('candidatesRecorded'))}
        {policy('barred', t('candidatesBarred'))}
      </fieldset>
    </>
  );
}
