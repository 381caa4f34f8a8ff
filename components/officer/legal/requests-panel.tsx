'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { UTAH } from '@/lib/law/calendar/local-date.ts';
import { type RequestStanding, standingsOf } from '@/lib/recount/legal/law-case.ts';
import { type RecountRequest, votersLeft } from '@/lib/recount/legal/types.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatDateTime } from '@/lib/words/format.ts';
import { RequestFields } from '../../law/request-fields.tsx';
import { blankRequest, type MissingOfRequest, readRequest } from '../../law/typed-request.ts';
import { Button } from '../../ui/button.tsx';
import { RefusalText } from '../../ui/refusal-text.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { Acts, useActWords } from '../acts.tsx';
import { useCommand } from '../use-command.ts';

type Props = { readonly state: Recount };

function Standing({
  request,
  standing,
}: {
  readonly request: RecountRequest;
  readonly standing: RequestStanding | undefined;
}) {
  const t = useTranslations('legal');
  const { withdrawn } = request;
  if (withdrawn) {
    const time = formatDateTime(withdrawn.at, UTAH);
    return t('standing.withdrawn', { time, reason: withdrawn.reason });
  }
  if (!standing) return t('standing.unknown');
  const { entitled, receipt, tooFew, counts } = standing;
  if (counts) return <strong>{t('counts')}</strong>;
  if (tooFew) return t('standing.too-few');
  if (entitled !== 'ask') return t(`standing.${entitled}`);
  return t(`standing.${receipt}`);
}

function Row({ state, request }: Props & { readonly request: RecountRequest }) {
  const t = useTranslations('legal');
  const acts = useTranslations('acts');
  const words = useActWords();
  const { by, filedBy, receivedAt, receivedBy, seq, withdrawn } = request;
  const choice =
    by.is === 'candidate' ? state.contest.choices.find(({ id }) => id === by.choice) : undefined;
  const standing = standingsOf(state)?.find((one) => one.request.seq === seq);
  const over = state.stage.is === 'declared' || state.stage.is === 'discontinued';
  return (
    <tr>
      <th scope="row">
        {by.is === 'candidate'
          ? choice?.name
          : t('voters', { left: votersLeft(by), named: by.named })}
        <br />
        <span className="quiet">{t('by', { filedBy, receivedBy })}</span>
      </th>
      <td>{formatDateTime(receivedAt, UTAH)}</td>
      <td>
        <Standing request={request} standing={standing} />
        {withdrawn || over ? null : (
          <Acts
            acts={(give) => [
              {
                ...words('withdraw-request'),
                plain: true,
                types: { is: 'reason', label: acts('withdraw-request.label') },
                run: (reason) => give({ type: 'withdraw-request', request: seq, reason }),
              },
            ]}
          />
        )}
      </td>
    </tr>
  );
}

function RecordRequest({ state }: Props) {
  const t = useTranslations('legal');
  const { give, busy, refusal } = useCommand();
  const unsaved = useUnsaved();
  const [start] = useState(() => blankRequest(new Date().toISOString()));
  const [typed, setTyped] = useState(start);
  const [missing, setMissing] = useState<MissingOfRequest | null>(null);

  async function record(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readRequest(state.contest, typed, new Date().toISOString());
    setMissing(read.is === 'missing' ? read.field : null);
    if (read.is === 'missing') {
      requestAnimationFrame(() =>
        form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
    } else if (await give({ type: 'record-request', request: read.request })) {
      setTyped(blankRequest(new Date().toISOString()));
      unsaved(false);
    }
  }

  return (
    <details>
      <summary>{t('recordRequest')}</summary>
      <form onSubmit={(event) => void record(event)} noValidate>
        <RequestFields
          contest={state.contest}
          typed={typed}
          missing={missing}
          onChange={(next) => {
            setTyped(next);
            setMissing(null);
            unsaved(JSON.stringify(next) !== JSON.stringify(start));
          }}
        />
        {refusal ? <RefusalText refusal={refusal} /> : null}
        <Button type="submit" disabled={busy}>
          {t('recordRequest')}
        </Button>
      </form>
    </details>
  );
}

/** Who asked for the recount, when to the second, and how each request stands. */
export function RequestsPanel({ state }: Props) {
  const t = useTranslations('legal');
  const { requests } = state.legal;
  const over = state.stage.is === 'declared' || state.stage.is === 'discontinued';
  return (
    <section className="panel" aria-labelledby="requests">
      <h2 id="requests">{t('requests')}</h2>
      {requests.length === 0 ? (
        <p>{t('noRequests')}</p>
      ) : (
        <div className="scroll">
          <table className="usa-table usa-table--borderless">
            <thead>
              <tr>
                <th scope="col">{t('who')}</th>
                <th scope="col">{t('received')}</th>
                <th scope="col">{t('stands')}</th>
              </tr>
            </thead>
            <tbody>
              {requests.map((request) => (
                <Row key={request.seq} state={state} request={request} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {over ? null : <RecordRequest state={state} />}
    </section>
  );
}
