declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** A recount's ledger. `office` is the ledger of office-wide acts. */
export type RecountId = Branded<'RecountId'>;
/** Made by the client, 128 random bits as 22 characters of base64url: the idempotency key of a command. */
export type CommandId = Branded<'CommandId'>;
/** A person: an officer's account, a judge of the roster (`j1`), someone who watches (`o1`). */
export type PersonId = Branded<'PersonId'>;
/** A counting table of the room: `t1`. */
export type TableId = Branded<'TableId'>;
/** A batch, in registration order: `b1`. */
export type BatchId = Branded<'BatchId'>;
/** A choice of the contest, in ballot order: `c1`. */
export type ChoiceId = Branded<'ChoiceId'>;
