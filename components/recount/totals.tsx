'use client';

import { useTranslations } from 'next-intl';
import type { Recount } from '@/lib/recount/state.ts';
import { readSums } from '@/lib/recount/totals.ts';
import { formatCount } from '@/lib/words/format.ts';

/** Ballots that are listed and not accepted: no more votes than these can still come for any choice. */
function notYet({ totals }: Recount) {
  return {
    batches: totals.batches - totals.byStatus.accepted,
    votes: totals.ballotsListed - totals.ballotsListedAccepted,
  };
}

/** The difference at the cut line, a fact and no verdict; null where nobody stands below it. */
function marginOf({ contest }: Recount, votes: readonly number[]): number | null {
  const inOrder = votes.toSorted((a, b) => b - a);
  const last = inOrder[('toBeChosen' in contest ? contest.toBeChosen : 1) - 1];
  const first = inOrder['toBeChosen' in contest ? contest.toBeChosen : 1];
  return last === undefined || first === undefined ? null : last - first;
}

export function VotesSoFar({ state }: { readonly state: Recount }) {
  const t = useTranslations('screen');
  const { totals, contest, control, reexamination } = state;
  const sums = readSums(totals);
  const accepted = totals.byStatus.accepted;
  const most = sums.is === 'whole' ? Math.max(1, ...sums.sums.votes) : 1;
  const margin = sums.is === 'whole' ? marginOf(state, sums.sums.votes) : null;
  return (
    <section aria-labelledby="votes-so-far">
      <h2 id="votes-so-far">
        {t('votesSoFar')} · {t('unofficial')}
      </h2>
      {sums.is === 'partial' ? (
        <p>{t('partial', { accepted, all: totals.batches })}</p>
      ) : (
        <table className="usa-table usa-table--borderless">
          <thead>
            <tr>
              <th scope="col">{t('choice')}</th>
              <th scope="col" className="number">
                {t('votes')}
              </th>
              <td className="bar-column" />
            </tr>
          </thead>
          <tbody>
            {contest.choices.map(({ id, name }, at) => {
              const votes = sums.sums.votes[at] ?? 0;
              return (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td className="number large">{formatCount(votes)}</td>
                  <td aria-hidden="true">
                    <div className="bar">
                      <div style={{ width: `${Math.round((100 * votes) / most)}%` }} />
                    </div>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <p className="facts">
        {margin === null ? null : <strong>{t('margin', { margin })}</strong>}
        <span>{t('progress', { done: accepted, all: totals.batches })}</span>
        {notYet(state).batches > 0 ? <span>{t('notYet', notYet(state))}</span> : null}
      </p>
      {sums.is === 'whole' ? (
        <p className="quiet">
          {t('underOver', {
            under: sums.sums.undervotes,
            over: sums.sums.overvoted,
            other: sums.sums.otherWriteIns,
          })}
        </p>
      ) : null}
      {control && control.ballotsNotCounted > 0 ? (
        <p className="quiet">
          {t('reexamined', {
            examined: reexamination?.examined ?? 0,
            of: control.ballotsNotCounted,
          })}
        </p>
      ) : null}
    </section>
  );
}
