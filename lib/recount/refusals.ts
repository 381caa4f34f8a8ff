import type { BatchId } from '../base/ids.ts';
import type { ContestProblem } from '../law/validate.ts';
import type { CommandType } from './commands.ts';
import type { Cell, SheetProblem } from './figures.ts';
import type { Stage, StatusName } from './state.ts';

/** What is still missing before counting can start. */
export type Missing = 'control-totals' | 'batch-list' | 'judges' | 'release';

/** What stands in the way of closing: hard stops of `practice.md` 5, each named. */
export type Stop =
  | {
      readonly is: 'batches-not-accepted';
      readonly count: number;
      readonly names: readonly string[];
    }
  | { readonly is: 'batches-out'; readonly count: number; readonly names: readonly string[] }
  | {
      readonly is: 'ballots-differ-from-canvass';
      readonly recounted: number;
      readonly canvassed: number;
      readonly adjusted: number;
      /** `recounted − canvassed − adjusted`, never 0. */
      readonly unexplained: number;
      /** While batches are open the difference may be theirs: it asks for no adjustment yet. */
      readonly openBatches: number;
    }
  | { readonly is: 'reexamination-not-stated' }
  | { readonly is: 'reexamination-incomplete'; readonly examined: number; readonly of: number };

/** Why a command was not done. Nothing has changed; `lib/words` has a sentence for each. */
export type Refusal =
  | { readonly is: 'not-permitted'; readonly command: CommandType }
  | { readonly is: 'not-opened' }
  | { readonly is: 'already-opened' }
  | { readonly is: 'not-at-this-stage'; readonly command: CommandType; readonly stage: Stage['is'] }
  | { readonly is: 'contest-invalid'; readonly problems: readonly ContestProblem[] }
  | { readonly is: 'not-ready'; readonly missing: readonly Missing[] }
  /** More votes at the canvass than its ballots can give. */
  | { readonly is: 'votes-exceed-ballots'; readonly given: number; readonly most: number }
  | { readonly is: 'choices-differ'; readonly expected: number; readonly found: number }
  | { readonly is: 'batch-list-empty' }
  | { readonly is: 'batch-list-too-long'; readonly batches: number; readonly limit: number }
  | { readonly is: 'batch-twice'; readonly name: string }
  | { readonly is: 'total-too-large' }
  | { readonly is: 'number-out-of-range' }
  | { readonly is: 'judge-twice'; readonly name: string }
  | { readonly is: 'judge-unknown' }
  | { readonly is: 'judge-not-active'; readonly name: string }
  | { readonly is: 'judge-seated'; readonly name: string; readonly table: number }
  | { readonly is: 'pair-of-one' }
  | { readonly is: 'observer-unknown' }
  | { readonly is: 'nothing-to-restore' }
  | { readonly is: 'table-unknown' }
  | { readonly is: 'table-has-batch'; readonly table: number; readonly batch: string }
  | { readonly is: 'not-seated' }
  | { readonly is: 'batch-unknown' }
  | {
      readonly is: 'stale-version';
      readonly batch: BatchId;
      readonly name: string;
      readonly seen: number;
      readonly current: number;
      readonly status: StatusName;
      readonly since: string;
    }
  | { readonly is: 'batch-at-table'; readonly name: string; readonly table: number }
  | { readonly is: 'batch-not-yours'; readonly name: string }
  | { readonly is: 'batch-not-out'; readonly name: string }
  | { readonly is: 'batch-needs-officer'; readonly name: string }
  | { readonly is: 'batch-already-accepted'; readonly name: string }
  | { readonly is: 'judge-counted-before'; readonly name: string; readonly judge: string }
  | { readonly is: 'count-of-others'; readonly name: string }
  | { readonly is: 'count-already-in'; readonly name: string }
  | { readonly is: 'not-a-correction'; readonly name: string }
  | { readonly is: 'only-differing-rows'; readonly name: string }
  | { readonly is: 'sheet-of-another-shape' }
  | { readonly is: 'sheet-has-problems'; readonly problems: readonly SheetProblem[] }
  | { readonly is: 'rows-not-open'; readonly cells: readonly Cell[] }
  | { readonly is: 'rows-missing'; readonly cells: readonly Cell[] }
  | { readonly is: 'batch-not-held'; readonly name: string }
  | { readonly is: 'no-two-equal-counts'; readonly name: string }
  | { readonly is: 'ballots-still-set-aside'; readonly name: string }
  | { readonly is: 'nothing-to-reopen'; readonly name: string }
  | { readonly is: 'adjustment-unknown' }
  | { readonly is: 'adjustment-of-nothing' }
  | { readonly is: 'reexamination-does-not-add'; readonly examined: number; readonly sum: number }
  | { readonly is: 'cannot-close'; readonly stops: readonly Stop[] }
  | { readonly is: 'name-differs'; readonly expected: string }
  | { readonly is: 'date-impossible' }
  /** A canvass, or a request, is not earlier than its election. */
  | { readonly is: 'before-the-election'; readonly electionDate: string }
  | { readonly is: 'choice-unknown' }
  | { readonly is: 'request-of-another-kind' }
  | { readonly is: 'more-struck-than-named'; readonly named: number; readonly struck: number }
  | { readonly is: 'request-unknown' }
  | { readonly is: 'day-unknown' }
  | { readonly is: 'question-unknown' }
  | { readonly is: 'stayed'; readonly court: string }
  | { readonly is: 'not-stayed' }
  | { readonly is: 'candidate-barred'; readonly name: string }
  | { readonly is: 'canvass-not-completed' }
  | { readonly is: 'no-tie' }
  | { readonly is: 'lot-chooses-others'; readonly places: number }
  | { readonly is: 'canvass-before-declaration' }
  | { readonly is: 'lot-before-canvass' }
  | { readonly is: 'already-so' };

export type RefusalCode = Refusal['is'];
