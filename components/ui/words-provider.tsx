'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';

type Tree = { readonly [key: string]: string | Tree };

export function WordsProvider({
  locale,
  messages,
  children,
}: {
  readonly locale: string;
  readonly messages: Tree;
  readonly children: ReactNode;
}) {
  return (
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
