'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Recount, Release } from '@/lib/recount/state.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Choice, Field } from '../ui/field.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import { numbersOf } from './numbers-of.ts';
import { TypedForm } from './typed-form.tsx';
import { useCommand } from './use-command.ts';

type Props = { readonly state: Recount };

export function ControlsPanel({ state }: Props) {
  const t = useTranslations('officer');
  const station = useTranslations('station.problem');
  const { give, busy, refusal } = useCommand();
  const [wrong, setWrong] = useState<string | null>(null);
  const { control, contest } = state;
  const names = ['ballotsCounted', 'ballotsNotCounted', ...contest.choices.map(({ id }) => id)];

  async function enter(form: HTMLFormElement): Promise<boolean> {
    const read = numbersOf(form, names);
    setWrong(read.ok ? null : read.field);
    if (!read.ok) return false;
    const [ballotsCounted = 0, ballotsNotCounted = 0, ...votes] = read.values;
    return give({ type: 'enter-control-totals', ballotsCounted, ballotsNotCounted, votes });
  }

  const field = (name: string, label: string, value: number | undefined) => (
    <Field
      key={name}
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={value === undefined ? '' : String(value)}
      error={wrong === name ? station('blank') : undefined}
    />
  );
  return (
    <TypedForm className="panel" onRecord={enter} noValidate>
      <h2>{t('controls')}</h2>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      {field('ballotsCounted', t('ballotsCounted'), control?.ballotsCounted)}
      {field('ballotsNotCounted', t('ballotsNotCounted'), control?.ballotsNotCounted)}
      {contest.choices.map(({ id, name }, at) => field(id, name, control?.votes[at]))}
      <Button type="submit" disabled={busy}>
        {t('controlsButton')} {control ? '✓' : ''}
      </Button>
    </TypedForm>
  );
}

const RELEASES: readonly Release[] = ['progress-only', 'figures-as-accepted'];

/** Asked with no default (`practice.md` 7). Once counting has started, showing figures is asked twice: it cannot be undone. */
export function ReleasePanel({ state }: Props) {
  const t = useTranslations('officer');
  const { give, busy, refusal } = useCommand();
  const [asks, setAsks] = useState(false);

  function choose(release: Release): void {
    if (release === 'figures-as-accepted' && state.stage.is !== 'preparing') setAsks(true);
    else void give({ type: 'choose-release', release });
  }

  return (
    <fieldset className="usa-fieldset panel">
      <legend className="usa-legend">{t('release')}</legend>
      <p className="usa-hint">{t('releaseHelp')}</p>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      {RELEASES.map((release) => (
        <Choice
          is="radio"
          key={release}
          label={t(release)}
          name="release"
          checked={state.release === release}
          disabled={busy}
          onChange={() => choose(release)}
        />
      ))}
      {asks ? (
        <ConfirmDialog
          asks={t('releaseAsks')}
          button={t('releaseButton')}
          onConfirm={() => void give({ type: 'choose-release', release: 'figures-as-accepted' })}
          onClose={() => setAsks(false)}
        >
          <p>{t('releaseHappens')}</p>
        </ConfirmDialog>
      ) : null}
    </fieldset>
  );
}
