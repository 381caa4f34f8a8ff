import type { RecountId } from '@/lib/base/ids.ts';
import type { Row } from '@/lib/ledger/types.ts';
import type { PrismaClient } from './generated/sqlite/client.ts';

export type { PrismaClient };

/** The ledger table: one statement writes, and nothing ever changes what was written. */
export type LedgerStore = {
  /** Durable once it resolves. When it rejects, what was written is not known: read the tail. */
  readonly append: (rows: readonly Row[]) => Promise<void>;
  /** Lines after a seq, in order, `limit` at most. */
  readonly tail: (recount: RecountId, after: number, limit: number) => Promise<readonly Row[]>;
  /** Every line in pages, in order: for a cold start and for export. */
  readonly lines: (recount: RecountId) => AsyncIterable<readonly Row[]>;
  readonly recounts: () => Promise<readonly RecountId[]>;
  /** A fault of the disk or the database itself, after which nothing more may be written; not a refusal by a guard. */
  readonly isBroken: (error: unknown) => boolean;
};

export type Store = {
  readonly ledger: LedgerStore;
  readonly db: PrismaClient;
  readonly close: () => Promise<void>;
};

export type StoreProblem =
  /** Another process writes to this data folder. */
  | { readonly is: 'data-folder-in-use' }
  | { readonly is: 'data-folder-not-writable'; readonly code: string }
  | { readonly is: 'guards-not-held'; readonly guard: string }
  | { readonly is: 'migration-failed'; readonly message: string };
