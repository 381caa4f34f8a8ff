import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowedHosts, originAllowed, readEnv } from './env.ts';
import { ownSecret } from './secrets.ts';
import { startServer } from './start.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('settings', () => {
  test('have defaults that are safe on one machine', () => {
    const env = readEnv({});
    expect(env.ok && env.value).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      tls: null,
      publicUrl: null,
    });
  });

  test('that cannot be used are named', () => {
    expect(readEnv({ PORT: 'many', PUBLIC_URL: 'ftp://x' })).toEqual({
      ok: false,
      error: [
        { is: 'setting-invalid', name: 'PORT' },
        { is: 'setting-invalid', name: 'PUBLIC_URL' },
      ],
    });
    expect(readEnv({ TLS_CERT: 'x.pem' })).toEqual({
      ok: false,
      error: [{ is: 'certificate-without-key' }],
    });
  });
});

test('a plain bind to another address is refused before anything is opened', async () => {
  const dataDir = join(folder, 'never');
  const env = readEnv({ HOST: '0.0.0.0', DATA_DIR: dataDir, PUBLIC_URL: 'http://10.0.0.7:3000' });
  if (!env.ok) throw new Error('settings');
  expect(await startServer(env.value, process.cwd())).toEqual({
    ok: false,
    error: { is: 'plain-bind-refused' },
  });
  expect(readdirSync(folder)).not.toContain('never');
});

test('every address is no address that people can type', async () => {
  const dataDir = join(folder, 'nowhere');
  const env = readEnv({ HOST: '0.0.0.0', DATA_DIR: dataDir });
  if (!env.ok) throw new Error('settings');
  const tls = { cert: 'x', key: 'x' };
  expect(await startServer({ ...env.value, tls }, process.cwd())).toEqual({
    ok: false,
    error: { is: 'address-unknown', host: '0.0.0.0' },
  });
  expect(readdirSync(folder)).not.toContain('nowhere');
});

test('hosts and origins follow from the public address, never from a request', () => {
  const loopback = new URL('http://127.0.0.1:3000');
  expect(allowedHosts(loopback)).toEqual(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000']);
  const named = new URL('https://recount.lan');
  expect(allowedHosts(named)).toEqual(['recount.lan']);
  expect(originAllowed(named, 'https://recount.lan')).toBe(true);
  for (const origin of ['http://recount.lan', 'https://recount.lan.evil.test', 'null', '']) {
    expect(originAllowed(named, origin)).toBe(false);
  }
});

test('a secret is made once, for its owner only, and refused once others could read it', () => {
  const first = ownSecret(folder, 'auth');
  expect(first.ok && first.value).toMatch(/^[0-9a-f]{64}$/);
  expect(ownSecret(folder, 'auth')).toEqual(first);
  // What a first start leaves that was cut short.
  writeFileSync(join(folder, 'secrets', 'empty'), '', { mode: 0o600 });
  const made = ownSecret(folder, 'empty');
  expect(made.ok && made.value).toMatch(/^[0-9a-f]{64}$/);
  const file = join(folder, 'secrets', 'open');
  expect(statSync(join(folder, 'secrets', 'auth')).mode & 0o077).toBe(0);
  writeFileSync(file, 'x', { mode: 0o644 });
  expect(ownSecret(folder, 'open')).toEqual({
    ok: false,
    error: { is: 'secret-readable-by-others', file: 'open' },
  });
});
