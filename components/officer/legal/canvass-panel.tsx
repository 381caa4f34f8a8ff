'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { candidatesAmong } from '@/lib/recount/legal/candidates.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { formatDay } from '@/lib/words/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaField } from '../../ui/field.tsx';
import { RefusalText } from '../../ui/refusal-text.tsx';
import { TypedForm } from '../typed-form.tsx';
import { useCommand } from '../use-command.ts';
import { blankOf, linesOf, textsOf } from './read-form.ts';

/** After the declaration: when the board of canvassers completed its canvass of the recount, and who sat. */
export function CanvassPanel({ state }: { readonly state: Recount }) {
  const t = useTranslations('legal');
  const { give, busy, refusal } = useCommand();
  const [blank, setBlank] = useState<string | null>(null);
  const [members, setMembers] = useState('');
  const { canvass, lot } = state.legal;
  const candidates = canvass?.candidates ?? candidatesAmong(state.contest, linesOf(members));

  async function record(form: HTMLFormElement): Promise<boolean> {
    const missing = blankOf(form, ['on', 'members']);
    setBlank(missing);
    if (missing !== null) return false;
    const text = textsOf(form);
    return give({
      type: 'complete-canvass',
      on: text('on'),
      members: linesOf(text('members')),
    });
  }

  return (
    <section className="panel" aria-labelledby="canvass">
      <h2 id="canvass">{t('canvass')}</h2>
      {canvass ? (
        <p>{t('canvassed', { day: formatDay(canvass.on), members: canvass.members.join(', ') })}</p>
      ) : (
        <p>{t('canvassHelp')}</p>
      )}
      {candidates.length > 0 ? (
        <Alert is="warning" role="status">
          <p>{t('memberCandidate', { names: candidates.join(', ') })}</p>
        </Alert>
      ) : null}
      {lot ? null : (
        <TypedForm onRecord={record} noValidate>
          {refusal ? <RefusalText refusal={refusal} /> : null}
          <Field
            name="on"
            type="date"
            label={t('canvassOn')}
            defaultValue={canvass?.on}
            error={blank === 'on' ? t('missing', { field: t('canvassOn') }) : undefined}
          />
          <TextAreaField
            name="members"
            rows={4}
            label={t('members')}
            defaultValue={canvass?.members.join('\n')}
            error={blank === 'members' ? t('missing', { field: t('members') }) : undefined}
            onChange={(event) => setMembers(event.target.value)}
          />
          <Button type="submit" disabled={busy} plain={canvass !== null}>
            {t('recordCanvass')}
          </Button>
        </TypedForm>
      )}
    </section>
  );
}
