'use client';

import { useTranslations } from 'next-intl';
import type { Contest } from '@/lib/law/contest.ts';
import { formatCount } from '@/lib/words/format.ts';
import type { SheetState } from './sheet-model.ts';

/** By how many and which way; never which row must be wrong. It balances only where the sheet is sound. */
export function BalancePanel({
  contest,
  sheet,
  blank,
}: {
  readonly contest: Contest;
  readonly sheet: SheetState;
  readonly blank: number;
}) {
  const t = useTranslations('station');
  const found = sheet.balances.reduce((sum, balance) => sum + balance.found, 0);
  const expected = sheet.balances.reduce((sum, balance) => sum + balance.expected, 0);
  const by = found - expected;
  const unreadable = sheet.open.length - blank;
  const is = sheet.sound ? 'good' : sheet.open.length > 0 ? 'open' : 'bad';

  function verdict(): string {
    if (unreadable > 0) return t('unreadable', { rows: unreadable });
    if (blank > 0) return t('incomplete', { blank });
    if (sheet.sound) return `✓ ${t('balances')}`;
    if (sheet.above.length > 0) return t('above', { rows: sheet.above.length });
    if (by === 0) return t('partsDiffer');
    return t(by > 0 ? 'over' : 'under', { by: Math.abs(by) });
  }

  return (
    <section className="panel" aria-labelledby="balance">
      <h2 id="balance">{t('balance')}</h2>
      <dl className="balance">
        <dt>{t('votes')}</dt>
        <dd>{formatCount(found)}</dd>
        <dt>
          {t('expected', {
            expected,
            each: contest.votesAllowed,
            ballots: expected / contest.votesAllowed,
          })}
        </dt>
        <dd>{formatCount(expected)}</dd>
      </dl>
      <p className="verdict" data-is={is} role="status">
        {verdict()}
      </p>
    </section>
  );
}
