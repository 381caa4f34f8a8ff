'use client';

import { useTranslations } from 'next-intl';
import type { Stop } from '@/lib/recount/refusals.ts';
import { formatDifference } from '@/lib/words/format.ts';
import { Alert } from './alert.tsx';

type Shown = { readonly is: string } & Readonly<Record<string, unknown>>;

/** A refusal in one plain sentence; what stands in the way of closing is listed. */
export function RefusalText({ refusal }: { readonly refusal: Shown }) {
  const t = useTranslations();
  const { is, ...values } = refusal;
  const missing = Array.isArray(values.missing)
    ? values.missing.map((one) => t(`missing.${one}`)).join(', ')
    : '';
  const stops = is === 'cannot-close' ? (values.stops as readonly Stop[]) : [];
  return (
    <Alert is="error" role="alert">
      <p>{t(`refusals.${is}`, { ...(values as Record<string, string>), missing })}</p>
      {stops.length > 0 ? (
        <ul>
          {stops.map((stop) => (
            <li key={stop.is}>
              <StopText stop={stop} />
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}

export function StopText({ stop }: { readonly stop: Stop }) {
  const t = useTranslations('stops');
  const screen = useTranslations('screen');
  const { is, ...values } = stop;
  const named = 'names' in stop ? stop.names : [];
  const more = 'names' in stop ? stop.count - named.length : 0;
  const first = named.join(', ');
  const names = more > 0 ? screen('andMore', { names: first, more }) : first;
  const signed =
    stop.is === 'ballots-differ-from-canvass'
      ? {
          adjusted: formatDifference(stop.adjusted, screen('noChange')),
          unexplained: formatDifference(stop.unexplained, screen('noChange')),
        }
      : {};
  return t(is, { ...(values as unknown as Record<string, string>), names, ...signed });
}
