'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';

type Tree = { readonly [key: string]: string | Tree };

export function WordsProvider({
  messages,
  children,
}: {
  readonly messages: Tree;
  readonly children: ReactNode;
}) {
  return (
    <NextIntlClientProvider locale="en-US" timeZone="UTC" messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
