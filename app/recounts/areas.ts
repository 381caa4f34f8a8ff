import type { Area } from '@/lib/words/messages.ts';

/** The texts that an officer's screens of one recount need. */
export const OFFICER_AREAS: readonly Area[] = [
  'acts',
  'declaration',
  'events',
  'files',
  'legal',
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

/** And those of its law. */
export const LEGAL_AREAS: readonly Area[] = [...OFFICER_AREAS, 'filing', 'law', 'opening'];
