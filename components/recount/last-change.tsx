'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { findBatch } from '@/lib/recount/batch/list.ts';
import { useLive } from '../live/use-live.tsx';

const SAID_EVERY_MS = 5_000;

/** What changed last, in one polite sentence; a screen reader hears at most one every five seconds. */
export function LastChange() {
  const t = useTranslations('screen');
  const events = useTranslations('events');
  const { state, last } = useLive();
  const [said, setSaid] = useState('');

  function sentence(): string {
    if (!last) return '';
    const { event, actor } = last;
    const { data } = event;
    const batch = 'batch' in data ? (findBatch(state, data.batch)?.name ?? '') : '';
    const table = (actor.table ?? ('table' in data ? data.table : '')).replace('t', '');
    const name = 'name' in data ? data.name : '';
    return t('lastChange', { what: events(event.type.replace('.', '-'), { batch, table, name }) });
  }

  const now = sentence();
  useEffect(() => {
    const timer = setTimeout(() => setSaid(now), SAID_EVERY_MS);
    return () => clearTimeout(timer);
  }, [now]);

  return (
    <>
      <span>{now || t('nothingYet')}</span>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}
