'use client';

import { useTranslations } from 'next-intl';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { buttonClass } from './button.tsx';

/** Long enough to be read across a table; hovering or focusing it holds it. */
const STAYS_MS = 12_000;

const queue = new ToastQueue<string>({ maxVisibleToasts: 1 });
let shown: string | null = null;

export function hush(): void {
  if (shown !== null) queue.close(shown);
  shown = null;
}

/** Says what was done. A newer sentence takes the place of the one before, so that nothing piles up. */
export function sayDone(sentence: string): void {
  hush();
  shown = queue.add(sentence, { timeout: STAYS_MS });
}

export function Toasts() {
  const t = useTranslations('screen');
  return (
    <ToastRegion queue={queue} className="toasts" aria-label={t('done')}>
      {({ toast }) => (
        <Toast toast={toast} className="usa-alert usa-alert--slim usa-alert--success">
          <div className="usa-alert__body">
            <ToastContent role="status">
              <Text slot="title">{toast.content}</Text>
            </ToastContent>
            <Button slot="close" className={buttonClass(true)}>
              {t('dismiss')}
            </Button>
          </div>
        </Toast>
      )}
    </ToastRegion>
  );
}
