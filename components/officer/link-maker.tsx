'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { call } from '../ui/call.ts';

/** A link is shown once; its token is kept nowhere. */
export function LinkMaker({ path, body }: { readonly path: string; readonly body: object }) {
  const t = useTranslations('officer');
  const [url, setUrl] = useState<string | null>(null);
  return (
    <>
      <Button
        plain
        onClick={() =>
          void call<{ readonly url: string }>(path, body).then((made) => setUrl(made?.url ?? null))
        }
      >
        {url === null ? t('link') : t('newLink')}
      </Button>
      {url === null ? null : <output className="link-out">{url}</output>}
    </>
  );
}
