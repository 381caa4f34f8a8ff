import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contest } from '@/lib/law/contest.ts';
import type { BatchInfo } from '@/lib/recount/batch/types.ts';
import type { Figures } from '@/lib/recount/figures.ts';
import type { NewRequest, StatedSetting } from '@/lib/recount/legal/types.ts';
import type { ControlTotals } from '@/lib/recount/state.ts';

/** A published recount, choice names made neutral: what was canvassed, and what each batch counts to again. */
export type DemoRecount = {
  readonly id: string;
  readonly title: string;
  readonly jurisdiction: string;
  readonly electionDate: string;
  readonly zone: string;
  readonly notice: string;
  readonly contest: Contest;
  readonly control: ControlTotals;
  readonly setting: StatedSetting;
  readonly request: NewRequest;
  readonly batches: readonly BatchInfo[];
  /** The recounted figures, batch by batch. */
  readonly recount: readonly Figures[];
};

export const DEMOS = ['grand-county-2014', 'merrimack-2-2014', 'midland-2019'] as const;
export type DemoId = (typeof DEMOS)[number];

export function readDemo(id: DemoId): DemoRecount {
  const file = join(import.meta.dirname, '../../fixtures/demo', `${id}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as DemoRecount;
}
