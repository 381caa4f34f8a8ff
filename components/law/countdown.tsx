'use client';

import { useTranslations } from 'next-intl';
import { useNow } from '../live/use-now.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left until a moment (UTC), by this device's clock; nothing in the server's HTML, which knows no now. */
export function Countdown({ until }: { readonly until: string }) {
  const t = useTranslations('law');
  const now = useNow();
  if (now === null) return null;
  const left = Date.parse(until) - now;
  if (left < 0) return <span className="quiet">{t('passed')}</span>;
  return (
    <span>
      {t('left', {
        days: Math.floor(left / DAY),
        hours: Math.floor((left % DAY) / HOUR),
        minutes: Math.floor((left % HOUR) / MINUTE),
      })}
    </span>
  );
}
