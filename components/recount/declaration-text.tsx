'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ChoiceId } from '@/lib/base/ids.ts';
import type { Declaration } from '@/lib/law/declaration.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatCount, formatDateTime } from '@/lib/words/format.ts';
import { Alert } from '../ui/alert.tsx';

/** Choices by their names, and as a list in a sentence. */
function useNames({ contest }: Recount) {
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const nameOf = (id: ChoiceId) => contest.choices.find((choice) => choice.id === id)?.name ?? id;
  return { nameOf, listOf: (ids: readonly ChoiceId[]) => list.format(ids.map(nameOf)) };
}

/** The statute's sentence, its figures and its clauses, as they are or would be declared. */
export function DeclarationBody({
  declaration,
  state,
}: {
  readonly declaration: Declaration;
  readonly state: Recount;
}) {
  const t = useTranslations('declaration');
  const { nameOf, listOf } = useNames(state);
  const { chosen, tie, figures, clauses, questions } = declaration;
  return (
    <>
      <p className="sentence">
        <strong>
          {t(declaration.is, {
            names: listOf(chosen),
            tied: listOf(tie?.among ?? []),
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
  const { listOf } = useNames(state);
  const { stage, legal, zone } = state;
  if (stage.is === 'discontinued') {
    const { at, by, authority, reason } = stage;
    return (
      <Alert is="warning">
        <p>{t('discontinued', { time: formatDateTime(at, zone), by, authority, reason })}</p>
      </Alert>
    );
  }
  if (stage.is !== 'declared') return null;
  return (
    <section className="panel" aria-labelledby="declared">
      <h2 id="declared">
        {t('declaredBy', { name: stage.by, time: formatDateTime(stage.at, state.zone) })}
      </h2>
      <DeclarationBody declaration={stage.declaration} state={state} />
      {legal.lot ? (
        <p>{t('lotChosen', { names: listOf(legal.lot.chosen) })}</p>
      ) : (
        <p>{t('next')}</p>
      )}
    </section>
  );
}
