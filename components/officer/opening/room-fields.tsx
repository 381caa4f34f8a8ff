'use client';

import { useTranslations } from 'next-intl';
import { Field, SelectField } from '../../ui/field.tsx';
import type { OpeningField, TypedOpening } from './typed-opening.ts';

export type OpeningProps = {
  readonly typed: TypedOpening;
  /** What is wrong with a field, in words. */
  readonly error: (field: OpeningField) => string | undefined;
  readonly onChange: (next: TypedOpening) => void;
};

const MODES = { live: 'modeLive', test: 'modeTest', demo: 'modeDemo' } as const;
type ModeName = keyof typeof MODES;
const NAMES = Object.keys(MODES) as readonly ModeName[];

/** What the recount is called, and whose clock it goes by. */
export function RoomFields({
  typed,
  error,
  onChange,
  zones,
}: OpeningProps & { readonly zones: readonly string[] }) {
  const t = useTranslations('officer');
  const opening = useTranslations('opening');
  return (
    <div className="two-columns">
      <Field
        label={t('titleField')}
        maxLength={200}
        autoFocus
        value={typed.title}
        error={error('title')}
        onChange={(event) => onChange({ ...typed, title: event.target.value })}
      />
      <Field
        label={t('jurisdiction')}
        maxLength={200}
        value={typed.jurisdiction}
        error={error('jurisdiction')}
        onChange={(event) => onChange({ ...typed, jurisdiction: event.target.value })}
      />
      <SelectField
        label={t('zone')}
        value={typed.zone}
        onChange={(event) => onChange({ ...typed, zone: event.target.value })}
      >
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </SelectField>
      <SelectField
        label={t('mode')}
        value={typed.mode}
        error={error('mode')}
        onChange={(event) =>
          onChange({ ...typed, mode: NAMES.find((mode) => mode === event.target.value) ?? '' })
        }
      >
        <option value="" disabled>
          {opening('noneYet')}
        </option>
        {NAMES.map((mode) => (
          <option key={mode} value={mode}>
            {t(MODES[mode])}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
