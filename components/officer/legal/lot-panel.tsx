'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ChoiceId } from '@/lib/base/ids.ts';
import { UTAH } from '@/lib/law/calendar/local-date.ts';
import type { Lot } from '@/lib/law/deadlines.ts';
import type { Declaration } from '@/lib/law/declaration.ts';
import type { DrawnLot } from '@/lib/recount/legal/types.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatDateTime, formatDay } from '@/lib/words/format.ts';
import { Why } from '../../law/clauses.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Choice, Field, TextAreaField } from '../../ui/field.tsx';
import { RefusalText } from '../../ui/refusal-text.tsx';
import { TypedForm } from '../typed-form.tsx';
import { useCommand } from '../use-command.ts';
import { blankOf, linesOf, momentOf, textsOf } from './read-form.ts';

type Props = { readonly state: Recount };
type Tie = NonNullable<Declaration['tie']>;

const LINES = ['place', 'drawnBy'] as const;
const TEXTS = ['presence', 'notice', 'method'] as const;
const FIELDS = ['date', 'time', ...LINES, ...TEXTS] as const;
type Name = (typeof FIELDS)[number];
const LABELS = {
  date: 'drawnOn',
  time: 'drawnTime',
  place: 'place',
  drawnBy: 'drawnBy',
  presence: 'presence',
  notice: 'notice',
  method: 'method',
} as const satisfies Record<Name, string>;

function nameOf({ contest }: Recount, id: ChoiceId): string {
  return contest.choices.find((choice) => choice.id === id)?.name ?? id;
}

function LotForm({ state, tie }: Props & { readonly tie: Tie }) {
  const t = useTranslations('legal');
  const refusals = useTranslations('refusals');
  const { give, busy, refusal } = useCommand();
  const [blank, setBlank] = useState<string | null>(null);
  const [asked, setAsked] = useState<DrawnLot | null>(null);

  /** A lot is recorded once: what is about to be recorded is asked about first. */
  async function ask(form: HTMLFormElement): Promise<boolean> {
    const missing = blankOf(form, FIELDS);
    const text = textsOf(form);
    const drawnAt = momentOf(text('date'), text('time'));
    const chosen = new FormData(form).getAll('chosen') as ChoiceId[];
    const few = chosen.length === tie.places ? null : 'chosen';
    setBlank(missing ?? (drawnAt === null ? 'date' : few));
    if (missing !== null || drawnAt === null || few !== null) return false;
    const lot = {
      drawnAt,
      place: text('place'),
      drawnBy: text('drawnBy'),
      presence: linesOf(text('presence')),
      notice: text('notice'),
      method: text('method'),
      chosen,
    };
    setAsked(lot);
    return false;
  }

  const common = (name: Name) => ({
    name,
    label: t(LABELS[name]),
    error: blank === name ? t('missing', { field: t(LABELS[name]) }) : undefined,
  });
  return (
    <TypedForm onRecord={ask} noValidate>
      <div className="two-columns">
        <Field type="date" {...common('date')} />
        <Field type="time" step="1" {...common('time')} />
        {LINES.map((name) => (
          <Field key={name} maxLength={200} {...common(name)} />
        ))}
      </div>
      {TEXTS.map((name) => (
        <TextAreaField key={name} rows={2} maxLength={2_000} {...common(name)} />
      ))}
      <fieldset className="usa-fieldset">
        <legend className="usa-legend">{t('chosen', { places: tie.places })}</legend>
        {blank === 'chosen' ? (
          <span className="usa-error-message" role="alert">
            {refusals('lot-chooses-others', { places: tie.places })}
          </span>
        ) : null}
        {tie.among.map((id) => (
          <Choice
            is={tie.places === 1 ? 'radio' : 'checkbox'}
            key={id}
            name="chosen"
            value={id}
            label={nameOf(state, id)}
          />
        ))}
      </fieldset>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      <Button type="submit" disabled={busy}>
        {t('recordLot')}
      </Button>
      {asked ? (
        <ConfirmDialog
          asks={t('lotAsks')}
          button={t('recordLot')}
          onConfirm={() => void give({ type: 'record-lot', lot: asked })}
          onClose={() => setAsked(null)}
        >
          <p className="sentence">
            <strong>
              {t('lotChosen', { names: asked.chosen.map((id) => nameOf(state, id)).join(', ') })}
            </strong>
          </p>
          <p>{t('lotHappens')}</p>
        </ConfirmDialog>
      ) : null}
    </TypedForm>
  );
}

/** Locked until the recount is canvassed and still tied (20A-1-304). It changes no figure. */
export function LotPanel({ state, law }: Props & { readonly law: Lot | null }) {
  const t = useTranslations('legal');
  const words = useTranslations('law');
  const { legal, stage } = state;
  const tie = stage.is === 'declared' ? stage.declaration.tie : null;
  const { lot } = legal;
  return (
    <section className="panel" aria-labelledby="lot">
      <h2 id="lot">{t('lot')}</h2>
      {tie ? null : <p>{t('noLot')}</p>}
      {tie && law ? (
        <>
          <p>
            {words(`draws.${law.who}`)}{' '}
            {law.by === null ? words('lotAfter') : words('lotBy', { day: formatDay(law.by) })}
          </p>
          <Why clauses={law.clauses} />
        </>
      ) : null}
      {tie && !legal.canvass ? <p>{t('lotLocked')}</p> : null}
      {tie && legal.canvass && !lot ? <LotForm state={state} tie={tie} /> : null}
      {lot ? (
        <>
          <p>
            {t('lotDrawn', {
              ...lot,
              time: formatDateTime(lot.drawnAt, UTAH),
              presence: lot.presence.join(', '),
              chosen: '',
            })}
          </p>
          <p>
            <strong>
              {t('lotChosen', { names: lot.chosen.map((id) => nameOf(state, id)).join(', ') })}
            </strong>
          </p>
        </>
      ) : null}
    </section>
  );
}
