'use client';

import { useTranslations } from 'next-intl';
import { type Contest, isRace } from '@/lib/law/contest.ts';
import { VOTERS_NEEDED } from '@/lib/law/voters.ts';
import { Choice, Field, SelectField, TextAreaField } from '../ui/field.tsx';
import { type MissingOfRequest, type TypedRequest, votersOf } from './typed-request.ts';

type Props = {
  readonly contest: Contest;
  readonly typed: TypedRequest;
  readonly missing: MissingOfRequest | null;
  readonly onChange: (next: TypedRequest) => void;
};

/** The voters of a filing, and who of them is struck. */
function Voters({
  typed,
  error,
  onChange,
}: Pick<Props, 'typed' | 'onChange'> & { readonly error: string | undefined }) {
  const t = useTranslations('filing');
  const { named, once, twice } = votersOf(typed);
  const struck = once.filter(({ key }) => typed.notVoted.includes(key)).length;
  const left = once.length - struck;

  function strike(key: string, is: boolean): void {
    const others = typed.notVoted.filter((one) => one !== key);
    onChange({ ...typed, notVoted: is ? [...others, key] : others });
  }

  return (
    <>
      <TextAreaField
        label={t('voters')}
        hint={t('votersHelp')}
        error={error}
        rows={6}
        value={typed.voters}
        onChange={(event) => onChange({ ...typed, voters: event.target.value })}
      />
      {once.length === 0 ? null : (
        <fieldset className="usa-fieldset">
          <legend className="usa-legend">{t('notVoted')}</legend>
          {once.map(({ key, name }) => (
            <Choice
              is="checkbox"
              key={key}
              label={name}
              checked={typed.notVoted.includes(key)}
              onChange={(event) => strike(key, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
      <p role="status">
        {t('left', { named, twice, notVoted: struck, left })}{' '}
        <strong>{t(left < VOTERS_NEEDED ? 'tooFew' : 'enough')}</strong>
      </p>
    </>
  );
}

/** Who asks, and when the request was received, to the second. */
export function RequestFields({ contest, typed, missing, onChange }: Props) {
  const t = useTranslations('filing');
  const error = (...fields: readonly MissingOfRequest[]) =>
    missing && fields.includes(missing) ? t(`missing.${missing}`) : undefined;
  const field = (key: 'filedBy' | 'receivedBy' | 'date' | 'time') => ({
    value: typed[key],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...typed, [key]: event.target.value }),
  });
  return (
    <>
      {isRace(contest) ? (
        <SelectField
          label={t('who')}
          error={error('choice')}
          value={typed.choice}
          onChange={(event) => onChange({ ...typed, choice: event.target.value })}
        >
          <option value="">{t('whoNone')}</option>
          {contest.choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <Voters typed={typed} error={error('voters')} onChange={onChange} />
      )}
      <div className="two-columns">
        <Field
          label={t('filedBy')}
          maxLength={200}
          error={error('filedBy')}
          {...field('filedBy')}
        />
        <Field
          label={t('receivedBy')}
          maxLength={200}
          error={error('receivedBy')}
          {...field('receivedBy')}
        />
        <Field
          label={t('receivedDate')}
          type="date"
          error={error('received', 'future')}
          {...field('date')}
        />
        <Field label={t('receivedTime')} type="time" step="1" {...field('time')} />
      </div>
    </>
  );
}
