import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import next from 'next';
import { err, ok, type Result } from '@/lib/base/result.ts';
import { type Env, isLoopback, tellNextAuth } from './env.ts';
import { openLog } from './log.ts';
import { openRoomServer, type Pages, type RoomServer } from './room-server.ts';
import { ownSecret, type SecretProblem } from './secrets.ts';
import { openSqlite } from './store/sqlite.ts';
import type { StoreProblem } from './store/types.ts';
import { type RoomCertificate, roomCertificate } from './tls/room-ca.ts';

export type StartProblem =
  | SecretProblem
  | StoreProblem
  /** Off loopback nothing is served unencrypted. */
  | { readonly is: 'plain-bind-refused' }
  /** Every address of the machine is no address that people could type. */
  | { readonly is: 'address-unknown'; readonly host: string }
  | {
      readonly is: 'cannot-listen';
      readonly host: string;
      readonly port: number;
      readonly code: string;
    };

export type Started = {
  readonly server: RoomServer;
  readonly address: string;
  /** Of the room's own authority, where there is no other certificate. */
  readonly fingerprint: string | null;
  readonly close: () => Promise<void>;
};

type Tls = { readonly cert: string; readonly key: string };

async function tlsOf(env: Env, publicUrl: URL): Promise<Tls | RoomCertificate | null> {
  if (env.tls) {
    return {
      cert: readFileSync(env.tls.cert, 'utf8'),
      key: readFileSync(env.tls.key, 'utf8'),
    };
  }
  if (publicUrl.protocol !== 'https:') return null;
  return roomCertificate(env.dataDir, [publicUrl.hostname], new Date());
}

const EVERY_ADDRESS = ['0.0.0.0', '::', '[::]'];

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

/** Puts the process together: database, room server, TLS, pages, listener. `root` is the project's folder. */
export async function startServer(env: Env, root: string): Promise<Result<Started, StartProblem>> {
  const { host, port, dataDir } = env;
  const scheme = isLoopback(host) && !env.tls ? 'http' : 'https';
  const publicUrl = env.publicUrl ?? new URL(`${scheme}://${host}:${port}`);
  // What crosses a network unencrypted can be read and changed by anyone on it.
  if (publicUrl.protocol !== 'https:' && !isLoopback(host))
    return err({ is: 'plain-bind-refused' });
  if (env.publicUrl === null && EVERY_ADDRESS.includes(host)) {
    return err({ is: 'address-unknown', host });
  }
  const store = await openSqlite({ dataDir, prismaDir: join(root, 'prisma') });
  if (!store.ok) return store;
  const authSecret = ownSecret(dataDir, 'auth');
  if (!authSecret.ok) {
    await store.value.close();
    return authSecret;
  }
  const tls = await tlsOf(env, publicUrl);
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
    log: openLog(env.logLevel),
  });
  // A server that never listens keeps Next from adding an upgrade listener of its own to ours.
  const nextUpgrades = createServer();
  const app = next({ dir: root, hostname: host, port, httpServer: nextUpgrades });
  await app.prepare();
  const handle = app.getRequestHandler();
  const pages: Pages = (request, response) => void handle(request, response);
  const listener = await server.listen({ host, port, tls, pages }).catch(codeOf);
  if (typeof listener === 'string') {
    await server.close();
    await app.close();
    return err({ is: 'cannot-listen', host, port, code: listener });
  }
  const { port: bound } = listener.address() as AddressInfo;
  return ok({
    server,
    address: port === 0 ? `${publicUrl.protocol}//${host}:${bound}` : publicUrl.origin,
    fingerprint: tls !== null && 'fingerprint' in tls ? tls.fingerprint : null,
    async close() {
      await server.close();
      await app.close();
    },
  });
}
