import type { Delta } from '../access/apply.ts';
import type { CommandId } from '../base/ids.ts';
import type { Command } from '../recount/commands.ts';
import type { Refusal } from '../recount/refusals.ts';
import type { Recount } from '../recount/state.ts';

/** Steps when a client of the version before could misread this one. It then loads the page anew. */
export const PROTOCOL = 1;

/** Why the desk itself did not take a command; nothing has changed. */
export type DeskRefusal =
  | Refusal
  /** The same id came before with another payload or from someone else. */
  | { readonly is: 'command-id-reused' }
  | { readonly is: 'command-malformed'; readonly field: string }
  | { readonly is: 'too-many-commands' }
  | { readonly is: 'signed-out' }
  /** After a fault of the disk the server records nothing more until it is started again. */
  | { readonly is: 'not-recording' };

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

export type ServerToClient = {
  deltas: (deltas: readonly Delta[]) => void;
  /** The client is too far behind: it fetches a snapshot and resumes from there. */
  'start-over': () => void;
  presence: (presence: Presence) => void;
  joins: (joins: readonly Join[]) => void;
  'signed-out': () => void;
};

export type Resume = { readonly since: number };

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
