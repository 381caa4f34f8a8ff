import type { PersonId, RecountId, TableId } from '@/lib/base/ids.ts';
import type { Result } from '@/lib/base/result.ts';
import type { Actor, Person, Role } from '@/lib/recount/actor.ts';

export type User = {
  readonly id: PersonId;
  readonly login: string;
  readonly name: string;
  readonly role: Role;
  readonly active: boolean;
};

/** Who sits behind a browser. A token names it; its row is what counts. */
export type Session = {
  readonly id: string;
  readonly kind: 'user' | 'table' | 'observer';
  readonly role: Role;
  /** An officer or other account, or who watches. */
  readonly person?: Person;
  /** Tables and observers belong to one recount. */
  readonly recount?: RecountId;
  readonly table?: TableId;
  readonly pair?: readonly [Person, Person];
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type UserProblem =
  | { readonly is: 'login-taken' }
  | { readonly is: 'login-unusable' }
  | { readonly is: 'name-unusable' }
  | { readonly is: 'password-too-short'; readonly least: number }
  | { readonly is: 'password-too-long'; readonly most: number }
  | { readonly is: 'password-is-login' }
  | { readonly is: 'user-unknown' }
  /** Nobody changes or ends what they are themselves. */
  | { readonly is: 'own-account' }
  | { readonly is: 'password-wrong' };

/** One answer for every wrong sign-in, so that it tells nothing of who exists. */
export type SignInRefusal =
  | { readonly is: 'sign-in-refused' }
  | { readonly is: 'sign-in-locked'; readonly until: Date };

export type NewUser = {
  readonly login: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
};

export type LinkPurpose =
  | { readonly purpose: 'tables'; readonly recount: RecountId }
  | {
      readonly purpose: 'observer';
      readonly recount: RecountId;
      readonly observer: PersonId;
      readonly role: 'watcher' | 'witness';
    };

/** A device that asks to be a table, as its own screen knows it. */
export type AskedJoin = {
  readonly id: string;
  /** Said aloud by the judges, typed by the officer. */
  readonly code: string;
  /** Known to the asking device only. */
  readonly deviceSecret: string;
};

export type PendingJoin = {
  readonly id: string;
  readonly recount: RecountId;
  readonly number: number;
  readonly judges: readonly [PersonId, PersonId];
  readonly since: Date;
};

export type JoinProblem =
  | { readonly is: 'too-many-joins' }
  | { readonly is: 'join-unknown' }
  | { readonly is: 'code-differs' };

export type Collected =
  | { readonly is: 'waiting' }
  | { readonly is: 'confirmed'; readonly session: Session }
  | { readonly is: 'gone' };

/** A link without its token, which is kept nowhere. */
export type StandingLink = {
  /** Who it is for: null for the tables. */
  readonly observer: PersonId | null;
  readonly since: Date;
};

export type People = {
  readonly users: {
    readonly any: () => Promise<boolean>;
    readonly list: () => Promise<readonly User[]>;
    /** Each act is a line of the office's ledger, under who did it, before it has any effect. */
    readonly create: (
      user: NewUser,
      by: Actor | 'themselves',
    ) => Promise<Result<User, UserProblem>>;
    readonly changeRole: (
      id: PersonId,
      role: Role,
      by: Actor,
    ) => Promise<Result<User, UserProblem>>;
    readonly withdraw: (id: PersonId, by: Actor) => Promise<Result<User, UserProblem>>;
    /** A new password, said once; the one before stops working, and so does every session. */
    readonly renewPassword: (id: PersonId, by: Actor) => Promise<Result<string, UserProblem>>;
    readonly changePassword: (
      id: PersonId,
      change: { readonly before: string; readonly after: string },
      by: Actor,
    ) => Promise<Result<User, UserProblem>>;
  };
  readonly signIn: (asked: {
    readonly login: string;
    readonly password: string;
    readonly address: string;
  }) => Promise<Result<Session, SignInRefusal>>;
  readonly sessions: {
    /** Null where it expired, was revoked or never was. */
    readonly find: (id: string) => Session | null;
    readonly revoke: (id: string) => Promise<void>;
    readonly revokeWhere: (which: (session: Session) => boolean) => Promise<void>;
    /** An act of a person; polling and sockets never call it. */
    readonly touch: (id: string) => void;
    readonly onRevoked: (listener: (id: string) => void) => void;
  };
  readonly links: {
    /** A new token for this purpose; those before it stop working. */
    readonly create: (link: LinkPurpose) => Promise<string>;
    readonly resolve: (token: string) => Promise<LinkPurpose | null>;
    readonly revoke: (link: LinkPurpose) => Promise<void>;
    /** The links of a recount that let somebody in. */
    readonly standing: (recount: RecountId) => Promise<readonly StandingLink[]>;
  };
  /** A session for who opens an observer's link. */
  readonly observe: (
    link: LinkPurpose & { purpose: 'observer' },
    person: Person,
  ) => Promise<Session>;
  readonly joins: {
    readonly ask: (
      recount: RecountId,
      number: number,
      judges: readonly [PersonId, PersonId],
    ) => Result<AskedJoin, JoinProblem>;
    readonly list: (recount: RecountId) => readonly PendingJoin[];
    /** Whether the code is the one that the device shows. */
    readonly check: (id: string, code: string) => Result<PendingJoin, JoinProblem>;
    readonly confirm: (id: string, pair: readonly [Person, Person]) => Promise<void>;
    readonly reject: (id: string) => Result<PendingJoin, JoinProblem>;
    /** Whether the device may collect, without using it up. */
    readonly look: (id: string, deviceSecret: string) => Collected['is'];
    /** Hands the session out once, to the device that asked. */
    readonly collect: (id: string, deviceSecret: string) => Collected;
  };
  readonly setUp: {
    /** Printed in the terminal at a first start; null once anyone has an account. */
    readonly code: () => string | null;
    readonly firstOfficer: (
      code: string,
      officer: Omit<NewUser, 'role'>,
    ) => Promise<Result<User, UserProblem | { readonly is: 'set-up-refused' }>>;
  };
};
