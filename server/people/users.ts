import { randomInt, randomUUID } from 'node:crypto';
import type { PersonId } from '@/lib/base/ids.ts';
import { err, ok, type Result } from '@/lib/base/result.ts';
import { cleanText } from '@/lib/base/text.ts';
import { type Actor, ROLES, type Role } from '@/lib/recount/actor.ts';
import type { PrismaClient } from '../store/types.ts';
import type { OfficeLedger } from './office.ts';
import { checkPassword, hashPassword, verifyPassword } from './passwords.ts';
import type { NewUser, People, User, UserProblem } from './types.ts';

const MAX_NAME = 200;
const LOGIN = /^[a-z0-9][a-z0-9._@+-]{1,99}$/;
/** Easy to read out and to type: no letter that is taken for a digit, and no vowel, so that no word comes out. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

export function loginOf(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** About 95 random bits, in groups. */
export function newPassword(): string {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

type Stored = {
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly role: string;
  readonly active: boolean;
};

function roleOf(stored: string): Role {
  const role = ROLES.find((one) => one === stored);
  if (!role) throw new Error('an account with an unknown role');
  return role;
}

export function userOf({ id, login, name, role, active }: Stored): User {
  return { id: id as PersonId, login, name, role: roleOf(role), active };
}

export type UsersOptions = {
  readonly db: PrismaClient;
  readonly office: OfficeLedger;
  readonly now: () => Date;
  /** An account's sessions end with its role and with its password. */
  readonly changed: (id: PersonId) => Promise<void>;
};

/** The ledger comes first: where a process died between the two, its row follows at the next start. */
async function followLedger(db: PrismaClient, office: OfficeLedger): Promise<void> {
  const rows = await db.user.findMany();
  for (const { id, role, active } of office.state().accounts) {
    const row = rows.find((one) => one.id === id);
    if (row && (row.role !== role || row.active !== active)) {
      await db.user.update({ where: { id }, data: { role, active } });
    }
  }
}

export async function openUsers({
  db,
  office,
  now,
  changed,
}: UsersOptions): Promise<People['users']> {
  await followLedger(db, office);
  let last: Promise<unknown> = Promise.resolve();

  /** Acts on accounts come one after another: what one has looked up still holds when it writes. */
  function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const mine = last.then(act, act);
    last = mine.catch(() => undefined);
    return mine;
  }

  async function ofOther(id: PersonId, by: Actor): Promise<Result<User, UserProblem>> {
    const found = await db.user.findUnique({ where: { id } });
    if (!found) return err({ is: 'user-unknown' });
    if (by.people.some((person) => person.id === id)) return err({ is: 'own-account' });
    return ok(userOf(found));
  }

  async function setPassword(id: PersonId, password: string, by: Actor): Promise<void> {
    const passwordHash = await hashPassword(password);
    await office.record({ type: 'account.password-renewed', data: { account: id } }, by);
    await db.user.update({ where: { id }, data: { passwordHash } });
    await changed(id);
  }

  async function create(asked: NewUser, by: Actor | 'themselves') {
    const login = loginOf(asked.login);
    if (!LOGIN.test(login)) return err({ is: 'login-unusable' } as const);
    const name = cleanText(asked.name, { maxLength: MAX_NAME });
    if (!name.ok) return err({ is: 'name-unusable' } as const);
    const password = checkPassword(asked.password, login);
    if (!password.ok) return password;
    const passwordHash = await hashPassword(password.value);
    if (await db.user.findUnique({ where: { login } })) return err({ is: 'login-taken' } as const);
    const id = randomUUID() as PersonId;
    const { role } = asked;
    const actor: Actor = by === 'themselves' ? { role, people: [{ id, name: name.value }] } : by;
    const data = { account: id, name: name.value, role };
    await office.record({ type: 'account.made', data }, actor);
    const user = await db.user.create({
      data: { id, login, name: name.value, role, passwordHash, createdAt: now() },
    });
    return ok(userOf(user));
  }

  return {
    any: async () => (await db.user.count()) > 0,
    list: async () => (await db.user.findMany({ orderBy: { login: 'asc' } })).map(userOf),
    create: (asked, by) => inTurn(() => create(asked, by)),
    changeRole: (id, role, by) =>
      inTurn(async () => {
        const found = await ofOther(id, by);
        if (!found.ok) return found;
        await office.record({ type: 'account.role-changed', data: { account: id, role } }, by);
        const user = await db.user.update({ where: { id }, data: { role } });
        await changed(id);
        return ok(userOf(user));
      }),
    withdraw: (id, by) =>
      inTurn(async () => {
        const found = await ofOther(id, by);
        if (!found.ok) return found;
        await office.record({ type: 'account.withdrawn', data: { account: id } }, by);
        const user = await db.user.update({
          where: { id },
          data: { active: false, withdrawnAt: now() },
        });
        await changed(id);
        return ok(userOf(user));
      }),
    renewPassword: (id, by) =>
      inTurn(async () => {
        const found = await ofOther(id, by);
        if (!found.ok) return found;
        const password = newPassword();
        await setPassword(id, password, by);
        return ok(password);
      }),
    changePassword: (id, { before, after }, by) =>
      inTurn(async () => {
        const found = await db.user.findUnique({ where: { id } });
        if (!found || !(await verifyPassword(found.passwordHash, before))) {
          return err({ is: 'password-wrong' });
        }
        const password = checkPassword(after, found.login);
        if (!password.ok) return password;
        await setPassword(id, password.value, by);
        return ok(userOf(found));
      }),
  };
}
