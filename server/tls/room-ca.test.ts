import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roomCertificate } from './room-ca.ts';

const DAY_MS = 24 * 60 * 60_000;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tls-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a station that trusts the room’s authority trusts its server, under its name only', async () => {
  const { cert, key, ca, fingerprint } = await roomCertificate(folder, ['recount.lan'], new Date());
  expect(fingerprint).toMatch(/^([0-9a-f]{4} ){15}[0-9a-f]{4}$/);
  expect(statSync(join(folder, 'tls', 'ca.key')).mode & 0o077).toBe(0);
  const server = createServer({ cert, key }, (_, response) => response.end('counted'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const get = (servername: string, authority: string | undefined) =>
    new Promise<string>((done) => {
      const options = {
        host: '127.0.0.1',
        port,
        servername,
        ...(authority ? { ca: authority } : {}),
      };
      request(options, (response) => {
        response.resume();
        done('trusted');
      })
        .on('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'error'))
        .end();
    });
  expect(await get('recount.lan', ca)).toBe('trusted');
  expect(await get('other.lan', ca)).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  expect(await get('recount.lan', undefined)).not.toBe('trusted');
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test('the authority stays; the leaf is made anew for another name, or when it nears its end', async () => {
  const now = new Date();
  const first = await roomCertificate(folder, ['recount.lan'], now);
  expect(await roomCertificate(folder, ['recount.lan'], now)).toEqual(first);
  const other = await roomCertificate(folder, ['board.lan'], now);
  expect(other.ca).toBe(first.ca);
  expect(other.cert).not.toBe(first.cert);
  const later = await roomCertificate(folder, ['board.lan'], new Date(now.getTime() + 80 * DAY_MS));
  expect(later.cert).not.toBe(other.cert);
  expect(later.fingerprint).toBe(first.fingerprint);
});
