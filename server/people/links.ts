import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { PersonId, RecountId } from '@/lib/base/ids.ts';
import type { PrismaClient } from '../store/types.ts';
import type { LinkPurpose, People } from './types.ts';

/** 192 random bits; only their SHA-256 is kept, so that who reads the data folder cannot open a link. */
function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** How a purpose stands in the table: `tables`, `watcher` or `witness`. */
function columnsOf(link: LinkPurpose) {
  return link.purpose === 'tables'
    ? { recount: link.recount, purpose: 'tables', subject: null }
    : { recount: link.recount, purpose: link.role, subject: link.observer };
}

export function openLinks(db: PrismaClient, now: () => Date): People['links'] {
  async function revoke(link: LinkPurpose): Promise<void> {
    await db.linkCode.updateMany({
      where: { ...columnsOf(link), revokedAt: null },
      data: { revokedAt: now() },
    });
  }

  return {
    revoke,
    async create(link) {
      await revoke(link);
      const token = randomBytes(24).toString('base64url');
      await db.linkCode.create({
        data: {
          id: randomUUID(),
          ...columnsOf(link),
          tokenHash: tokenHash(token),
          createdAt: now(),
        },
      });
      return token;
    },
    async standing(recount) {
      const found = await db.linkCode.findMany({
        where: { recount, revokedAt: null },
        orderBy: { createdAt: 'asc' },
      });
      return found.map(({ subject, createdAt }) => ({
        observer: subject as PersonId | null,
        since: createdAt,
      }));
    },
    async resolve(token) {
      const found = await db.linkCode.findUnique({ where: { tokenHash: tokenHash(token) } });
      if (!found || found.revokedAt !== null) return null;
      const recount = found.recount as RecountId;
      if (found.purpose === 'tables') return { purpose: 'tables', recount };
      const role = found.purpose === 'witness' ? 'witness' : 'watcher';
      return { purpose: 'observer', recount, observer: found.subject as PersonId, role };
    },
  };
}
