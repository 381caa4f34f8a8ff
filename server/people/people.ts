import { randomInt, timingSafeEqual } from 'node:crypto';
import { err } from '@/lib/base/result.ts';
import type { Store } from '../store/types.ts';
import { openJoins } from './joins.ts';
import { openLinks } from './links.ts';
import { openOffice } from './office.ts';
import { ofUser, openSessions } from './sessions.ts';
import { openSignIn } from './sign-in.ts';
import type { People } from './types.ts';
import { openUsers } from './users.ts';

/** Easy to read out and to type: no letter that is taken for a digit. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

function newCode(): string {
  const letters = Array.from({ length: 12 }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return [0, 4, 8].map((at) => letters.slice(at, at + 4).join('')).join('-');
}

/** As it is copied or read aloud: with or without dashes and spaces, in whatever case. */
function sameCode(typed: string, code: string): boolean {
  const [one, other] = [typed, code].map((text) =>
    Buffer.from(text.replace(/[\s-]/g, '').toUpperCase()),
  );
  if (!one || !other) return false;
  return one.length === other.length && timingSafeEqual(one, other);
}

export type PeopleOptions = { readonly now: () => Date; readonly software: string };

export async function openPeople({ db, ledger }: Store, options: PeopleOptions): Promise<People> {
  const { now } = options;
  const sessions = await openSessions(db, now);
  const office = await openOffice({ ledger, ...options });
  const users = await openUsers({
    db,
    office,
    now,
    changed: (id) => sessions.revokeWhere(ofUser(id)),
  });
  let code = (await users.any()) ? null : newCode();
  return {
    users,
    sessions,
    signIn: openSignIn({ db, sessions, now }),
    links: openLinks(db, now),
    joins: openJoins(sessions, now),
    observe: ({ recount, role }, person) =>
      sessions.create({ kind: 'observer', role, recount, person }),
    setUp: {
      code: () => code,
      async firstOfficer(typed, officer) {
        if (code === null || !sameCode(typed, code)) return err({ is: 'set-up-refused' });
        // Taken before anything is waited for: of two who send it at once, one finds it gone.
        const taken = code;
        code = null;
        let isMade = false;
        try {
          const made = await users.create({ ...officer, role: 'officer' }, 'themselves');
          isMade = made.ok;
          return made;
        } finally {
          if (!isMade) code = taken;
        }
      },
    },
  };
}
