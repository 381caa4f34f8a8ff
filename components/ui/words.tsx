import type { ReactNode } from 'react';
import type { Area } from '@/lib/words/messages.ts';
import { pageWords } from './page-words.ts';
import { WordsProvider } from './words-provider.tsx';

/** Gives a page the texts of these areas, and no others. */
export async function Words({
  areas,
  children,
}: {
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}) {
  const { messages } = await pageWords();
  const picked = Object.fromEntries(areas.map((area) => [area, messages[area]]));
  return <WordsProvider messages={picked}>{children}</WordsProvider>;
}
