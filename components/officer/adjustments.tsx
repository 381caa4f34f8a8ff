'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readWholeNumber } from '@/lib/base/whole-number.ts';
import { VEILED } from '@/lib/recount/batch/types.ts';
import { MAX_FIGURE } from '@/lib/recount/figures.ts';
import type { AdjustmentKind, Recount } from '@/lib/recount/state.ts';
import { formatDifference } from '@/lib/words/format.ts';
import { Button } from '../ui/button.tsx';
import { Field, SelectField } from '../ui/field.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import { Acts, useActWords } from './acts.tsx';
import { TypedForm } from './typed-form.tsx';
import { useCommand } from './use-command.ts';

const KINDS: readonly AdjustmentKind[] = [
  'reversed-rejection',
  'found',
  'misfiled',
  'list-error',
  'cause-not-found',
];

/** Why more or fewer ballots were recounted than at the canvass. */
export function Adjustments({ state }: { readonly state: Recount }) {
  const t = useTranslations('officer');
  const screen = useTranslations('screen');
  const kinds = useTranslations('states.adjustment');
  const problem = useTranslations('station.problem');
  const words = useActWords();
  const { give, busy, refusal } = useCommand();
  const signed = (ballots: number) => formatDifference(ballots, screen('noChange'));
  const [wrong, setWrong] = useState(false);

  async function adjust(form: HTMLFormElement): Promise<boolean> {
    const data = new FormData(form);
    const [, sign = '', digits = ''] =
      /^([+−-]?)(.*)$/.exec(String(data.get('ballots')).trim()) ?? [];
    const read = readWholeNumber(digits, MAX_FIGURE);
    const ballots = read.ok ? (sign === '' || sign === '+' ? read.value : 0 - read.value) : null;
    setWrong(ballots === null);
    const kind = KINDS.find((one) => one === data.get('kind'));
    if (ballots === null || !kind) return false;
    const reason = String(data.get('reason'));
    const recorded = await give({ type: 'record-adjustment', ballots, kind, reason });
    if (recorded) form.reset();
    return recorded;
  }

  return (
    <section className="panel" aria-labelledby="adjustments">
      <h2 id="adjustments">{t('adjustments')}</h2>
      <ul>
        {state.adjustments.map(({ seq, ballots, kind, reason, withdrawn }) => (
          <li key={seq}>
            {withdrawn ? <s>{signed(ballots)}</s> : signed(ballots)} · {kinds(kind)} ·{' '}
            {reason === VEILED ? '' : reason}
            {withdrawn ? null : (
              <Acts
                acts={(take) => [
                  {
                    ...words('withdraw-adjustment'),
                    plain: true,
                    types: { is: 'reason', label: screen('reason') },
                    run: (why) =>
                      take({ type: 'withdraw-adjustment', adjustment: seq, reason: why }),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      <TypedForm onRecord={adjust}>
        {refusal ? <RefusalText refusal={refusal} /> : null}
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
          <Field
            label={screen('reason')}
            name="reason"
            required
            maxLength={2_000}
            autoComplete="off"
          />
          <Button type="submit" disabled={busy}>
            {t('adjust')}
          </Button>
        </div>
      </TypedForm>
    </section>
  );
}
