'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { PersonId } from '@/lib/base/ids.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatDateTime } from '@/lib/words/format.ts';
import { Button } from '../ui/button.tsx';
import { call } from '../ui/call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Loaded when it is asked for. */
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

type Standing = { readonly observer: PersonId | null; readonly since: string };

/** Asked for once a page: every maker of a link looks into the same answer. */
const asked = new Map<string, Promise<readonly Standing[]>>();

function standingOf(recount: string): Promise<readonly Standing[]> {
  const found =
    asked.get(recount) ??
    fetch(`/api/recounts/${recount}/standing-links`)
      .then((response) => (response.ok ? (response.json() as Promise<Standing[]>) : []))
      .catch(() => []);
  asked.set(recount, found);
  return found;
}

function Shown({ url }: { readonly url: string }) {
  const t = useTranslations('officer');
  const [square, setSquare] = useState(false);
  return (
    <span className="link-shown">
      <output className="link-out">{url}</output>
      <Button plain onClick={() => void navigator.clipboard.writeText(url)}>
        {t('copyLink')}
      </Button>
      <Button plain onClick={() => setSquare(!square)} aria-expanded={square}>
        {t('qrCode')}
      </Button>
      {square ? (
        <Suspense>
          <QrCode text={url} label={t('qrCode')} />
        </Suspense>
      ) : null}
    </span>
  );
}

/**
 * A link for the tables, or for one who watches. It is shown once: its token is kept nowhere. That one stands is told, and
 * making another, which ends it, is asked about.
 */
export function LinkMaker({
  state,
  observer = null,
}: {
  readonly state: Recount;
  readonly observer?: PersonId | null;
}) {
  const t = useTranslations('officer');
  const [url, setUrl] = useState<string | null>(null);
  const [since, setSince] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const { id, zone } = state;

  useEffect(() => {
    void standingOf(id).then((links) =>
      setSince(links.find((link) => link.observer === observer)?.since ?? null),
    );
  }, [id, observer]);

  async function make(): Promise<void> {
    const body = observer === null ? { purpose: 'tables' } : { purpose: 'observer', observer };
    const made = await call<{ readonly url: string }>(`recounts/${id}/links`, body);
    setUrl(made?.url ?? null);
  }

  const stands = url !== null || since !== null;
  return (
    <>
      {since !== null && url === null ? (
        <span className="quiet">{t('linkStands', { time: formatDateTime(since, zone) })}</span>
      ) : null}
      <Button plain onClick={() => (stands ? setAsks(true) : void make())}>
        {t(stands ? 'newLink' : 'link')}
      </Button>
      {url === null ? null : <Shown url={url} />}
      {asks ? (
        <ConfirmDialog
          asks={t('newLinkAsks')}
          button={t('newLink')}
          onConfirm={() => void make()}
          onClose={() => setAsks(false)}
        >
          <p>{t(observer === null ? 'newLinkTables' : 'newLinkObserver')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
