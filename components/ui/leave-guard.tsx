'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { forgetUnsaved, isUnsaved } from './unsaved.ts';

/** A link of this window to another page of ours, as a plain click follows it. */
function followed(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  return link.href;
}

/** Asks before a half-typed form is left: by a link, by going back, by closing or loading the page again. */
export function LeaveGuard() {
  const t = useTranslations('acts.leave');
  const [leave, setLeave] = useState<(() => void) | null>(null);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const ask = (event: Event, go: () => void) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setLeave(() => go);
    };
    addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault(), { signal });
    // On the window, so that it is asked before the router hears of the click.
    addEventListener(
      'click',
      (event) => {
        const href = followed(event);
        if (href !== null && isUnsaved()) ask(event, () => location.assign(href));
      },
      { capture: true, signal },
    );
    // Where a browser lacks it, going back within the application is not asked about.
    if ('navigation' in window) {
      navigation.addEventListener(
        'navigate',
        (event) => {
          const { key } = event.destination;
          if (event.navigationType !== 'traverse' || !event.cancelable || !isUnsaved()) return;
          ask(event, () => void navigation.traverseTo(key));
        },
        { signal },
      );
    }
    return () => ended.abort();
  }, []);

  if (!leave) return null;
  const stay = () => setLeave(null);
  return (
    <QuestionDialog asks={t('asks')} onClose={stay}>
      <p>{t('happens')}</p>
      <div className="usa-modal__footer">
        <Button onClick={stay}>{t('stay')}</Button>
        <Button
          plain
          onClick={() => {
            stay();
            forgetUnsaved();
            leave();
          }}
        >
          {t('button')}
        </Button>
      </div>
    </QuestionDialog>
  );
}
