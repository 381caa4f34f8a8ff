import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import next from 'next';
import { say } from '@/lib/words/index.ts';
import { isLoopback, readEnv, tellNextAuth } from './env.ts';
import { openLog } from './log.ts';
import { openRoomServer, type Pages } from './room-server.ts';
import { ownSecret } from './secrets.ts';
import { openSqlite } from './store/sqlite.ts';
import { print, printProblem } from './terminal.ts';
import { roomCertificate } from './tls/room-ca.ts';

const FORCED_AFTER_MS = 10_000;
const root = process.cwd();

function stop(problem: Parameters<typeof printProblem>[0]): never {
  printProblem(problem);
  process.exit(1);
}

const env = readEnv();
if (!env.ok) {
  for (const problem of env.error) printProblem(problem);
  process.exit(1);
}
const { host, port, dataDir, development } = env.value;
const log = openLog(env.value.logLevel);

const store = await openSqlite({ dataDir, prismaDir: join(root, 'prisma') });
if (!store.ok) stop(store.error);
const authSecret = ownSecret(dataDir, 'auth');
if (!authSecret.ok) stop(authSecret.error);

const publicUrl =
  env.value.publicUrl ?? new URL(`${isLoopback(host) ? 'http' : 'https'}://${host}:${port}`);
const own = env.value.tls;
const tls =
  own !== null
    ? { cert: readFileSync(own.cert, 'utf8'), key: readFileSync(own.key, 'utf8') }
    : publicUrl.protocol === 'https:'
      ? await roomCertificate(dataDir, [publicUrl.hostname], new Date())
      : null;
// What crosses a network unencrypted can be read and changed by anyone on it.
if (tls === null && !isLoopback(host)) stop({ is: 'plain-bind-refused' });

tellNextAuth(publicUrl, authSecret.value);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string;
};
const server = await openRoomServer({
  store: store.value,
  publicUrl,
  authSecret: authSecret.value,
  software: `recount-board ${version}`,
  now: () => new Date(),
  log,
});

// A server that never listens keeps Next from adding an upgrade listener of its own to ours.
const nextUpgrades = createServer();
const app = next({ dev: development, dir: root, hostname: host, port, httpServer: nextUpgrades });
await app.prepare();
const handle = app.getRequestHandler();
const pages: Pages = {
  handle: (request, response) => void handle(request, response),
  upgrade: (request, socket, head) =>
    development && nextUpgrades.emit('upgrade', request, socket, head),
};
const listener = await server.listen({ host, port, tls, pages });
const { port: bound } = listener.address() as AddressInfo;

print(say('start.ready', { address: publicUrl.origin }));
if (tls !== null && 'fingerprint' in tls) print(say('start.fingerprint', tls));
const code = server.people.setUp.code();
if (code !== null) print(say('start.set-up', { address: `${publicUrl.origin}/set-up`, code }));
log.info('listening', { code: String(bound) });
process.send?.({ is: 'ready', address: publicUrl.origin, code });

let closing = false;
async function shutDown(): Promise<void> {
  if (closing) return;
  closing = true;
  setTimeout(() => process.exit(1), FORCED_AFTER_MS).unref();
  await server.close();
  await app.close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown());
