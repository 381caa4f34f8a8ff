/** What a line may hold: RFC 8785 values without floats. Numbers are safe integers. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Who acted, as written into the line. Names of officers, judges and canvassers are public acts. */
export type Actor = {
  readonly role: string;
  readonly capacity?: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly station?: string;
};

/** An event before it has a place in a ledger. `secret`, where present, is committed to and not shown. */
export type Entry = {
  readonly v: number;
  readonly type: string;
  /** `YYYY-MM-DDTHH:mm:ss.sssZ`, the server's clock. */
  readonly at: string;
  /** `rule` where no person decided: the actor is then who set the rule off. */
  readonly by: 'person' | 'rule';
  readonly actor: Actor;
  /** Commitment over the command's id, actor and payload (`commandProof`), 64 hex digits. */
  readonly command: string;
  /** Which of the command's events this is, from 0. */
  readonly nth: number;
  readonly data: { readonly [key: string]: Json };
  readonly secret?: Json;
};

/** One row of the ledger table. `text` is the canonical line, `hash = SHA-256(text)`, lower-case hex. */
export type Row = {
  readonly recount: string;
  readonly seq: number;
  readonly text: string;
  readonly hash: string;
  /** The hash of the line before; 64 zeros before the first. */
  readonly prev: string;
  /** `{"salt":"<64 hex>","secret":…}` as canonical JSON, or null where the event keeps nothing back. Never exported whole. */
  readonly secret: string | null;
  /** The command's id itself (never in `text`): the idempotency key, unique with `nth` in a recount. */
  readonly command: string;
  readonly nth: number;
};
