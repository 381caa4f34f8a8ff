import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { houseProblems } from './house.ts';
import { sourcesIn } from './import-graph.ts';

const root = join(import.meta.dirname, '../..');
/** These name what they look for. */
const own = new Set(['scripts/lib/house.ts', 'scripts/lib/house.test.ts']);

test('every file keeps the rules of the house', () => {
  const files = sourcesIn(root).filter((file) => !own.has(file));
  expect(files).toContain('lib/base/result.ts');
  expect(
    files.flatMap((file) => houseProblems(file, readFileSync(join(root, file), 'utf8'))),
  ).toEqual([]);
});

const transactions =
  'no transactions of several statements: one row, one statement (docs/decisions/0002)';
const environment = 'the environment is read in server/env.ts';
const clock = 'lib has no clock: the time is passed in';
const dice = 'lib throws no dice: ids and salts are passed in';
const actions = 'no server actions: every way in is a door';
const waivers = 'a rule is kept or changed, never waived in place';

test.each([
  ['server/store/append.ts', 'await db.$transaction([one, two]);', transactions],
  [
    'server/store/append.ts',
    'await db.$transaction(async (tx) => tx.line.create(line));',
    transactions,
  ],
  ['server/main.ts', 'const port = process.env.PORT;', environment],
  ['server/people/users.ts', 'const { env } = process;', environment],
  ['components/ui/link.tsx', 'export const a = <a href={process.env["HOME"]} />;', environment],
  ['proxy.ts', 'const url = process.env.PUBLIC_URL;', environment],
  ['lib/recount/decide.ts', 'const at = Date.now();', clock],
  ['lib/recount/decide.ts', 'const at = new Date();', clock],
  ['lib/recount/decide.ts', 'const at = new Date;', clock],
  ['lib/recount/decide.ts', 'const at = Date();', clock],
  ['lib/recount/decide.ts', 'const at = performance.now();', clock],
  ['lib/base/ids.ts', 'const id = Math.random();', dice],
  ['lib/base/ids.ts', 'const id = crypto.randomUUID();', dice],
  ['lib/ledger/veil.ts', 'crypto.getRandomValues(salt);', dice],
  ['app/login/page.tsx', "'use server';\nexport async function login() {}", actions],
  ['components/officer/desk.tsx', 'async function close() {\n  "use server";\n}', actions],
  ['lib/law/tie.ts', '// @ts-expect-error\nconst a: string = 1;', waivers],
  ['e2e/room.spec.ts', '// biome-ignore lint: because', waivers],
])('a planted fault is found in %s: %s', (file, source, says) => {
  expect(houseProblems(file, source)).toEqual([`${file}: ${says}`]);
});

test.each([
  ['server/store/append.ts', '// never $transaction( here\nawait db.$executeRaw`insert`;'],
  ['server/env.ts', 'const port = process.env.PORT;'],
  ['scripts/test.mjs', 'const ci = process.env.CI;'],
  [
    'lib/law/dates.ts',
    '/** Not Date.now(). */\nconst at = new Date(Date.UTC(2026, 0, 1)).getTime();',
  ],
  ['lib/law/dates.ts', 'type At = Date; const at = new Date(text);'],
  ['lib/law/dates.test.ts', 'const id = Math.random();'],
  ['server/clock.ts', 'const at = Date.now();'],
])('what is right passes: %s: %s', (file, source) => {
  expect(houseProblems(file, source)).toEqual([]);
});
