'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { Recount } from '@/lib/recount/state.ts';
import { formatDifference } from '@/lib/words/format.ts';
import { newCommandId } from '../live/new-id.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { RefusalText } from '../ui/refusal-text.tsx';

type Problem = { readonly is: string } & Readonly<Record<string, unknown>>;
type ReadList =
  | {
      readonly is: 'read';
      readonly batches: number;
      readonly sums: { readonly ballots: number; readonly votes: readonly number[] | null };
      readonly notes: readonly Problem[];
    }
  | { readonly is: 'unreadable'; readonly problems: readonly Problem[]; readonly more: number }
  | { readonly is: 'refused'; readonly refusal: Problem }
  | { readonly is: 'recorded' };

export function BatchListPanel({ state }: { readonly state: Recount }) {
  const t = useTranslations('officer');
  const screen = useTranslations('screen');
  const files = useTranslations('files');
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadList | null>(null);

  async function send(query: string): Promise<ReadList> {
    const response = await fetch(`/api/recounts/${state.id}/batch-list${query}`, {
      method: 'POST',
      body: file,
    });
    return (await response.json()) as ReadList;
  }

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (file) setRead(await send(''));
  }

  async function take() {
    if (!file) return;
    const query = new URLSearchParams({ id: newCommandId(), name: file.name });
    setRead(await send(`?${query}`));
  }

  const text = ({ is, ...values }: Problem) => files(is, values as Record<string, string>);
  const control = state.control?.ballotsCounted;
  const against = (list: number) =>
    control === undefined
      ? null
      : t('againstControls', {
          list,
          control,
          difference: formatDifference(list - control, screen('noChange')),
        });
  /** Choices of which the list reports other votes than were canvassed. */
  const differing = (votes: readonly number[] | null) =>
    state.contest.choices
      .map(({ id, name }, at) => ({
        id,
        name,
        list: votes?.[at] ?? 0,
        control: state.control?.votes[at] ?? 0,
      }))
      .filter(({ list, control: canvassed }) => votes && state.control && list !== canvassed);
  return (
    <form className="panel" onSubmit={(event) => void check(event)}>
      <h2>{t('list')}</h2>
      <p className="usa-hint">{t('listHelp')}</p>
      <Field
        label={t('file')}
        type="file"
        name="file"
        accept=".csv,text/csv"
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null);
          setRead(null);
        }}
      />
      <Button type="submit" plain disabled={!file}>
        {t('check')}
      </Button>
      {read?.is === 'unreadable' ? (
        <Alert is="error" role="alert">
          <ul>
            {read.problems.map((problem) => (
              <li key={JSON.stringify(problem)}>{text(problem)}</li>
            ))}
          </ul>
          {read.more > 0 ? <p>{files('more', { more: read.more })}</p> : null}
        </Alert>
      ) : null}
      {read?.is === 'refused' ? <RefusalText refusal={read.refusal} /> : null}
      {read?.is === 'read' ? (
        <Alert is="warning">
          <p>{t('listRead', { batches: read.batches, ballots: read.sums.ballots })}</p>
          <p>{against(read.sums.ballots)}</p>
          <ul>
            {differing(read.sums.votes).map(({ id, ...values }) => (
              <li key={id}>{t('votesAgainst', values)}</li>
            ))}
            {read.notes.map((note) => (
              <li key={JSON.stringify(note)}>{text(note)}</li>
            ))}
          </ul>
          <Button onClick={() => void take()}>{t('importButton')}</Button>
        </Alert>
      ) : null}
      {state.totals.batches > 0 ? (
        <Alert is={control === state.totals.ballotsListed ? 'success' : 'warning'}>
          <p>
            ✓{' '}
            {t('listRead', { batches: state.totals.batches, ballots: state.totals.ballotsListed })}
          </p>
          <p>{against(state.totals.ballotsListed)}</p>
        </Alert>
      ) : null}
    </form>
  );
}
