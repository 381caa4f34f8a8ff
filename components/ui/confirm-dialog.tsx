'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { QuestionDialog } from './question-dialog.tsx';

/** A question that is answered by the act's own button, or not at all. It closes either way. */
export function ConfirmDialog({
  asks,
  button,
  onConfirm,
  onClose,
  children,
}: {
  readonly asks: string;
  readonly button: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const t = useTranslations('screen');
  return (
    <QuestionDialog asks={asks} onClose={onClose}>
      {children}
      <div className="usa-modal__footer">
        <Button
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {button}
        </Button>
        <Button plain onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </QuestionDialog>
  );
}
