import { randomUUID } from 'node:crypto';
import type { PersonId } from '@/lib/base/ids.ts';
import { err, ok, type Result } from '@/lib/base/result.ts';
import { cleanText } from '@/lib/base/text.ts';
import { ROLES, type Role } from '@/lib/recount/actor.ts';
import type { PrismaClient } from '../store/types.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import type { NewUser, People, User, UserProblem } from './types.ts';

const MAX_NAME = 200;
const LOGIN = /^[a-z0-9][a-z0-9._@+-]{1,99}$/;

export function loginOf(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
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
  readonly now: () => Date;
  /** An account's sessions end with its role. */
  readonly changed: (id: PersonId) => Promise<void>;
};

export function openUsers({ db, now, changed }: UsersOptions): People['users'] {
  async function update(
    id: PersonId,
    data: { readonly role: Role } | { readonly active: false; readonly withdrawnAt: Date },
  ): Promise<Result<User, UserProblem>> {
    const found = await db.user.findUnique({ where: { id } });
    if (!found) return err({ is: 'user-unknown' });
    const user = await db.user.update({ where: { id }, data });
    await changed(id);
    return ok(userOf(user));
  }

  return {
    any: async () => (await db.user.count()) > 0,
    list: async () => (await db.user.findMany({ orderBy: { login: 'asc' } })).map(userOf),
    async create(asked: NewUser) {
      const login = loginOf(asked.login);
      if (!LOGIN.test(login)) return err({ is: 'login-unusable' });
      const name = cleanText(asked.name, { maxLength: MAX_NAME });
      if (!name.ok) return err({ is: 'name-unusable' });
      const password = checkPassword(asked.password, login);
      if (!password.ok) return password;
      const passwordHash = await hashPassword(password.value);
      if (await db.user.findUnique({ where: { login } })) return err({ is: 'login-taken' });
      const user = await db.user.create({
        data: {
          id: randomUUID(),
          login,
          name: name.value,
          role: asked.role,
          passwordHash,
          createdAt: now(),
        },
      });
      return ok(userOf(user));
    },
    changeRole: (id, role) => update(id, { role }),
    withdraw: (id) => update(id, { active: false, withdrawnAt: now() }),
  };
}
