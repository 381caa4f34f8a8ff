'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { declare } from '@/lib/law/declare.ts';
import { VEILED } from '@/lib/recount/batch/types.ts';
import { stopsToClosing } from '@/lib/recount/closing/stops.ts';
import type { AdjustmentKind, Recount } from '@/lib/recount/state.ts';
import { readSums } from '@/lib/recount/totals.ts';
import type { Snapshot } from '@/lib/wire/messages.ts';
import { formatDifference } from '@/lib/words/format.ts';
import { LiveProvider, useLive } from '../live/use-live.tsx';
import { DeclarationBody, DeclarationText } from '../recount/declaration-text.tsx';
import { RecountHeader } from '../recount/header.tsx';
import { VotesSoFar } from '../recount/totals.tsx';
import { Button } from '../ui/button.tsx';
import { Field, SelectField } from '../ui/field.tsx';
import { RefusalText, StopText } from '../ui/refusal-text.tsx';
import { ReasonForm } from './reason-form.tsx';
import { numbersOf } from './setup-panels.tsx';
import { type Give, useCommand } from './use-command.ts';

type Props = { readonly state: Recount; readonly command: Give };

const KINDS: readonly AdjustmentKind[] = [
  'reversed-rejection',
  'found',
  'misfiled',
  'list-error',
  'cause-not-found',
];

function Adjustments({ state, command: { give, busy } }: Props) {
  const t = useTranslations('officer');
  const kinds = useTranslations('states.adjustment');
  const [wrong, setWrong] = useState(false);
  const problem = useTranslations('station.problem');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = String(data.get('ballots')).trim().replace('−', '-').replaceAll(',', '');
    const ballots = /^[+-]?\d{1,9}$/.test(typed) ? Number(typed) : null;
    setWrong(ballots === null);
    const kind = KINDS.find((one) => one === data.get('kind'));
    if (ballots === null || !kind) return;
    const reason = String(data.get('reason'));
    if (await give({ type: 'record-adjustment', ballots, kind, reason })) form.reset();
  }

  return (
    <form className="panel" onSubmit={(event) => void submit(event)}>
      <h2>{t('adjustments')}</h2>
      <ul>
        {state.adjustments.map(({ seq, ballots, kind, reason, withdrawn }) => (
          <li key={seq}>
            {withdrawn ? <s>{formatDifference(ballots)}</s> : formatDifference(ballots)} ·{' '}
            {kinds(kind)} · {reason === VEILED ? '' : reason}
          </li>
        ))}
      </ul>
      <div className="actions">
        <Field
          label={t('adjustmentBallots')}
          name="ballots"
          inputMode="text"
          autoComplete="off"
          required
          error={wrong ? problem('not-a-number', { value: '' }) : undefined}
        />
        <SelectField label={t('adjustmentKind')} name="kind" required defaultValue="">
          <option value="" disabled />
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kinds(kind)}
            </option>
          ))}
        </SelectField>
        <Reason />
        <Button type="submit" disabled={busy}>
          {t('adjust')}
        </Button>
      </div>
    </form>
  );
}

function Reason() {
  const t = useTranslations('screen');
  return <Field label={t('reason')} name="reason" required maxLength={2_000} autoComplete="off" />;
}

function Reexamination({ state, command: { give, busy } }: Props) {
  const t = useTranslations('officer');
  const problem = useTranslations('station.problem');
  const [wrong, setWrong] = useState<string | null>(null);
  const { reexamination: stated } = state;
  const names = ['examined', 'upheld', 'reversed'] as const;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = numbersOf(event.currentTarget, names);
    setWrong(read.ok ? null : read.field);
    if (!read.ok) return;
    const [examined = 0, upheld = 0, reversed = 0] = read.values;
    const statedBy = String(new FormData(event.currentTarget).get('statedBy'));
    await give({ type: 'state-reexamination', examined, upheld, reversed, statedBy });
  }

  return (
    <form className="panel" onSubmit={(event) => void submit(event)} noValidate>
      <h2>
        {t('reexamination')} {stated ? '✓' : ''}
      </h2>
      <div className="actions">
        {names.map((name) => (
          <Field
            key={name}
            name={name}
            label={t(name)}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={stated ? String(stated[name]) : ''}
            error={wrong === name ? problem('blank') : undefined}
          />
        ))}
        <Field
          label={t('statedBy')}
          name="statedBy"
          required
          defaultValue={stated?.statedBy ?? ''}
        />
        <Button type="submit" disabled={busy}>
          {t('stateButton')}
        </Button>
      </div>
    </form>
  );
}

/** The sentence as it would be declared; the officer's own name makes it so. */
function Declare({ state, command: { give, busy } }: Props) {
  const t = useTranslations('officer');
  const sums = readSums(state.totals);
  const [name, setName] = useState('');
  if (sums.is === 'partial') return null;
  return (
    <section className="panel" aria-labelledby="declare">
      <h2 id="declare">{t('declare')}</h2>
      <DeclarationBody declaration={declare(state.contest, sums.sums.votes)} state={state} />
      <p>{t('declareHelp')}</p>
      <div className="actions">
        <Field
          label={t('yourName')}
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          disabled={busy || name.trim() === ''}
          onClick={() => void give({ type: 'declare', name })}
        >
          {t('declareButton')}
        </Button>
      </div>
    </section>
  );
}

function Closing() {
  const t = useTranslations('officer');
  const { state } = useLive();
  const command = useCommand();
  const { give, busy, refusal } = command;
  const stops = stopsToClosing(state);
  const open = state.stage.is === 'counting' || state.stage.is === 'paused';
  return (
    <>
      <RecountHeader />
      <main className="page">
        <p>
          <Link href={`/recounts/${state.id}`}>{t('desk')}</Link>
        </p>
        <div className="columns">
          <div>
            {refusal ? <RefusalText refusal={refusal} /> : null}
            {state.stage.is === 'declared' ? <DeclarationText state={state} /> : null}
            {state.stage.is === 'closed' ? (
              <>
                <Declare state={state} command={command} />
                <ReasonForm
                  busy={busy}
                  actions={[
                    {
                      name: t('reopenCounting'),
                      plain: true,
                      run: (reason) => give({ type: 'reopen-counting', reason }),
                    },
                  ]}
                />
              </>
            ) : null}
            {open ? (
              <>
                <section className="panel" aria-labelledby="closing">
                  <h2 id="closing">{t('closing')}</h2>
                  {stops.length === 0 ? <p>✓ {t('ready')}</p> : null}
                  <ul>
                    {stops.map((stop) => (
                      <li key={stop.is}>
                        <StopText stop={stop} />
                      </li>
                    ))}
                  </ul>
                  <p>{t('closeHelp')}</p>
                  <Button disabled={busy} onClick={() => void give({ type: 'close-counting' })}>
                    {t('close')}
                  </Button>
                </section>
                <Adjustments state={state} command={command} />
                <Reexamination state={state} command={command} />
              </>
            ) : null}
          </div>
          <VotesSoFar state={state} />
        </div>
      </main>
    </>
  );
}

export function ClosingScreen({
  initial,
}: {
  readonly initial: Snapshot & { readonly complete: boolean };
}) {
  return (
    <LiveProvider side="staff" initial={initial}>
      <Closing />
    </LiveProvider>
  );
}
