'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { isProposition, type Missing, type TypedCase } from './typed-case.ts';

type Row = TypedCase['choices'][number];

const LEAST = 2;
const MOST = 60;
const NONE: Row = { name: '', votes: '', recount: '' };

/** A row a choice: its name, its votes at the canvass and, later, on the recount. */
export function ChoicesFields({
  typed,
  later,
  missing,
  onChange,
}: {
  readonly typed: TypedCase;
  /** Asks for the votes on the recount as well. */
  readonly later: boolean;
  readonly missing: Missing | null;
  readonly onChange: (next: TypedCase) => void;
}) {
  const t = useTranslations('law');
  const { choices } = typed;

  /** Beside the first row that has it. */
  const errorAt = (field: 'names' | 'votes', key: 'name' | 'votes', number: number) => {
    const first = choices.findIndex((row) => row[key].trim() === '') + 1 || 1;
    return missing === field && number === first ? t(`missing.${field}`) : undefined;
  };

  function set(number: number, change: Partial<Row>): void {
    const next = choices.map((row, at) => (at + 1 === number ? { ...row, ...change } : row));
    onChange({ ...typed, choices: next });
  }

  return (
    <>
      {choices
        .map((row, at) => ({ row, number: at + 1 }))
        .map(({ row, number }) => (
          <div className="choice-row" key={number}>
            <Field
              label={t('name', { number })}
              value={row.name}
              maxLength={200}
              error={errorAt('names', 'name', number)}
              onChange={(event) => set(number, { name: event.target.value })}
            />
            <Field
              label={t('votes')}
              inputMode="numeric"
              value={row.votes}
              error={errorAt('votes', 'votes', number)}
              onChange={(event) => set(number, { votes: event.target.value })}
            />
            {later ? (
              <Field
                label={t('recountVotes')}
                inputMode="numeric"
                value={row.recount}
                onChange={(event) => set(number, { recount: event.target.value })}
              />
            ) : null}
          </div>
        ))}
      {isProposition(typed) ? null : (
        <div className="actions">
          <Button
            plain
            disabled={choices.length >= MOST}
            onClick={() => onChange({ ...typed, choices: [...choices, NONE] })}
          >
            {t('addChoice')}
          </Button>
          <Button
            plain
            disabled={choices.length <= LEAST}
            onClick={() => onChange({ ...typed, choices: choices.slice(0, -1) })}
          >
            {t('removeChoice')}
          </Button>
        </div>
      )}
    </>
  );
}
