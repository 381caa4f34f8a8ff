import { createHash } from 'node:crypto';
import type { PrismaClient } from './types.ts';

/** Keeps a file as it came, under its SHA-256 (64 hex digits), before any event names it. */
export async function storeFile(
  db: PrismaClient,
  file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer>; readonly at: Date },
): Promise<string> {
  const { name, bytes, at: createdAt } = file;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await db.storedFile.upsert({
    where: { sha256 },
    create: { sha256, name, bytes, createdAt },
    update: {},
  });
  return sha256;
}
