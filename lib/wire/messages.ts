import type { Delta } from '../access/apply.ts';
import type { CommandId } from '../base/ids.ts';
import type { Command } from '../recount/commands.ts';
import type { Refusal } from '../recount/refusals.ts';
import type { Recount } from '../recount/state.ts';

/** Steps when a client of the version before could misread this one. It then loads the page anew. */
export const PROTOCOL = 2;

/** Why the desk itself did not take a command; nothing has changed. */
export type DeskRefusal =
  | Refusal
  /** The same id came before with another payload or from someone else. */
  | { readonly is: 'command-id-reused' }
  | { readonly is: 'command-malformed'; readonly field: string }
  /** What it would record is larger than a line may be. */
  | { readonly is: 'line-too-long' }
  | { readonly is: 'too-many-commands' }
  | { readonly is: 'signed-out' }
  /** After a fault of the disk the server records nothing more until it is started again. */
  | { readonly is: 'not-recording' }
  /** A screen has seen lines that this ledger does not hold: the officer decides before anything is recorded. */
  | { readonly is: 'restore-not-confirmed' };

/** `unknown`: the server cannot say. The client sends the same id again, and learns which it was. */
export type Outcome =
  | { readonly is: 'recorded'; readonly seq: number }
  | { readonly is: 'refused'; readonly refusal: DeskRefusal }
  | { readonly is: 'unknown' };

/** A recount as an audience sees it at one line of the ledger. */
export type Snapshot = {
  readonly protocol: number;
  readonly state: Recount;
  readonly head: string;
};

export type Presence = {
  /** Tables with a station connected. */
  readonly tables: readonly string[];
  readonly watching: number;
};

/** A device that asks to sit down at a table, as the officer sees it. */
export type Join = {
  readonly id: string;
  readonly table: number;
  readonly judges: readonly [string, string];
  readonly since: string;
};

/** A screen of staff showed that lines are missing here: a backup was restored, or the wrong data folder is in use. */
export type Behind = {
  /** The line up to which that screen had seen. */
  readonly seen: number;
  /** The last line here. */
  readonly ends: number;
  /** Whose screen it was. */
  readonly by: string;
};

export type ServerToClient = {
  deltas: (deltas: readonly Delta[]) => void;
  /** The client is too far behind: it fetches a snapshot and resumes from there. */
  'start-over': () => void;
  /** Nothing is recorded until the officer has confirmed that a backup was restored. */
  behind: (behind: Behind) => void;
  presence: (presence: Presence) => void;
  joins: (joins: readonly Join[]) => void;
  'signed-out': () => void;
};

/** The furthest line that a device of staff ever saw: it shows when a ledger has lost some. */
export type SeenLine = {
  /** Restores before it. */
  readonly epoch: number;
  readonly seq: number;
  readonly hash: string;
};

export type Resume = {
  /** The last line that the client has. */
  readonly since: number;
  readonly seen: SeenLine | null;
};

/** Those who watch send nothing but this. */
export type WatchToServer = {
  resume: (resume: Resume) => void;
};

export type StaffToServer = WatchToServer & {
  command: (
    message: { readonly id: CommandId; readonly command: Command },
    answer: (outcome: Outcome) => void,
  ) => void;
};
