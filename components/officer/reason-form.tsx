'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

/** One reason, and the acts that need it. */
export function ReasonForm({
  label,
  actions,
  busy,
}: {
  readonly label?: string;
  readonly actions: readonly {
    readonly name: string;
    readonly plain?: boolean;
    readonly run: (reason: string) => Promise<boolean>;
  }[];
  readonly busy: boolean;
  readonly children?: ReactNode;
}) {
  const t = useTranslations('screen');
  const [reason, setReason] = useState('');
  return (
    <div className="actions">
      <Field
        label={label ?? t('reason')}
        value={reason}
        maxLength={2_000}
        onChange={(event) => setReason(event.target.value)}
      />
      {actions.map(({ name, plain, run }) => (
        <Button
          key={name}
          plain={plain ?? false}
          disabled={busy || reason.trim() === ''}
          onClick={() => void run(reason).then((done) => done && setReason(''))}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
