import type { Area } from '@/lib/words/messages.ts';

/** The texts that an officer's screens of one recount need. */
export const OFFICER_AREAS: readonly Area[] = [
  'acts',
  'declaration',
  'events',
  'files',
  'missing',
  'officer',
  'refusals',
  'restore',
  'rows',
  'screen',
  'states',
  'station',
  'stops',
  'watch',
];
