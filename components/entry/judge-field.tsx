'use client';

import { useState } from 'react';
import { naturalOrder } from '@/lib/base/natural-order.ts';
import { sameName } from '@/lib/base/same-name.ts';
import { ComboField } from '../ui/combo-field.tsx';
import { SelectField } from '../ui/field.tsx';

/** A longer roster is found faster by typing than by scrolling. */
const LONG = 12;

type Judge = { readonly id: string; readonly name: string };

/** One of the roster's judges; the form holds the id. */
export function JudgeField({
  label,
  choose,
  name,
  judges,
}: {
  readonly label: string;
  readonly choose: string;
  readonly name: string;
  readonly judges: readonly Judge[];
}) {
  const [typed, setTyped] = useState('');
  if (judges.length <= LONG) {
    return (
      <SelectField label={label} name={name} required defaultValue="">
        <option value="" disabled>
          {choose}
        </option>
        {judges.map((judge) => (
          <option key={judge.id} value={judge.id}>
            {judge.name}
          </option>
        ))}
      </SelectField>
    );
  }
  const chosen = judges.find((judge) => sameName(judge.name) === sameName(typed));
  return (
    <>
      <ComboField
        label={label}
        listLabel={choose}
        names={judges.map((judge) => judge.name).toSorted(naturalOrder)}
        value={typed}
        onChange={setTyped}
        name={`${name}-name`}
      />
      <input type="hidden" name={name} value={chosen?.id ?? ''} />
    </>
  );
}
