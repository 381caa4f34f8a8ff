import type { BatchId, PersonId, TableId } from '../base/ids.ts';
import type { LocalDate } from '../law/calendar/local-date.ts';
import type { Contest } from '../law/contest.ts';
import type { BatchInfo } from './batch/types.ts';
import type { Cell, Figures } from './figures.ts';
import type { DrawnLot, NewRequest, StatedSetting } from './legal/types.ts';
import type { AdjustmentKind, ControlTotals, Mode, Release } from './state.ts';

/** Every command on a batch names the version that its sender saw. */
type OnBatch = { readonly batch: BatchId; readonly version: number };

export type CellValue = Cell & { readonly value: number };

export type RoomCommand =
  | {
      readonly type: 'open-recount';
      readonly mode: Mode;
      readonly notice: string | null;
      readonly title: string;
      readonly jurisdiction: string;
      readonly contest: Contest;
      readonly electionDate: string;
      readonly zone: string;
      readonly mixedBallots: boolean;
      /** The canvass from which the recount starts, and the request if there is one: recorded with the opening, or not at all. */
      readonly canvass: {
        readonly control: ControlTotals;
        readonly setting: StatedSetting;
        readonly request: NewRequest | null;
      } | null;
    }
  | ({ readonly type: 'enter-control-totals' } & ControlTotals)
  | {
      readonly type: 'import-batch-list';
      readonly fileName: string;
      /** SHA-256 of the file as it came, 64 hex digits. */
      readonly file: string;
      readonly batches: readonly BatchInfo[];
    }
  | { readonly type: 'enroll-judge'; readonly name: string }
  | { readonly type: 'retire-judge'; readonly judge: PersonId }
  | {
      readonly type: 'admit-observer';
      readonly capacity: 'watcher' | 'witness';
      readonly name: string;
      readonly standsFor: string;
    }
  | { readonly type: 'withdraw-observer'; readonly observer: PersonId }
  | { readonly type: 'choose-release'; readonly release: Release }
  | { readonly type: 'start-counting' }
  | { readonly type: 'pause-counting'; readonly message: string }
  | { readonly type: 'resume-counting' }
  | {
      readonly type: 'seat-table';
      readonly number: number;
      readonly judges: readonly [PersonId, PersonId];
    }
  | { readonly type: 'clear-table'; readonly table: TableId }
  | {
      readonly type: 'confirm-restore';
      /** The line up to which a screen had seen the ledger that was lost. */
      readonly seen: number;
      readonly reason: string;
    };

export type BatchCommand = OnBatch &
  (
    | { readonly type: 'take-batch' }
    | { readonly type: 'return-batch' }
    | { readonly type: 'submit-count'; readonly figures: Figures; readonly note: string | null }
    | {
        readonly type: 'correct-count';
        readonly cells: readonly CellValue[];
        readonly note: string | null;
      }
    | { readonly type: 'recall-batch'; readonly reason: string }
    | { readonly type: 'accept-batch'; readonly reason: string }
    | { readonly type: 'order-count'; readonly reason: string }
    | { readonly type: 'reopen-batch'; readonly reason: string }
  );

export type ClosingCommand =
  | {
      readonly type: 'record-adjustment';
      readonly ballots: number;
      readonly kind: AdjustmentKind;
      readonly reason: string;
    }
  | {
      readonly type: 'withdraw-adjustment';
      readonly adjustment: number;
      readonly reason: string;
    }
  | {
      readonly type: 'state-reexamination';
      readonly examined: number;
      readonly upheld: number;
      readonly reversed: number;
      readonly statedBy: string;
    }
  | { readonly type: 'close-counting' }
  | { readonly type: 'reopen-counting'; readonly reason: string }
  | {
      readonly type: 'declare';
      /** The officer's own name, typed as the act of declaring. */
      readonly name: string;
    };

export type LegalCommand =
  | { readonly type: 'state-setting'; readonly setting: StatedSetting }
  | { readonly type: 'record-request'; readonly request: NewRequest }
  | {
      readonly type: 'withdraw-request';
      /** Its line. */
      readonly request: number;
      readonly reason: string;
    }
  | {
      readonly type: 'proclaim-day';
      readonly date: LocalDate;
      readonly name: string;
      readonly proclaimedBy: string;
    }
  | { readonly type: 'withdraw-day'; readonly date: LocalDate; readonly reason: string }
  | {
      readonly type: 'record-reading';
      readonly question: string;
      readonly reading: number;
      readonly advisedBy: string;
    }
  | { readonly type: 'record-stay'; readonly court: string; readonly order: string }
  | { readonly type: 'lift-stay'; readonly authority: string }
  | { readonly type: 'discontinue'; readonly authority: string; readonly reason: string }
  | {
      readonly type: 'complete-canvass';
      readonly on: LocalDate;
      readonly members: readonly string[];
    }
  | { readonly type: 'record-lot'; readonly lot: DrawnLot };

export type Command = RoomCommand | BatchCommand | ClosingCommand | LegalCommand;
export type CommandType = Command['type'];
