'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import type { Command } from '@/lib/recount/commands.ts';
import type { DeskRefusal } from '@/lib/wire/messages.ts';
import { newCommandId } from '../live/new-id.ts';
import { useSend } from '../live/use-live.tsx';
import { sayDone } from '../ui/toasts.tsx';

const TRIES = 5;
const PATIENCE_MS = 1_500;

export type Shown = DeskRefusal | { readonly is: 'unknown' };

export type Give = {
  readonly busy: boolean;
  readonly refusal: Shown | null;
  /** True once it is recorded. The same id goes out again until there is an answer. */
  readonly give: (command: Command) => Promise<boolean>;
  readonly clear: () => void;
};

export function useCommand(): Give {
  const t = useTranslations('screen');
  const send = useSend();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Shown | null>(null);
  const give = useCallback(
    async (command: Command) => {
      const id = newCommandId();
      setBusy(true);
      setRefusal(null);
      for (let tried = 0; tried < TRIES; tried++) {
        const outcome = await send(id, command);
        if (outcome?.is === 'recorded' || outcome?.is === 'refused') {
          setBusy(false);
          if (outcome.is === 'refused') setRefusal(outcome.refusal);
          else sayDone(t('recorded', { seq: outcome.seq }));
          return outcome.is === 'recorded';
        }
        await new Promise((again) => setTimeout(again, PATIENCE_MS));
      }
      setBusy(false);
      setRefusal({ is: 'unknown' });
      return false;
    },
    [send, t],
  );
  const clear = useCallback(() => setRefusal(null), []);
  return { busy, refusal, give, clear };
}
