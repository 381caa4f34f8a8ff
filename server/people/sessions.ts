import { randomBytes } from 'node:crypto';
import type { PersonId, RecountId, TableId } from '@/lib/base/ids.ts';
import type { Person, Role } from '@/lib/recount/actor.ts';
import type { PrismaClient } from '../store/types.ts';
import type { People, Session } from './types.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long each kind lasts at most, and how long without an act of its person. A counting table never idles out. */
const LASTS: Readonly<
  Record<Session['kind'], { readonly mostMs: number; readonly idleMs: number | null }>
> = {
  user: { mostMs: 12 * HOUR_MS, idleMs: HOUR_MS },
  table: { mostMs: 16 * HOUR_MS, idleMs: null },
  observer: { mostMs: 7 * 24 * HOUR_MS, idleMs: null },
};

/** A touch is written down at most this often. */
const TOUCH_EVERY_MS = MINUTE_MS;

type Held = { readonly session: Session; readonly userId: string | null; seenAt: Date };

export type NewSession = Omit<Session, 'id' | 'createdAt' | 'expiresAt'>;

export type Sessions = People['sessions'] & {
  readonly create: (session: NewSession) => Promise<Session>;
};

type Stored = {
  readonly id: string;
  readonly kind: string;
  readonly role: string;
  readonly recount: string | null;
  readonly subject: string | null;
  readonly people: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

function sessionOf(stored: Stored): Session {
  const people = JSON.parse(stored.people ?? '[]') as readonly Person[];
  const [first, second] = people;
  const base = {
    id: stored.id,
    kind: stored.kind as Session['kind'],
    role: stored.role as Role,
    createdAt: stored.createdAt,
    expiresAt: stored.expiresAt,
    ...(stored.recount === null ? {} : { recount: stored.recount as RecountId }),
  };
  if (stored.kind === 'table' && first && second) {
    return { ...base, table: stored.subject as TableId, pair: [first, second] };
  }
  return first ? { ...base, person: first } : base;
}

/** Rows are kept in memory beside the table: a database read for each command would block every socket. */
export async function openSessions(db: PrismaClient, now: () => Date): Promise<Sessions> {
  const held = new Map<string, Held>();
  const listeners: ((id: string) => void)[] = [];

  const rows = await db.session.findMany({
    where: { revokedAt: null, expiresAt: { gt: now() } },
  });
  for (const row of rows) {
    held.set(row.id, { session: sessionOf(row), userId: row.userId, seenAt: row.lastSeenAt });
  }

  function find(id: string): Session | null {
    const one = held.get(id);
    if (!one) return null;
    const { session, seenAt } = one;
    const { idleMs } = LASTS[session.kind];
    const at = now().getTime();
    const idle = idleMs !== null && at - seenAt.getTime() > idleMs;
    return idle || session.expiresAt.getTime() <= at ? null : session;
  }

  async function revoke(id: string): Promise<void> {
    if (!held.delete(id)) return;
    await db.session.update({ where: { id }, data: { revokedAt: now() } });
    for (const listener of listeners) listener(id);
  }

  return {
    find,
    revoke,
    async revokeWhere(which) {
      const ids = [...held.values()].filter(({ session }) => which(session));
      for (const { session } of ids) await revoke(session.id);
    },
    touch(id) {
      const one = held.get(id);
      const at = now();
      if (!one || !find(id) || at.getTime() - one.seenAt.getTime() < TOUCH_EVERY_MS) return;
      one.seenAt = at;
      db.session.update({ where: { id }, data: { lastSeenAt: at } }).catch(() => undefined);
    },
    onRevoked: (listener) => listeners.push(listener),
    async create(asked) {
      const createdAt = now();
      const session: Session = {
        ...asked,
        id: randomBytes(24).toString('base64url'),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + LASTS[asked.kind].mostMs),
      };
      const userId = session.kind === 'user' ? (session.person?.id ?? null) : null;
      await db.session.create({
        data: {
          id: session.id,
          kind: session.kind,
          role: session.role,
          userId,
          recount: session.recount ?? null,
          subject:
            session.table ?? (session.kind === 'observer' ? session.person?.id : null) ?? null,
          people: JSON.stringify(session.pair ?? (session.person ? [session.person] : [])),
          createdAt,
          expiresAt: session.expiresAt,
          lastSeenAt: createdAt,
        },
      });
      held.set(session.id, { session, userId, seenAt: createdAt });
      return session;
    },
  };
}

export function ofUser(id: PersonId): (session: Session) => boolean {
  return (session) => session.kind === 'user' && session.person?.id === id;
}
