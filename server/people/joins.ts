import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { RecountId, TableId } from '@/lib/base/ids.ts';
import { err, ok } from '@/lib/base/result.ts';
import type { Sessions } from './sessions.ts';
import type { AskedJoin, Collected, PendingJoin, People, Session } from './types.ts';

const LASTS_MS = 10 * 60_000;
/** Of one recount: whoever has its link can fill its own list, and no other. */
const MOST_PENDING = 40;

type Kept = PendingJoin & AskedJoin & { session: Session | null; gone: boolean };

function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Joins are asked again after a restart, so memory is enough. */
export function openJoins(sessions: Sessions, now: () => Date): People['joins'] {
  const kept = new Map<string, Kept>();

  function current(id: string): Kept | undefined {
    const one = kept.get(id);
    if (one && now().getTime() - one.since.getTime() <= LASTS_MS) return one;
    kept.delete(id);
    return undefined;
  }

  function pending(recount: RecountId): readonly Kept[] {
    return [...kept.keys()]
      .map(current)
      .filter((one) => one !== undefined)
      .filter((one) => one.recount === recount && one.session === null && !one.gone);
  }

  function freshCode(recount: RecountId): string {
    const used = new Set(pending(recount).map(({ code }) => code));
    for (;;) {
      const code = String(randomInt(0, 1_000)).padStart(3, '0');
      if (!used.has(code)) return code;
    }
  }

  function shown({ id, recount, number, judges, since }: Kept): PendingJoin {
    return { id, recount, number, judges, since };
  }

  function stateOf(id: string, deviceSecret: string): Collected {
    const one = current(id);
    if (!one || one.gone || !same(one.deviceSecret, deviceSecret)) return { is: 'gone' };
    return one.session ? { is: 'confirmed', session: one.session } : { is: 'waiting' };
  }

  return {
    ask(recount, number, judges) {
      if (pending(recount).length >= MOST_PENDING) return err({ is: 'too-many-joins' });
      const asked: AskedJoin = {
        id: randomBytes(12).toString('base64url'),
        code: freshCode(recount),
        deviceSecret: randomBytes(24).toString('base64url'),
      };
      const since = now();
      kept.set(asked.id, { ...asked, recount, number, judges, since, session: null, gone: false });
      return ok(asked);
    },
    list: (recount) => pending(recount).map(shown),
    check(id, code) {
      const one = current(id);
      if (!one || one.gone || one.session) return err({ is: 'join-unknown' });
      return same(one.code, code.trim()) ? ok(shown(one)) : err({ is: 'code-differs' });
    },
    async confirm(id, pair) {
      const one = current(id);
      if (!one) throw new Error('confirmed a join that is gone');
      one.session = await sessions.create({
        kind: 'table',
        role: 'table',
        recount: one.recount,
        table: `t${one.number}` as TableId,
        pair,
      });
    },
    reject(id) {
      const one = current(id);
      if (!one || one.session) return err({ is: 'join-unknown' });
      one.gone = true;
      return ok(shown(one));
    },
    look: (id, deviceSecret) => stateOf(id, deviceSecret).is,
    collect(id, deviceSecret) {
      const state = stateOf(id, deviceSecret);
      if (state.is === 'confirmed') kept.delete(id);
      return state;
    },
  };
}
