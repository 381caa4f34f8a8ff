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
  const { locale, messages } = await pageWords();
  const picked = Object.fromEntries(areas.map((area) => [area, messages[area]]));
  return (
    <WordsProvider locale={locale} messages={picked}>
      {children}
    </WordsProvider>
  );
}
