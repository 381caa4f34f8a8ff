'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type ChoiceVotesProblem, readChoiceVotes } from '@/lib/files/choice-votes.ts';
import type { TypedCase } from '../../law/typed-case.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaField } from '../../ui/field.tsx';

type Found =
  | { readonly is: 'taken'; readonly choices: number }
  | { readonly is: 'wrong'; readonly problem: ChoiceVotesProblem };

/** The votes of the canvass out of a file or a spreadsheet, so that nobody types them. */
export function FiguresImport({
  onTake,
}: {
  readonly onTake: (choices: TypedCase['choices']) => void;
}) {
  const t = useTranslations('opening');
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);

  function take(): void {
    const read = readChoiceVotes(text);
    if (!read.ok) {
      setFound({ is: 'wrong', problem: read.error });
      return;
    }
    onTake(read.value.map(({ name, votes }) => ({ name, votes: String(votes), recount: '' })));
    setFound({ is: 'taken', choices: read.value.length });
  }

  return (
    <details className="panel">
      <summary>{t('figures')}</summary>
      <p className="usa-hint">{t('figuresHelp')}</p>
      <Field
        label={t('figuresFile')}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          void file?.text().then(setText);
        }}
      />
      <TextAreaField
        label={t('paste')}
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button plain onClick={take}>
        {t('take')}
      </Button>
      {found?.is === 'wrong' ? (
        <Alert is="error" role="alert">
          <p>
            {t(`problem.${found.problem.is}`, {
              line: 'line' in found.problem ? found.problem.line : 0,
            })}
          </p>
        </Alert>
      ) : null}
      {found?.is === 'taken' ? <p role="status">{t('taken', { choices: found.choices })}</p> : null}
    </details>
  );
}
