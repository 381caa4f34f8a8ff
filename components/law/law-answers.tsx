'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ChoiceId } from '@/lib/base/ids.ts';
import type { Distance } from '@/lib/law/basis.ts';
import type { Answer } from '@/lib/law/clause.ts';
import type { Contest } from '@/lib/law/contest.ts';
import type { Deadline } from '@/lib/law/deadlines.ts';
import type { LawAnswers } from '@/lib/law/law-of.ts';
import { formatCount, formatDateTime, formatDay, zoneName } from '@/lib/words/format.ts';
import { Questions, Why } from './clauses.tsx';
import { Countdown } from './countdown.tsx';

function Section({
  title,
  answer,
  children,
}: {
  readonly title: string;
  readonly answer: Answer<unknown>;
  readonly children: ReactNode;
}) {
  return (
    <section className="law-answer">
      <h3>{title}</h3>
      {children}
      <Why clauses={answer.clauses} />
      <Questions questions={answer.questions} />
    </section>
  );
}

function useNames(contest: Contest) {
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const nameOf = (id: ChoiceId | 'any-10-voters') =>
    contest.choices.find((choice) => choice.id === id)?.name ?? id;
  return { nameOf, listOf: (ids: readonly ChoiceId[]) => list.format(ids.map(nameOf)) };
}

/** The works of one answer: `400 × 7 = 2,800 ≤ 3,405`. */
function Works({ distance, total }: { readonly distance: Distance; readonly total: number }) {
  const t = useTranslations('law');
  const { difference, limit, mostDifference } = distance;
  const product = limit.denominator * difference;
  return (
    <>
      <span className="works">
        {formatCount(limit.denominator)} × {formatCount(difference)} = {formatCount(product)}{' '}
        {product <= total ? '≤' : '>'} {formatCount(total)}
      </span>{' '}
      <span className="quiet">{t('most', { most: mostDifference })}</span>
    </>
  );
}

function Basis({
  contest,
  basis,
}: {
  readonly contest: Contest;
  readonly basis: LawAnswers['basis'];
}) {
  const t = useTranslations('law');
  const { nameOf } = useNames(contest);
  const { applies, required, distances, total } = basis;
  if (!applies) {
    return (
      <Section title={t('basis')} answer={basis}>
        <p>
          <strong>{t('notApplied')}</strong>
        </p>
      </Section>
    );
  }
  return (
    <Section title={t('basis')} answer={basis}>
      <p>
        <strong>{t(`required.${required.is}`)}</strong>
      </p>
      <p>{t('total', { total })}</p>
      {distances.length === 0 && required.is === 'no' ? <p>{t('noLoser')}</p> : null}
      <ul>
        {distances.map((distance) => (
          <li key={distance.who}>
            <strong>
              {distance.who === 'any-10-voters'
                ? t(`voters.${distance.may}`)
                : t(`loser.${distance.may}`, { name: nameOf(distance.who) })}
            </strong>{' '}
            {t('behind', { difference: distance.difference, name: nameOf(distance.against) })}{' '}
            <Works distance={distance} total={total} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function RequestDeadline({ deadline }: { readonly deadline: Deadline }) {
  const t = useTranslations('law');
  const { date, time, inclusive, instant, zone } = deadline;
  const day = formatDay(date);
  return (
    <p>
      <strong>
        {time === null
          ? t('untilDay', { day })
          : t(inclusive ? 'until' : 'before', { day, zone: zoneName(instant, zone) })}
      </strong>{' '}
      <Countdown until={instant} />
    </p>
  );
}

/** Everything that the law says of one contest, in the order in which it is needed. */
export function LawAnswersView({
  contest,
  answers,
}: {
  readonly contest: Contest;
  readonly answers: LawAnswers;
}) {
  const t = useTranslations('law');
  const sentence = useTranslations('declaration');
  const { listOf } = useNames(contest);
  const { basis, request, receipts, completion, filing, cost, officers, board, duties } = answers;
  const { declaration, lot, statute } = answers;
  return (
    <div aria-live="polite">
      <p className="quiet">{t('version', { id: statute.id, source: statute.source })}</p>
      <Basis contest={contest} basis={basis} />
      {basis.applies ? (
        <>
          {request ? (
            <Section title={t('deadline')} answer={request}>
              <RequestDeadline deadline={request} />
              {receipts.map(({ at, is }) => (
                <p key={at}>{t(`receipt.${is}`, { time: formatDateTime(at, request.zone) })}</p>
              ))}
            </Section>
          ) : (
            <p>{t('noCanvass')}</p>
          )}
          <Section title={t('filing')} answer={filing}>
            <p>
              <strong>{t(`clerk.${filing.who}`)}</strong>
            </p>
          </Section>
          {completion ? (
            <Section title={t('completion')} answer={completion}>
              <p>
                <strong>
                  {completion.date === null
                    ? t('noCompletion')
                    : t('completedBy', { day: formatDay(completion.date) })}
                </strong>
              </p>
            </Section>
          ) : null}
          <Section title={t('cost')} answer={cost}>
            <p>
              <strong>{t(`payer.${cost.who ?? 'open'}`)}</strong>
            </p>
          </Section>
          <Section title={t('officers')} answer={officers}>
            <ul>
              <li>{t('conducts')}</li>
              <li>{t(officers.declares === null ? 'declaresOpen' : 'declares')}</li>
              <li>{t(`observe.${officers.observe}`)}</li>
              <li>{t('sign')}</li>
            </ul>
          </Section>
          <Section title={t('board')} answer={board}>
            <p>
              <strong>{t(`body.${board.who}`)}</strong>{' '}
              {board.quorum === null ? null : t('quorum', { quorum: board.quorum })}
            </p>
          </Section>
          <Section title={t('duties')} answer={duties}>
            <ul>
              <li>{t(`certificates.${duties.certificates}`)}</li>
              {duties.countyReports ? <li>{t('countyReports')}</li> : null}
            </ul>
          </Section>
          {declaration ? (
            <Section title={t('declaration')} answer={declaration}>
              <p>
                <strong>
                  {sentence(declaration.is, {
                    names: listOf(declaration.chosen),
                    tied: listOf(declaration.tie?.among ?? []),
                    places: declaration.tie?.places ?? 0,
                    chosen: declaration.chosen.length > 0 ? 'some' : 'none',
                  })}
                </strong>
              </p>
            </Section>
          ) : null}
          {lot ? (
            <Section title={t('lot')} answer={lot}>
              <p>
                <strong>{t(`draws.${lot.who}`)}</strong>{' '}
                {lot.by === null ? t('lotAfter') : t('lotBy', { day: formatDay(lot.by) })}
              </p>
            </Section>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
