'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Batch } from '@/lib/recount/batch/types.ts';
import type { BatchCommand } from '@/lib/recount/commands.ts';
import type { Cell, Figures, Row } from '@/lib/recount/figures.ts';
import { valueOf } from '@/lib/recount/figures.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatCount, formatTime } from '@/lib/words/format.ts';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { BalancePanel } from './balance-panel.tsx';
import type { Drafts } from './draft.ts';
import { cellValues, keyOf, readSheet, shownRows, type Typed } from './sheet-model.ts';

type SheetFormProps = {
  readonly state: Recount;
  readonly batch: Batch;
  /** Rows to take again and the pair's own other figures; null for a whole count. */
  readonly again: { readonly open: readonly Cell[]; readonly own: Figures } | null;
  readonly drafts: Drafts;
  readonly round: number;
  readonly disabled: boolean;
  readonly onSubmit: (command: BatchCommand) => void;
};

function useLabel(state: Recount): (row: Row) => string {
  const t = useTranslations('rows');
  return (row) => {
    const choice = state.contest.choices.find(({ id }) => id === row);
    if (choice) return choice.name;
    if (row === 'undervotes' && state.contest.votesAllowed === 1) return t('noVote');
    return t(row);
  };
}

/** The note stands with the figures in the draft, under a name that no row has. */
const NOTE = 'note';

export function SheetForm(props: SheetFormProps) {
  const { state, batch, again, drafts, round, disabled, onSubmit } = props;
  const t = useTranslations('station');
  const labelOf = useLabel(state);
  const form = useRef<HTMLFormElement>(null);
  // Read before the first key can be typed; another sheet is another form.
  const [typed, setTyped] = useState<Typed>(() => drafts.read(batch.id, round));
  const [shown, setShown] = useState(false);
  /** Rows that the cursor has left: what cannot be read there is said at once, not when the sheet is handed in. */
  const [left, setLeft] = useState<readonly string[]>([]);
  const [savedAt, setSavedAt] = useState<string | null>(null);

  const all = useMemo(() => {
    const rows = shownRows(state.contest, state.mixedBallots);
    return batch.parts.flatMap((_, part) => rows.map((row): Cell => ({ part, row })));
  }, [state.contest, state.mixedBallots, batch.parts]);
  const cells = again?.open ?? all;
  const note = typed[NOTE] ?? '';
  const isOpen = (cell: Cell) => cells.some((one) => keyOf(one) === keyOf(cell));
  const sheet = readSheet(state.contest, cells, typed, batch.parts.length, again?.own ?? null);

  // The cursor is put where typing starts once: when the sheet opens and takes input.
  const focused = useRef(false);
  useEffect(() => {
    if (disabled || focused.current) return;
    focused.current = true;
    form.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus();
  }, [disabled]);

  function save(next: Typed): void {
    setTyped(next);
    drafts.write(batch.id, round, next);
    setSavedAt(new Date().toISOString());
  }

  function inputs(): readonly HTMLInputElement[] {
    return [
      ...(form.current?.querySelectorAll<HTMLInputElement>('input[data-cell]:not([readonly])') ??
        []),
    ];
  }

  function focusCell(cell: Cell): void {
    inputs()
      .find((input) => input.dataset.cell === keyOf(cell))
      ?.focus();
  }

  function submit(): void {
    if (disabled) return;
    setShown(true);
    const [first] = sheet.open;
    if (first) {
      focusCell(first);
      return;
    }
    if (!sheet.figures || (!sheet.sound && note.trim() === '')) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    const sent = sheet.sound ? null : note;
    const on = { batch: batch.id, version: batch.version, note: sent };
    onSubmit(
      again
        ? { type: 'correct-count', ...on, cells: cellValues(cells, sheet.figures) }
        : { type: 'submit-count', ...on, figures: sheet.figures },
    );
  }

  function move(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter' && event.ctrlKey) {
      event.preventDefault();
      submit();
      return;
    }
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const list = inputs();
    const next = list[list.indexOf(event.currentTarget) + step];
    next?.focus();
    next?.select();
  }

  function fillZeros(): void {
    const zeros = sheet.open
      .filter((cell) => sheet.problems[keyOf(cell)] === 'blank')
      .map((cell) => [keyOf(cell), '0'] as const);
    save({ ...typed, ...Object.fromEntries(zeros) });
  }

  const blank = Object.values(sheet.problems).filter((problem) => problem === 'blank').length;

  return (
    <form
      ref={form}
      className="sheet"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div>
        {again ? <p>{t('again')}</p> : null}
        {all.map((cell) => {
          const key = keyOf(cell);
          const open = isOpen(cell);
          const found = sheet.problems[key] ?? (sheet.above.includes(key) ? 'above' : undefined);
          const said = shown || (found !== 'blank' && left.includes(key));
          const problem = said && open ? found : undefined;
          const own = again?.own[cell.part];
          const value = open ? (typed[key] ?? '') : own ? formatCount(valueOf(own, cell.row)) : '';
          return (
            <div className="sheet-row" key={key}>
              <label htmlFor={`cell-${key}`}>
                {batch.parts.length > 1
                  ? `${batch.parts[cell.part]?.precinct ?? cell.part + 1}: `
                  : ''}
                {labelOf(cell.row)}
              </label>
              <input
                id={`cell-${key}`}
                className={problem ? 'usa-input usa-input--error' : 'usa-input'}
                data-cell={key}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                readOnly={!open || disabled}
                value={value}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `error-${key}` : undefined}
                onChange={(event) => save({ ...typed, [key]: event.target.value })}
                onBlur={() => setLeft((keys) => (keys.includes(key) ? keys : [...keys, key]))}
                onKeyDown={move}
              />
              {cell.row === 'ballots' ? (
                <p className="usa-hint">
                  {t('listSays', { ballots: batch.parts[cell.part]?.ballots ?? 0 })}
                </p>
              ) : null}
              {problem ? (
                <p className="usa-error-message" id={`error-${key}`}>
                  {t(`problem.${problem}`, { value })}
                </p>
              ) : null}
            </div>
          );
        })}
        <p className="usa-hint">{t('hints')}</p>
      </div>
      <div>
        <BalancePanel contest={state.contest} sheet={sheet} blank={blank} />
        {blank > 0 ? (
          <p>
            <Button plain onClick={fillZeros} disabled={disabled}>
              {t('fillZeros')}
            </Button>
          </p>
        ) : null}
        {sheet.figures && !sheet.sound ? (
          <TextAreaField
            label={t('note')}
            rows={3}
            value={note}
            maxLength={2_000}
            onChange={(event) => save({ ...typed, [NOTE]: event.target.value })}
          />
        ) : null}
        <Button type="submit" disabled={disabled}>
          {sheet.figures && !sheet.sound ? t('submitHeld') : t('submit')}
        </Button>
        <p className="quiet">
          {savedAt ? t('saved', { time: formatTime(savedAt, state.zone) }) : null}
        </p>
      </div>
    </form>
  );
}
