'use client';

import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { buttonClass } from './button.tsx';

export type MenuAct = { readonly name: string; readonly run: () => void };

/** Acts that would crowd a row, behind one button. */
export function MenuButton({
  label,
  acts,
  disabled,
}: {
  readonly label: string;
  readonly acts: readonly MenuAct[];
  readonly disabled: boolean;
}) {
  return (
    <MenuTrigger>
      <Button className={buttonClass(true)} isDisabled={disabled}>
        {label} <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover">
        <Menu aria-label={label}>
          {acts.map(({ name, run }) => (
            <MenuItem key={name} id={name} textValue={name} onAction={run}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
