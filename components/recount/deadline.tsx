'use client';

import { useTranslations } from 'next-intl';
import { daysUntil } from '@/lib/base/days-until.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatDate } from '@/lib/words/format.ts';
import { useNow } from '../live/use-now.ts';

/** By when the recount is conducted, in every header: found by rule from what is recorded, and never computed here. */
export function RecountDeadline({ state }: { readonly state: Recount }) {
  const t = useTranslations('screen.deadline');
  const now = useNow();
  const { legal, mode, stage, zone } = state;
  if (legal.setting === null || stage.is === 'discontinued') return null;
  const { plan, setting } = legal;
  const open = stage.is !== 'declared' && mode !== 'demo';
  const left = (date: string) => {
    if (now === null || !open) return '';
    const days = daysUntil(date, new Date(now), zone);
    return days < 0 ? t('passed', { days: -days }) : t('left', { days });
  };
  if (plan?.date) {
    const { date, rolled } = plan;
    return (
      <span className="deadline">
        {t('by', { date: formatDate(date) })} {left(date)}
        {rolled === null || rolled === date ? null : (
          <span className="quiet"> {t('rolled', { date: formatDate(rolled) })}</span>
        )}
      </span>
    );
  }
  const target = setting.target === null ? null : t('target', { date: formatDate(setting.target) });
  return (
    <span className="deadline">
      {plan?.cause === 'ten-voters' ? t('none') : t('noCause')} {target}{' '}
      {setting.target === null ? '' : left(setting.target)}
    </span>
  );
}
