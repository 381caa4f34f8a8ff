'use client';

import { type KeyboardEvent, type ReactNode, useId } from 'react';
import {
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { sameName } from '@/lib/base/same-name.ts';

/** More would not be read. */
const SUGGESTED = 50;

/** Names that hold what was typed. Where it is the only one and whole, there is nothing to suggest. */
function suggested(names: readonly string[], typed: string): readonly string[] {
  const wanted = sameName(typed);
  const found = names.filter((name) => sameName(name).includes(wanted)).slice(0, SUGGESTED);
  return found.length === 1 && sameName(found[0] ?? '') === wanted ? [] : found;
}

/** A name that is typed, scanned or chosen. Choosing one only writes it into the field. */
export function ComboField({
  label,
  listLabel,
  names,
  value,
  onChange,
  onEnter,
  error,
  ...input
}: {
  readonly label: string;
  readonly listLabel: string;
  /** In the order in which they are shown. */
  readonly names: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter while no suggestion is marked: what a scanner ends with. */
  readonly onEnter?: (typed: string) => void;
  readonly error?: ReactNode;
  readonly name: string;
  readonly autoFocus?: boolean;
}) {
  const listId = useId();

  function enter(event: KeyboardEvent<HTMLInputElement>): void {
    const { currentTarget } = event;
    if (!onEnter || event.key !== 'Enter') return;
    if (currentTarget.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    event.stopPropagation();
    onEnter(currentTarget.value);
  }

  return (
    <ComboBox
      className={error ? 'usa-form-group usa-form-group--error' : 'usa-form-group'}
      allowsCustomValue
      menuTrigger="input"
      inputValue={value}
      onInputChange={onChange}
      isInvalid={Boolean(error)}
      items={suggested(names, value).map((name) => ({ id: name, name }))}
    >
      <Label className="usa-label">{label}</Label>
      {error ? <FieldError className="usa-error-message">{error}</FieldError> : null}
      <Input
        {...input}
        className={error ? 'usa-input usa-input--error' : 'usa-input'}
        required
        autoComplete="off"
        onKeyDownCapture={enter}
      />
      <Popover className="popover">
        <p className="popover-title" id={listId}>
          {listLabel}
        </p>
        <ListBox aria-labelledby={listId}>
          {({ name }: { readonly name: string }) => (
            <ListBoxItem textValue={name}>{name}</ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
