import { type Client, createClient } from '@libsql/client';
import { err, ok, type Result } from '@/lib/base/result.ts';

export type Lock = { readonly release: () => Promise<void> };

/**
 * Keeps a second process off a data folder: an exclusive transaction on a database of its own, never committed. The
 * operating system holds it for the process, so that it ends with it, kill -9 included, and is never stale.
 */
export async function takeLock(path: string): Promise<Result<Lock, 'held'>> {
  const client: Client = createClient({ url: `file:${path}` });
  try {
    await client.execute('PRAGMA busy_timeout = 0');
    await client.execute('BEGIN EXCLUSIVE');
  } catch {
    client.close();
    return err('held');
  }
  return ok({
    async release() {
      // Closing alone leaves the connection, and with it the lock, to the garbage collector.
      await client.execute('ROLLBACK');
      client.close();
    },
  });
}
