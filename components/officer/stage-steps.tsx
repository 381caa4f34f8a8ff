'use client';

import { useTranslations } from 'next-intl';
import type { Recount } from '@/lib/recount/state.ts';

const WHOLE = ['preparing', 'counting', 'closed', 'declared'] as const;
/** It never comes to a declaration. */
const BROKEN_OFF = ['preparing', 'counting', 'discontinued'] as const;

/** Where the recount is on its way to a declaration. */
export function StageSteps({ stage }: Pick<Recount, 'stage'>) {
  const t = useTranslations('states.stage');
  const steps = stage.is === 'discontinued' ? BROKEN_OFF : WHOLE;
  const at = steps.findIndex((step) => step === (stage.is === 'paused' ? 'counting' : stage.is));
  return (
    <ol className="usa-step-indicator usa-step-indicator__segments">
      {steps.map((step, index) => {
        const is = index < at ? 'complete' : index === at ? 'current' : 'to-come';
        return (
          <li
            key={step}
            className={`usa-step-indicator__segment usa-step-indicator__segment--${is}`}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className="usa-step-indicator__segment-label">
              {index < at ? '✓ ' : ''}
              {t(index === at ? stage.is : step)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
