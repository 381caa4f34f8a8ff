import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './installed.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, packages: object): void {
  writeFileSync(join(root, path), JSON.stringify({ packages }));
}

const zod = { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' } };
const elsewhere = { 'node_modules/esbuild-win32': { version: '1.0.0', optional: true } };
const lock = 'package-lock.json';
const there = 'node_modules/.package-lock.json';

test('a fresh clone has nothing installed', () => {
  write(lock, { '': {}, ...zod });
  expect(isInstalled(root)).toBe(false);
});

test('what the lock asks for is there; what is for other machines need not be', () => {
  write(lock, { '': {}, ...zod, ...elsewhere });
  write(there, zod);
  expect(isInstalled(root)).toBe(true);
});

test('another version, or the same version with other bytes, is not what the lock asks for', () => {
  write(lock, zod);
  write(there, { 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-a' } });
  expect(isInstalled(root)).toBe(false);
  write(there, { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-b' } });
  expect(isInstalled(root)).toBe(false);
});

test('a package that the lock gained is missing', () => {
  write(lock, { ...zod, 'node_modules/pino': { version: '10.4.0' } });
  write(there, zod);
  expect(isInstalled(root)).toBe(false);
});
