import type { BatchId, PersonId, TableId } from '../base/ids.ts';
import type { LocalDate } from '../law/calendar/local-date.ts';
import type { Contest } from '../law/contest.ts';
import type { Declaration } from '../law/declaration.ts';
import type { Actor } from './actor.ts';
import type { BatchInfo, HoldReason, Veiled } from './batch/types.ts';
import type { Cell, Figures } from './figures.ts';
import type { DrawnLot, NewRequest, Plan, StatedSetting } from './legal/types.ts';
import type { AdjustmentKind, ControlTotals, Mode, Release } from './state.ts';

type Open<Type extends string, Data = Record<never, never>> = {
  readonly type: Type;
  readonly data: Data;
};
/** The line shows `data`, and of `secret` only a veil. */
type Sealed<Type extends string, Data, Secret> = {
  readonly type: Type;
  readonly data: Data;
  readonly secret: Secret | Veiled;
};
type Reason = { readonly reason: string };
type OfBatch = { readonly batch: BatchId };

export type RoomEvent =
  | Open<
      'recount.opened',
      {
        readonly format: string;
        readonly software: string;
        /** Which fold reads this ledger. */
        readonly rules: number;
        readonly statute: string;
        readonly mode: Mode;
        readonly notice: string | null;
        readonly title: string;
        readonly jurisdiction: string;
        readonly contest: Contest;
        readonly electionDate: string;
        readonly zone: string;
        readonly mixedBallots: boolean;
      }
    >
  | Open<'control-totals.entered', ControlTotals>
  | Open<
      'batch-list.imported',
      {
        readonly fileName: string;
        readonly file: string;
        readonly batches: readonly BatchInfo[];
      }
    >
  | Open<'judge.enrolled', { readonly judge: PersonId; readonly name: string }>
  | Open<'judge.retired', { readonly judge: PersonId }>
  | Sealed<
      'observer.admitted',
      { readonly observer: PersonId; readonly capacity: 'watcher' | 'witness' },
      { readonly name: string; readonly standsFor: string }
    >
  | Open<'observer.withdrawn', { readonly observer: PersonId }>
  | Open<'release.chosen', { readonly release: Release }>
  | Open<'counting.started'>
  | Open<'counting.paused', { readonly message: string }>
  | Open<'counting.resumed'>
  | Open<
      'table.seated',
      {
        readonly table: TableId;
        readonly number: number;
        readonly judges: readonly [PersonId, PersonId];
      }
    >
  | Open<'table.cleared', { readonly table: TableId }>
  /** Lines after this one's number and up to `seen` were recorded once, and are not in this ledger: a backup was restored. */
  | Sealed<'recount.restored', { readonly seen: number }, Reason>;

export type BatchEvent =
  | Open<
      'batch.taken',
      OfBatch & { readonly table: TableId; readonly judges: readonly [PersonId, PersonId] }
    >
  | Open<'batch.returned', OfBatch>
  | Sealed<'batch.recalled', OfBatch, Reason>
  | Sealed<
      'count.submitted',
      OfBatch & {
        readonly table: TableId;
        readonly judges: readonly [PersonId, PersonId];
        /** The line of the count whose differing rows are taken again, or null for a whole count. */
        readonly corrects: number | null;
      },
      { readonly figures: Figures; readonly note: string | null }
    >
  | Sealed<
      'counts.differed',
      OfBatch & { readonly counts: readonly [number, number] },
      { readonly cells: readonly Cell[] }
    >
  | Sealed<
      'batch.held',
      OfBatch & { readonly standing: readonly number[] },
      { readonly reasons: readonly HoldReason[] }
    >
  | Sealed<
      'batch.accepted',
      OfBatch & { readonly count: number },
      { readonly reason: string | null }
    >
  | Sealed<'count.ordered', OfBatch & { readonly standing: readonly number[] }, Reason>
  | Sealed<'batch.reopened', OfBatch, Reason>;

export type ClosingEvent =
  | Sealed<
      'adjustment.recorded',
      { readonly ballots: number; readonly kind: AdjustmentKind },
      Reason
    >
  | Sealed<'adjustment.withdrawn', { readonly adjustment: number }, Reason>
  | Open<
      'reexamination.stated',
      {
        readonly examined: number;
        readonly upheld: number;
        readonly reversed: number;
        readonly statedBy: string;
      }
    >
  | Open<'counting.closed'>
  | Sealed<'counting.reopened', Record<never, never>, Reason>
  | Open<'result.declared', { readonly name: string; readonly declaration: Declaration }>;

/** All of it is public: who may ask, who asked and by when is nobody's secret. */
export type LegalEvent =
  | Open<'setting.stated', StatedSetting>
  | Open<'request.recorded', NewRequest>
  | Open<'request.withdrawn', { readonly request: number } & Reason>
  | Open<
      'day.proclaimed',
      { readonly date: LocalDate; readonly name: string; readonly proclaimedBy: string }
    >
  | Open<'day.withdrawn', { readonly date: LocalDate } & Reason>
  | Open<
      'reading.recorded',
      { readonly question: string; readonly reading: number; readonly advisedBy: string }
    >
  /** By rule: why the recount is conducted, and by when. */
  | Open<'plan.found', Plan>
  | Open<'stay.recorded', { readonly court: string; readonly order: string }>
  | Open<'stay.lifted', { readonly authority: string }>
  | Open<'recount.discontinued', { readonly authority: string } & Reason>
  /** By rule: an officer who acts bears the name of a choice. */
  | Open<'candidacy.noted', { readonly name: string }>
  | Open<
      'canvass.completed',
      {
        readonly on: LocalDate;
        readonly members: readonly string[];
        /** Members who bear the name of a choice. */
        readonly candidates: readonly string[];
      }
    >
  | Open<'lot.drawn', DrawnLot>;

export type RecountEvent = RoomEvent | BatchEvent | ClosingEvent | LegalEvent;
export type EventType = RecountEvent['type'];

/** An event with its place: what the fold reads. */
export type Recorded<Event extends RecountEvent = RecountEvent> = {
  readonly seq: number;
  /** The server's clock, `YYYY-MM-DDTHH:mm:ss.sssZ`. */
  readonly at: string;
  readonly by: 'person' | 'rule';
  readonly actor: Actor;
  readonly event: Event;
};
