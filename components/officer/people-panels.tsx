'use client';

import { useTranslations } from 'next-intl';
import { VEILED } from '@/lib/recount/batch/types.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatCount } from '@/lib/words/format.ts';
import { Button } from '../ui/button.tsx';
import { Field, SelectField } from '../ui/field.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import { Acts, useActWords } from './acts.tsx';
import { LinkMaker } from './link-maker.tsx';
import { TypedForm } from './typed-form.tsx';
import { useCommand } from './use-command.ts';

type Props = { readonly state: Recount };

export function RosterPanel({ state }: Props) {
  const t = useTranslations('officer');
  const words = useActWords();
  const { give, busy, refusal } = useCommand();
  const judges = state.judges.filter(({ active }) => active);

  async function enroll(form: HTMLFormElement): Promise<boolean> {
    const name = String(new FormData(form).get('name'));
    const enrolled = await give({ type: 'enroll-judge', name });
    if (enrolled) form.reset();
    form.querySelector('input')?.focus();
    return enrolled;
  }

  return (
    <section className="panel" aria-labelledby="roster">
      <h2 id="roster">
        {t('roster')} ({formatCount(judges.length)})
      </h2>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      <TypedForm className="actions" onRecord={enroll}>
        <Field label={t('judge')} name="name" autoComplete="off" required maxLength={200} />
        <Button type="submit" disabled={busy}>
          {t('enroll')}
        </Button>
      </TypedForm>
      <ul className="cards">
        {judges.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Acts
              acts={(act) => [
                {
                  ...words('retire', { name }),
                  plain: true,
                  run: () => act({ type: 'retire-judge', judge: id }),
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const CAPACITIES = ['watcher', 'witness'] as const;

export function ObserversPanel({ state }: Props) {
  const t = useTranslations('officer');
  const roles = useTranslations('states.role');
  const words = useActWords();
  const { give, busy, refusal } = useCommand();

  async function admit(form: HTMLFormElement): Promise<boolean> {
    const data = new FormData(form);
    const capacity = CAPACITIES.find((one) => one === data.get('capacity')) ?? 'watcher';
    const name = String(data.get('name'));
    const standsFor = String(data.get('standsFor'));
    const admitted = await give({ type: 'admit-observer', capacity, name, standsFor });
    if (admitted) form.reset();
    return admitted;
  }

  return (
    <section className="panel" aria-labelledby="observers">
      <h2 id="observers">{t('observers')}</h2>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      <TypedForm className="actions" onRecord={admit}>
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
      </TypedForm>
      <ul className="cards">
        {state.observers
          .filter(({ active }) => active)
          .map(({ id, name, standsFor, capacity }) => (
            <li key={id}>
              <span>
                {name === VEILED ? id : name} · {roles(capacity)} ·{' '}
                {standsFor === VEILED ? '' : standsFor}
              </span>
              <LinkMaker state={state} observer={id} />
              <Acts
                acts={(act) => [
                  {
                    ...words('withdraw', { name: name === VEILED ? id : name }),
                    plain: true,
                    run: () => act({ type: 'withdraw-observer', observer: id }),
                  },
                ]}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
