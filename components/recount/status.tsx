'use client';

import { useTranslations } from 'next-intl';
import type { Batch } from '@/lib/recount/batch/types.ts';
import type { StatusName } from '@/lib/recount/state.ts';

export type Shown = StatusName | 'out';

/** Being counted is what people look for first; a count that is in shows once the ballots are back. */
export function shownStatus({ place, status }: Batch): Shown {
  return place.at === 'table' && !place.submitted ? 'out' : status.is;
}

/** The state's mark; fonts lack some of these signs. */
const MARKS: Readonly<Record<Shown, string>> = {
  'not-started': 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  out: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 1.5v9a4.5 4.5 0 0 1 0-9Z',
  'one-count': 'M3 2h5v12H3z',
  'another-count': 'M3 2h5v12H3zM10 2h3v12h-3z',
  'counts-differ': 'M2 5h12v2H2zM2 9h12v2H2zM10.5 2 13 3 5.5 14 3 13z',
  held: 'M7 2h2v8H7zM7 12h2v2H7z',
  accepted: 'M2 8.5 3.5 7l3 3 6-6.5L14 5l-7.500 8z',
  reopened: 'M8 3a5 5 0 1 1-4.9 6h1.600A3.500 3.500 0 1 0 8 4.500V7L4 3.800 8 .600z',
};

export function Mark({ is }: { readonly is: Shown }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={MARKS[is]} fill="currentColor" />
    </svg>
  );
}

export function StatusMark({ batch, table }: { readonly batch: Batch; readonly table: number }) {
  const t = useTranslations('states.batch');
  const is = shownStatus(batch);
  return (
    <span className="status" data-is={is}>
      <Mark is={is} />
      {t(is, { table })}
    </span>
  );
}
