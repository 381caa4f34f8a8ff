import * as z from 'zod';
import type { PersonId } from '@/lib/base/ids.ts';
import type { Result } from '@/lib/base/result.ts';
import { exportLines } from '@/lib/ledger/export.ts';
import { ACCOUNT_ROLES, OFFICE } from '@/lib/office/office.ts';
import { actorOf } from '../people/actor.ts';
import type { UserProblem } from '../people/types.ts';
import { newPassword } from '../people/users.ts';
import type { Context } from './context.ts';
import { answer, type Door, refuse } from './door.ts';

const SMALL = 16 * 1024;
const KEEPERS = ['admin', 'officer'] as const;
const short = z.string().max(200);
const account = z.custom<PersonId>((value) => typeof value === 'string' && value.length <= 64);
const role = z.enum(ACCOUNT_ROLES);

function said<Value extends object>(result: Result<Value, UserProblem>, value: object): Response {
  if (result.ok) return answer({ is: 'done', ...value });
  const { is, ...more } = result.error;
  return refuse(422, is, more);
}

/** A new account has a password of ours, said once on the screen of who made it. */
const newAccount = z.strictObject({ login: short, name: short, role });
export function createAccountDoor({ people }: Context): Door<z.infer<typeof newAccount>> {
  return {
    name: 'create-account',
    method: 'POST',
    who: KEEPERS,
    perMinute: 30,
    input: newAccount,
    maxBytes: SMALL,
    async run({ input }, { session }) {
      const password = newPassword();
      const made = await people.users.create({ ...input, password }, actorOf(session));
      return said(made, { password });
    },
  };
}

const newRole = z.strictObject({ account, role });
export function changeRoleDoor({ people }: Context): Door<z.infer<typeof newRole>> {
  return {
    name: 'change-role',
    method: 'POST',
    who: KEEPERS,
    perMinute: 30,
    input: newRole,
    maxBytes: SMALL,
    async run({ input }, { session }) {
      return said(await people.users.changeRole(input.account, input.role, actorOf(session)), {});
    },
  };
}

const oneAccount = z.strictObject({ account });
export function withdrawAccountDoor({ people }: Context): Door<z.infer<typeof oneAccount>> {
  return {
    name: 'withdraw-account',
    method: 'POST',
    who: KEEPERS,
    perMinute: 30,
    input: oneAccount,
    maxBytes: SMALL,
    async run({ input }, { session }) {
      return said(await people.users.withdraw(input.account, actorOf(session)), {});
    },
  };
}

export function renewPasswordDoor({ people }: Context): Door<z.infer<typeof oneAccount>> {
  return {
    name: 'renew-password',
    method: 'POST',
    who: KEEPERS,
    perMinute: 30,
    input: oneAccount,
    maxBytes: SMALL,
    async run({ input }, { session }) {
      const renewed = await people.users.renewPassword(input.account, actorOf(session));
      if (renewed.ok) return answer({ is: 'done', password: renewed.value });
      return refuse(422, renewed.error.is);
    },
  };
}

/** One's own. Every session of the account ends, this one too: who had stolen one is out. */
const passwords = z.strictObject({ before: z.string().max(400), after: z.string().max(400) });
export function ownPasswordDoor({ people }: Context): Door<z.infer<typeof passwords>> {
  return {
    name: 'own-password',
    method: 'POST',
    who: ACCOUNT_ROLES,
    perMinute: 5,
    input: passwords,
    maxBytes: SMALL,
    async run({ input }, { session }) {
      const { person } = session;
      if (!person) return refuse(403, 'role-not-permitted');
      return said(await people.users.changePassword(person.id, input, actorOf(session)), {});
    },
  };
}

/** The office's ledger as a file, for the same verifiers. */
export function officeLedgerDoor({ store }: Context): Door<undefined> {
  return {
    name: 'office-ledger',
    method: 'GET',
    who: KEEPERS,
    perMinute: 20,
    input: 'none',
    async run() {
      let text = '';
      for await (const rows of store.ledger.lines(OFFICE)) {
        text += [...exportLines(rows, () => false)].join('');
      }
      return new Response(text, {
        headers: {
          'content-type': 'application/x-ndjson',
          'content-disposition': 'attachment; filename="office.ndjson"',
          'cache-control': 'no-store',
        },
      });
    },
  };
}
