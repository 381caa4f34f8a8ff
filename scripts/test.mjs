// @ts-check
// `npm test`, from a fresh clone on: installs what is missing, checks, tests, and ends with one line
// `N passed, N failed`. `npm test -- static`, `unit` or `browser` runs a part.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { ONE_FAILED, ONE_PASSED, ofPlaywright, ofVitest, sum } from './lib/counts.mjs';
import { isInstalled } from './lib/installed.mjs';

/** @typedef {import('./lib/counts.mjs').Counts} Counts */

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'recount-board-test-'));
process.on('exit', () => rmSync(reports, { recursive: true }));
const stageMinutesMax = 30;
const env = {
  ...process.env,
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
  DEBIAN_FRONTEND: 'noninteractive',
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
};
// In CI Biome colours whatever the environment says.
const colours = process.stdout.isTTY ? 'force' : 'off';

/**
 * Runs a command with its output shown. Says whether it ended well, in time.
 * @param {readonly string[]} command
 */
function run([program = '', ...args]) {
  console.log(`\n$ ${[program, ...args].join(' ')}`);
  const timeout = stageMinutesMax * 60_000;
  const { status, error } = spawnSync(program, args, { cwd: root, env, stdio: 'inherit', timeout });
  if (error) console.error(error.message);
  return status === 0;
}

/** @param {readonly string[]} args */
function npm(args) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? run([process.execPath, own, ...args]) : run(['npm', ...args]);
}

/** @param {string} name */
function tool(name) {
  return join('node_modules/.bin', name);
}

/** Everything that the project needs is there, or is fetched. */
function install() {
  return isInstalled(root) || npm(['ci', '--include=dev']);
}

function generate() {
  const script = 'scripts/prisma-generate.mjs';
  return !existsSync(join(root, script)) || run([process.execPath, script]);
}

/** A browser to test with: Debian has one in its own archive, elsewhere Playwright fetches one. */
function fetchChromium() {
  if (findChromium() !== undefined) return true;
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const packaged =
    debian &&
    run(['apt-get', 'update']) &&
    run(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']);
  return packaged || run([tool('playwright'), 'install', 'chromium']);
}

/** @param {string} name @param {readonly string[]} command */
function check(name, command) {
  return { name, part: 'static', counts: () => (run(command) ? ONE_PASSED : ONE_FAILED) };
}

/** @param {string} file */
function reportIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function unitTests() {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const endedWell = run([tool('vitest'), 'run', ...reporters]);
  const report = reportIn(file);
  return report === undefined ? ONE_FAILED : ofVitest(report, endedWell);
}

function browserTests() {
  if (!fetchChromium()) return ONE_FAILED;
  const file = join(reports, 'playwright.json');
  Object.assign(env, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const endedWell = run([tool('playwright'), 'test', '--reporter=list,json']);
  const report = reportIn(file);
  return report === undefined ? ONE_FAILED : ofPlaywright(report, endedWell);
}

const STAGES = [
  check('format and lint', [tool('biome'), 'ci', `--colors=${colours}`, '.']),
  check('types of routes', [tool('next'), 'typegen']),
  check('types', [tool('tsc'), '--noEmit']),
  check('imports', [process.execPath, '--import', 'tsx', 'scripts/check-imports.ts']),
  { name: 'tests', part: 'unit', counts: unitTests },
  { name: 'browser tests', part: 'browser', counts: browserTests },
];

/** @param {readonly string[]} parts */
function results(parts) {
  if (!install()) return [{ name: 'npm ci', ...ONE_FAILED }];
  const made = generate() ? [] : [{ name: 'prisma generate', ...ONE_FAILED }];
  const chosen = STAGES.filter(({ part }) => parts.length === 0 || parts.includes(part));
  return [...made, ...chosen.map(({ name, counts }) => ({ name, ...counts() }))];
}

const parts = process.argv.slice(2);
const unknown = parts.find((name) => !STAGES.some(({ part }) => part === name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}": static, unit and browser are the parts.`);
  process.exit(2);
}
const all = results(parts);
console.log('');
for (const { name, passed, failed } of all) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${name} (${passed} of ${passed + failed})`);
}
const { passed, failed } = sum(all);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
