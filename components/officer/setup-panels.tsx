'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { readWholeNumber } from '@/lib/base/whole-number.ts';
import { VEILED } from '@/lib/recount/batch/types.ts';
import { MAX_FIGURE } from '@/lib/recount/figures.ts';
import type { Recount, Release } from '@/lib/recount/state.ts';
import { formatCount, formatDifference } from '@/lib/words/format.ts';
import { newCommandId } from '../live/new-id.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Choice, Field, SelectField } from '../ui/field.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import { LinkMaker } from './tables-panel.tsx';
import { useCommand } from './use-command.ts';

type Props = { readonly state: Recount };

/** Numbers of a form, or the name of the first field that is none. */
export function numbersOf(
  form: HTMLFormElement,
  names: readonly string[],
):
  | { readonly ok: true; readonly values: readonly number[] }
  | { readonly ok: false; readonly field: string } {
  const data = new FormData(form);
  const values: number[] = [];
  for (const name of names) {
    const read = readWholeNumber(String(data.get(name) ?? ''), MAX_FIGURE);
    if (!read.ok) {
      form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
      return { ok: false, field: name };
    }
    values.push(read.value);
  }
  return { ok: true, values };
}

export function ControlsPanel({ state }: Props) {
  const t = useTranslations('officer');
  const station = useTranslations('station.problem');
  const { give, busy, refusal } = useCommand();
  const [wrong, setWrong] = useState<string | null>(null);
  const { control, contest } = state;
  const names = ['ballotsCounted', 'ballotsNotCounted', ...contest.choices.map(({ id }) => id)];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = numbersOf(event.currentTarget, names);
    setWrong(read.ok ? null : read.field);
    if (!read.ok) return;
    const [ballotsCounted = 0, ballotsNotCounted = 0, ...votes] = read.values;
    await give({ type: 'enter-control-totals', ballotsCounted, ballotsNotCounted, votes });
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
    <form className="panel" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{t('controls')}</h2>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      {field('ballotsCounted', t('ballotsCounted'), control?.ballotsCounted)}
      {field('ballotsNotCounted', t('ballotsNotCounted'), control?.ballotsNotCounted)}
      {contest.choices.map(({ id, name }, at) => field(id, name, control?.votes[at]))}
      <Button type="submit" disabled={busy}>
        {t('controlsButton')} {control ? '✓' : ''}
      </Button>
    </form>
  );
}

type Problem = { readonly is: string } & Readonly<Record<string, unknown>>;
type ReadList =
  | {
      readonly is: 'read';
      readonly batches: number;
      readonly sums: { readonly ballots: number; readonly votes: readonly number[] | null };
      readonly notes: readonly Problem[];
    }
  | { readonly is: 'unreadable'; readonly problems: readonly Problem[]; readonly more: number }
  | { readonly is: 'refused'; readonly refusal: Problem }
  | { readonly is: 'recorded' };

export function BatchListPanel({ state }: Props) {
  const t = useTranslations('officer');
  const files = useTranslations('files');
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadList | null>(null);

  async function send(query: string): Promise<ReadList> {
    const response = await fetch(`/api/recounts/${state.id}/batch-list${query}`, {
      method: 'POST',
      body: file,
    });
    return (await response.json()) as ReadList;
  }

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (file) setRead(await send(''));
  }

  async function take() {
    if (!file) return;
    const query = new URLSearchParams({ id: newCommandId(), name: file.name });
    setRead(await send(`?${query}`));
  }

  const text = ({ is, ...values }: Problem) => files(is, values as Record<string, string>);
  const control = state.control?.ballotsCounted;
  const against = (list: number) =>
    control === undefined
      ? null
      : t('againstControls', { list, control, difference: formatDifference(list - control) });
  return (
    <form className="panel" onSubmit={(event) => void check(event)}>
      <h2>{t('list')}</h2>
      <p className="usa-hint">{t('listHelp')}</p>
      <Field
        label={t('file')}
        type="file"
        name="file"
        accept=".csv,text/csv"
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null);
          setRead(null);
        }}
      />
      <Button type="submit" plain disabled={!file}>
        {t('check')}
      </Button>
      {read?.is === 'unreadable' ? (
        <Alert is="error" role="alert">
          <ul>
            {read.problems.map((problem) => (
              <li key={JSON.stringify(problem)}>{text(problem)}</li>
            ))}
          </ul>
          {read.more > 0 ? <p>{files('more', { more: read.more })}</p> : null}
        </Alert>
      ) : null}
      {read?.is === 'refused' ? <RefusalText refusal={read.refusal} /> : null}
      {read?.is === 'read' ? (
        <Alert is="warning">
          <p>{t('listRead', { batches: read.batches, ballots: read.sums.ballots })}</p>
          <p>{against(read.sums.ballots)}</p>
          <ul>
            {read.notes.map((note) => (
              <li key={JSON.stringify(note)}>{text(note)}</li>
            ))}
          </ul>
          <Button onClick={() => void take()}>{t('importButton')}</Button>
        </Alert>
      ) : null}
      {state.totals.batches > 0 ? (
        <Alert is="success">
          <p>
            ✓{' '}
            {t('listRead', { batches: state.totals.batches, ballots: state.totals.ballotsListed })}
          </p>
          <p>{against(state.totals.ballotsListed)}</p>
        </Alert>
      ) : null}
    </form>
  );
}

export function RosterPanel({ state }: Props) {
  const t = useTranslations('officer');
  const { give, busy, refusal } = useCommand();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name'));
    if (await give({ type: 'enroll-judge', name })) form.reset();
    form.querySelector('input')?.focus();
  }

  return (
    <form className="panel" onSubmit={(event) => void submit(event)}>
      <h2>
        {t('roster')} ({formatCount(state.judges.filter(({ active }) => active).length)})
      </h2>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      <div className="actions">
        <Field label={t('judge')} name="name" autoComplete="off" required maxLength={200} />
        <Button type="submit" disabled={busy}>
          {t('enroll')}
        </Button>
      </div>
      <ul className="cards">
        {state.judges
          .filter(({ active }) => active)
          .map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <Button
                plain
                disabled={busy}
                onClick={() => void give({ type: 'retire-judge', judge: id })}
              >
                {t('retire')}
              </Button>
            </li>
          ))}
      </ul>
    </form>
  );
}

const CAPACITIES = ['watcher', 'witness'] as const;

export function ObserversPanel({ state }: Props) {
  const t = useTranslations('officer');
  const roles = useTranslations('states.role');
  const { give, busy, refusal } = useCommand();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const capacity = CAPACITIES.find((one) => one === data.get('capacity')) ?? 'watcher';
    const typed = (name: string) => String(data.get(name));
    const admitted = await give({
      type: 'admit-observer',
      capacity,
      name: typed('name'),
      standsFor: typed('standsFor'),
    });
    if (admitted) form.reset();
  }

  return (
    <form className="panel" onSubmit={(event) => void submit(event)}>
      <h2>{t('observers')}</h2>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      <div className="actions">
        <SelectField label={t('capacity')} name="capacity">
          {CAPACITIES.map((capacity) => (
            <option key={capacity} value={capacity}>
              {roles(capacity)}
            </option>
          ))}
        </SelectField>
        <Field label={t('observerName')} name="name" autoComplete="off" required maxLength={200} />
        <Field
          label={t('standsFor')}
          name="standsFor"
          autoComplete="off"
          required
          maxLength={200}
        />
        <Button type="submit" disabled={busy}>
          {t('admit')}
        </Button>
      </div>
      <ul className="cards">
        {state.observers
          .filter(({ active }) => active)
          .map(({ id, name, standsFor, capacity }) => (
            <li key={id}>
              <span>
                {name === VEILED ? id : name} · {roles(capacity)} ·{' '}
                {standsFor === VEILED ? '' : standsFor}
              </span>
              <LinkMaker
                path={`recounts/${state.id}/links`}
                body={{ purpose: 'observer', observer: id }}
              />
              <Button
                plain
                disabled={busy}
                onClick={() => void give({ type: 'withdraw-observer', observer: id })}
              >
                {t('withdraw')}
              </Button>
            </li>
          ))}
      </ul>
    </form>
  );
}

const RELEASES: readonly Release[] = ['progress-only', 'figures-as-accepted'];

/** Asked with no default (`practice.md` 7). */
export function ReleasePanel({ state }: Props) {
  const t = useTranslations('officer');
  const { give, busy, refusal } = useCommand();
  return (
    <fieldset className="usa-fieldset panel">
      <legend className="usa-legend">{t('release')}</legend>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      {RELEASES.map((release) => (
        <Choice
          is="radio"
          key={release}
          label={t(release)}
          name="release"
          checked={state.release === release}
          disabled={busy}
          onChange={() => void give({ type: 'choose-release', release })}
        />
      ))}
    </fieldset>
  );
}
