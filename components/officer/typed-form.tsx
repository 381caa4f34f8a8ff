'use client';

import type { FormHTMLAttributes } from 'react';
import { isTyped, useUnsaved } from '../ui/unsaved.ts';

/** A form that is asked about before it is left half-typed. `onRecord` tells whether what it holds is recorded now. */
export function TypedForm({
  onRecord,
  ...form
}: { readonly onRecord: (form: HTMLFormElement) => Promise<boolean> } & Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onInput' | 'onSubmit'
>) {
  const unsaved = useUnsaved();

  async function submit(form: HTMLFormElement): Promise<void> {
    if (await onRecord(form)) unsaved(false);
  }

  return (
    <form
      {...form}
      onInput={(event) => unsaved(isTyped(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    />
  );
}
