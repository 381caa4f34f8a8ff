import type { ReactNode } from 'react';
import { type Area, messages } from '@/lib/words/messages.ts';
import { WordsProvider } from './words-provider.tsx';

/** Gives a page the texts of these areas, and no others. */
export function Words({
  areas,
  children,
}: {
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}) {
  const picked = Object.fromEntries(areas.map((area) => [area, messages[area]]));
  return <WordsProvider messages={picked}>{children}</WordsProvider>;
}
