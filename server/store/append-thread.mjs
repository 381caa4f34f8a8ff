// @ts-check
// The thread that writes the ledger: plain JavaScript, so that it starts without a loader. `append.ts` speaks to it.
import { parentPort, workerData } from 'node:worker_threads';
import { createClient } from '@libsql/client';

/** One statement for a whole group: all of it becomes durable, or none. */
const APPEND = `
  INSERT INTO "LedgerLine" ("recount", "seq", "text", "hash", "prev", "secret", "command", "nth")
  SELECT value->>'recount', value->>'seq', value->>'text', value->>'hash', value->>'prev',
    value->>'secret', value->>'command', value->>'nth'
  FROM json_each(?)`;

/** How long it waits for a write of the other connection (sessions, files), in milliseconds. */
const PATIENCE_MS = 10_000;

const client = createClient({ url: `file:${workerData.file}` });
await client.execute(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
await client.execute('PRAGMA synchronous = FULL');

parentPort?.on('message', async (/** @type {import('./append.ts').Asked} */ { id, rows }) => {
  try {
    await client.execute({ sql: APPEND, args: [JSON.stringify(rows)] });
    parentPort?.postMessage({ id, error: null });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ id, error: said });
  }
});
