import { createHash } from 'node:crypto';
import { err, ok } from '@/lib/base/result.ts';
import type { PrismaClient } from '../store/types.ts';
import { afterFailure, lockOf, type Throttle } from './lockout.ts';
import { verifyPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { People } from './types.ts';
import { loginOf, userOf } from './users.ts';

export type SignInOptions = {
  readonly db: PrismaClient;
  readonly sessions: Sessions;
  readonly now: () => Date;
};

/**
 * Failures are counted for each address and, with more patience, for each name: who types wrong passwords locks themselves out
 * long before the person whose name it is.
 */
const FREE_TRIES = { address: 5, login: 50 } as const;
type Kind = keyof typeof FREE_TRIES;

type Counted = { readonly kind: Kind; readonly key: string };

function countedOf(kind: Kind, value: string): Counted {
  return { kind, key: createHash('sha256').update(`${kind}\n${value}`).digest('hex') };
}

/** Unknown login, wrong password and withdrawn account have one answer and take one hash's time. */
export function openSignIn({ db, sessions, now }: SignInOptions): People['signIn'] {
  async function failed({ kind, key }: Counted): Promise<Throttle> {
    const before = await db.loginThrottle.findUnique({ where: { key } });
    const next = afterFailure(before, now(), FREE_TRIES[kind]);
    await db.loginThrottle.upsert({ where: { key }, create: { key, ...next }, update: next });
    return next;
  }

  const turns = new Map<string, Promise<unknown>>();

  /** Tries of one name, and of one address, come one after another: of many at once each would see that it is not locked. */
  async function inTurn<Value>(
    keys: readonly string[],
    work: () => Promise<Value>,
  ): Promise<Value> {
    const before = keys.map((key) => turns.get(key));
    const mine = Promise.allSettled(before).then(work);
    const settled = mine.catch(() => undefined);
    for (const key of keys) turns.set(key, settled);
    try {
      return await mine;
    } finally {
      for (const key of keys) if (turns.get(key) === settled) turns.delete(key);
    }
  }

  async function tryOnce({
    login,
    password,
    counted,
  }: {
    readonly login: string;
    readonly password: string;
    readonly counted: readonly Counted[];
  }): ReturnType<People['signIn']> {
    const keys = counted.map(({ key }) => key);
    const throttles = await db.loginThrottle.findMany({ where: { key: { in: keys } } });
    const locks = throttles.map((one) => lockOf(one, now())).filter((until) => until !== null);
    const [until] = locks.toSorted((a, b) => b.getTime() - a.getTime());
    if (until) return err({ is: 'sign-in-locked', until });
    const found = await db.user.findUnique({ where: { login } });
    const matches = await verifyPassword(found?.passwordHash ?? null, password);
    if (!found || !matches || !found.active) {
      for (const one of counted) await failed(one);
      return err({ is: 'sign-in-refused' });
    }
    await db.loginThrottle.deleteMany({ where: { key: { in: keys } } });
    const { id, name, role } = userOf(found);
    return ok(await sessions.create({ kind: 'user', role, person: { id, name } }));
  }

  return ({ login: typed, password, address }) => {
    const login = loginOf(typed);
    const counted = [countedOf('login', login), countedOf('address', address)];
    const keys = counted.map(({ key }) => key);
    return inTurn(keys, () => tryOnce({ login, password, counted }));
  };
}
