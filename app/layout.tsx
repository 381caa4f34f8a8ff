import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { say } from '@/lib/words/index.ts';
import './styles/base.css';

const publicSans = localFont({
  src: [
    {
      path: '../node_modules/@uswds/uswds/dist/fonts/public-sans/PublicSans-Regular.woff2',
      weight: '400',
    },
    {
      path: '../node_modules/@uswds/uswds/dist/fonts/public-sans/PublicSans-Bold.woff2',
      weight: '700',
    },
  ],
  variable: '--font-sans',
});

export const metadata: Metadata = { title: say('screen.product') };
export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default async function Layout({ children }: { readonly children: ReactNode }) {
  // Every page is made for its reader, with a nonce of its own.
  await connection();
  return (
    <html lang="en" className={publicSans.variable}>
      <body>{children}</body>
    </html>
  );
}
