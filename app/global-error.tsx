'use client';

import { errors } from '@/lib/words/en/errors.ts';

/** Where even the frame of every page failed; there is no choice of language then. */
export default function FrameFault() {
  return (
    <html lang="en">
      <body>
        <main className="page narrow">
          <h1>{errors.fault}</h1>
          <p>{errors.safe}</p>
          <p>
            <a href="/">{errors.home}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
