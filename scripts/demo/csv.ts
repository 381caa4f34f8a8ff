import { type Cell, writeCsv } from '@/lib/files/write-csv.ts';
import type { Contest } from '@/lib/law/contest.ts';
import type { BatchInfo } from '@/lib/recount/batch/types.ts';

/** The list as an officer would have it as a file; batches of the demonstration have one part. */
export function csvOf(batches: readonly BatchInfo[], { choices }: Contest): string {
  return writeCsv([
    ['Batch Name', 'Number of Ballots', 'Precinct', ...choices.map(({ name }) => name)],
    ...batches.map(({ name, ballots, parts, reported }): Cell[] => [
      name,
      ballots,
      parts[0]?.precinct ?? '',
      ...(reported ?? choices.map(() => '')),
    ]),
  ]);
}
