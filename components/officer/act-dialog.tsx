'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field, TextAreaField } from '../ui/field.tsx';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import type { Give } from './use-command.ts';

/** Something that the officer does: what it asks, what happens then, and what has to be typed for it. */
export type Act = {
  readonly button: string;
  readonly asks: string;
  readonly happens: string;
  readonly types?: { readonly is: 'reason' | 'name'; readonly label: string };
  readonly shows?: ReactNode;
  readonly plain?: boolean;
  readonly run: (typed: string) => Promise<boolean>;
};

const MAX_REASON = 2_000;

/** The act is done by the button that carries its name; what was refused is said in the dialog. */
export function ActDialog({
  act,
  command: { busy, refusal, clear },
  onClose,
}: {
  readonly act: Act;
  readonly command: Give;
  readonly onClose: () => void;
}) {
  const t = useTranslations('screen');
  const [typed, setTyped] = useState('');
  const unsaved = useUnsaved();
  const { types } = act;

  function type(value: string): void {
    setTyped(value);
    unsaved(value.trim() !== '');
  }

  function close(): void {
    clear();
    onClose();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await act.run(typed)) close();
  }

  return (
    <QuestionDialog asks={act.asks} wide={act.shows !== undefined} onClose={close}>
      <form onSubmit={(event) => void submit(event)}>
        {act.shows}
        <p>{act.happens}</p>
        {refusal ? <RefusalText refusal={refusal} /> : null}
        {types?.is === 'reason' ? (
          <TextAreaField
            label={types.label}
            rows={3}
            required
            maxLength={MAX_REASON}
            autoFocus
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        ) : null}
        {types?.is === 'name' ? (
          <Field
            label={types.label}
            required
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        ) : null}
        <div className="usa-modal__footer">
          <Button type="submit" disabled={busy || (types !== undefined && typed.trim() === '')}>
            {act.button}
          </Button>
          <Button plain onClick={close}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </QuestionDialog>
  );
}
