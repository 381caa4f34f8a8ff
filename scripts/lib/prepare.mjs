import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** What a page is made of: built again when any of it has changed. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'server',
  'next.config.js',
  'proxy.ts',
  'package-lock.json',
];
const LEFT_OUT = /\.test\.|generated/;

const QUIET = { NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1' };

function run(command, args, env = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...QUIET, ...env },
  });
  if (done.status === 0) return;
  process.stderr.write(
    `${done.stdout ?? ''}${done.stderr ?? ''}\n${command} ${args.join(' ')} failed\n`,
  );
  process.exit(1);
}

function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  try {
    return readdirSync(full, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [full];
  }
}

function digestOfSources() {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap(filesOf).filter((file) => !LEFT_OUT.test(file));
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Installs what is missing, makes the database client, and builds the pages when they have changed. */
export function prepare(say) {
  if (!isInstalled(root)) {
    say('Installing packages …');
    run('npm', ['ci', '--no-audit', '--no-fund']);
  }
  run(process.execPath, ['scripts/prisma-generate.mjs']);
  const mark = join(root, '.next', 'sources.sha256');
  const digest = digestOfSources();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return;
  say('Building the pages (once) …');
  run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { NODE_ENV: 'production' });
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, digest);
}
