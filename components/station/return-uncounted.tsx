'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** One tap beside the batch's name gives nothing back: it asks first. */
export function ReturnUncounted({
  batch,
  disabled,
  onReturn,
}: {
  readonly batch: string;
  readonly disabled: boolean;
  readonly onReturn: () => void;
}) {
  const t = useTranslations('station');
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button plain disabled={disabled} onClick={() => setAsks(true)}>
        {t('returnUncounted')}
      </Button>
      {asks ? (
        <ConfirmDialog
          asks={t('returnAsks', { batch })}
          button={t('returnUncounted')}
          onConfirm={onReturn}
          onClose={() => setAsks(false)}
        >
          <p>{t('returnHappens')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
