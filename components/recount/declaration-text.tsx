'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ChoiceId } from '@/lib/base/ids.ts';
import type { Declaration } from '@/lib/law/declaration.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatCount, formatDateTime } from '@/lib/words/format.ts';
import { Alert } from '../ui/alert.tsx';

/** The statute's sentence, its figures and its clauses, as they are or would be declared. */
export function DeclarationBody({
  declaration,
  state,
}: {
  readonly declaration: Declaration;
  readonly state: Recount;
}) {
  const t = useTranslations('declaration');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const nameOf = (id: ChoiceId) =>
    state.contest.choices.find((choice) => choice.id === id)?.name ?? id;
  const { chosen, tie, figures, clauses, questions } = declaration;
  return (
    <>
      <p className="sentence">
        <strong>
          {t(declaration.is, {
            names: list.format(chosen.map(nameOf)),
            tied: list.format((tie?.among ?? []).map(nameOf)),
            places: tie?.places ?? 0,
            chosen: chosen.length > 0 ? 'some' : 'none',
          })}
        </strong>
      </p>
      <ul>
        {figures.map(({ choice, votes }) => (
          <li key={choice}>
            {nameOf(choice)}: {formatCount(votes)}
          </li>
        ))}
      </ul>
      {clauses.map(({ cite, says, certainty }) => (
        <p className="quiet" key={cite}>
          {cite}: “{says}” ({t(`certainty.${certainty}`)})
        </p>
      ))}
      {questions.map(({ id, asks, readings }) => (
        <Alert is="warning" key={id}>
          <p>{asks}</p>
          <ul>
            {readings.map(({ cites, answer }) => (
              <li key={cites}>
                {cites}: {answer}
              </li>
            ))}
          </ul>
        </Alert>
      ))}
    </>
  );
}

export function DeclarationText({ state }: { readonly state: Recount }) {
  const t = useTranslations('officer');
  const { stage } = state;
  if (stage.is !== 'declared') return null;
  return (
    <section className="panel" aria-labelledby="declared">
      <h2 id="declared">
        {t('declaredBy', { name: stage.by, time: formatDateTime(stage.at, state.zone) })}
      </h2>
      <DeclarationBody declaration={stage.declaration} state={state} />
      <p>{t('next')}</p>
    </section>
  );
}
