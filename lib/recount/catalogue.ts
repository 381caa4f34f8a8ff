import type { EventType } from './events.ts';

/** Every kind of line, its present version, and the sentence that documents it. */
export const CATALOGUE: Readonly<Record<EventType, { readonly v: number; readonly says: string }>> =
  {
    'recount.opened': {
      v: 1,
      says: 'A recount was opened: contest, zone, statute version, software.',
    },
    'control-totals.entered': { v: 1, says: 'Figures of the original canvass were entered.' },
    'batch-list.imported': { v: 1, says: 'A batch list replaced the one before.' },
    'judge.enrolled': { v: 1, says: 'A counting judge was put on the roster.' },
    'judge.retired': { v: 1, says: 'A counting judge was taken off the roster.' },
    'observer.admitted': { v: 1, says: 'Someone who watches was admitted.' },
    'observer.withdrawn': { v: 1, says: 'Someone who watches lost access.' },
    'release.chosen': { v: 1, says: 'What those who watch may see was decided.' },
    'counting.started': { v: 1, says: 'Counting opened.' },
    'counting.paused': { v: 1, says: 'Counting was paused.' },
    'counting.resumed': { v: 1, says: 'Counting went on.' },
    'table.seated': { v: 1, says: 'Two judges sat down at a table.' },
    'table.cleared': { v: 1, says: 'A table was left by its judges.' },
    'recount.restored': {
      v: 1,
      says: 'The ledger goes on from a restored backup; a screen had seen lines that it no longer holds.',
    },
    'batch.taken': { v: 1, says: 'A batch went out to a table.' },
    'batch.returned': { v: 1, says: 'A batch came back from a table.' },
    'batch.recalled': { v: 1, says: 'The officer took a batch back from a table.' },
    'count.submitted': { v: 1, says: 'A table handed in its count of a batch, sealed.' },
    'counts.differed': { v: 1, says: 'Two counts of a batch were found to differ.' },
    'batch.held': { v: 1, says: 'A batch waits for the officer.' },
    'batch.accepted': { v: 1, says: 'Two equal counts of a batch became its result.' },
    'count.ordered': { v: 1, says: 'The officer ordered another whole count of a batch.' },
    'batch.reopened': { v: 1, says: 'The officer reopened a batch: its counts no longer stand.' },
    'adjustment.recorded': {
      v: 1,
      says: 'A difference between ballots recounted and ballots at the canvass was explained.',
    },
    'adjustment.withdrawn': { v: 1, says: 'Such an explanation was withdrawn.' },
    'reexamination.stated': { v: 1, says: 'The re-examination of uncounted ballots was stated.' },
    'counting.closed': { v: 1, says: 'Counting was closed. Nothing is declared by this.' },
    'counting.reopened': { v: 1, says: 'Counting was opened again after closing.' },
    'result.declared': { v: 1, says: 'The election officer declared the result, by name.' },
  };
