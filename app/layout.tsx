import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { pageWords } from '@/components/ui/page-words.ts';
import './styles/base.scss';
import './styles/forced-colors.css';
import './styles/print.css';

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

export async function generateMetadata(): Promise<Metadata> {
  const { say } = await pageWords();
  return { title: say('screen.product') };
}
export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default async function Layout({ children }: { readonly children: ReactNode }) {
  // Every page is made for its reader, with a nonce of its own.
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const { locale } = await pageWords();
  return (
    <html lang={locale} className={publicSans.variable}>
      <head>
        {/* React Aria lays a style of its own under this nonce; an attribute that no style sheet can read. */}
        <meta property="csp-nonce" nonce={nonce} />
      </head>
      <body>{children}</body>
    </html>
  );
}
