'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';
import { type Act, ActDialog } from './act-dialog.tsx';
import { type Give, useCommand } from './use-command.ts';

/** A row holds so many buttons; the acts beyond them stand in a menu. */
const BUTTONS = 2;

type Name =
  | 'accept'
  | 'clear'
  | 'close'
  | 'declare'
  | 'discontinue'
  | 'lift-stay'
  | 'order'
  | 'pause'
  | 'recall'
  | 'reopen'
  | 'reopen-counting'
  | 'restore'
  | 'retire'
  | 'start'
  | 'take-out'
  | 'withdraw'
  | 'withdraw-adjustment'
  | 'withdraw-request';

/** The words of an act, by its name. */
export function useActWords(): (
  name: Name,
  values?: Readonly<Record<string, string | number>>,
) => Pick<Act, 'button' | 'asks' | 'happens'> {
  const t = useTranslations('acts');
  return (name, values = {}) => ({
    button: t(`${name}.button`),
    asks: t(`${name}.asks`, values),
    happens: t(`${name}.happens`),
  });
}

/** Acts of one thing, each behind its question. */
export function Acts({ acts }: { readonly acts: (give: Give['give']) => readonly Act[] }) {
  const t = useTranslations('acts');
  const command = useCommand();
  const [asked, setAsked] = useState<string | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const offered = acts(command.give);
  const act = offered.find(({ button }) => button === asked);
  const direct = offered.length > BUTTONS ? offered.slice(0, 1) : offered;
  const further = offered.slice(direct.length);

  // An act that is over takes its question along, and its button perhaps: focus then stays at its place.
  const open = act !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (!closed) return;
    setAsked(null);
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) row.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);

  function ask(button: string): void {
    command.clear();
    setAsked(button);
  }

  return (
    <div className="actions" ref={row} tabIndex={-1}>
      {!open && command.refusal ? <RefusalText refusal={command.refusal} /> : null}
      {direct.map(({ button, plain }) => (
        <Button
          key={button}
          plain={plain ?? false}
          disabled={command.busy}
          onClick={() => ask(button)}
        >
          {button}
        </Button>
      ))}
      {further.length > 0 ? (
        <MenuButton
          label={t('more')}
          disabled={command.busy}
          acts={further.map(({ button }) => ({ name: button, run: () => ask(button) }))}
        />
      ) : null}
      {act ? <ActDialog act={act} command={command} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}
