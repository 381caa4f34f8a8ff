import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { importGraph } from './import-graph.ts';
import { importProblems } from './import-rules.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function problemsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  folders.push(root);
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return importProblems(await importGraph(root));
}

const total = 'export const total = 1;';
const law = { 'lib/law/rule.ts': total };

test('imports that follow the layout pass', async () => {
  expect(
    await problemsOf({
      'lib/base/result.ts': total,
      'lib/law/rule.ts': "import { total } from '../base/result.ts';\nexport const rule = total;",
      'lib/law/rule.test.ts':
        "import { test } from 'vitest';\nimport '../recount/decide.ts';\ntest;",
      'lib/recount/decide.ts':
        "import type { total } from '../law/rule.ts';\nexport type A = typeof total;",
      'lib/files/csv.ts':
        "import { Buffer } from 'node:buffer';\nimport '../recount/decide.ts';\nBuffer;",
      'server/env.ts': "import '@/lib/law/rule.ts';",
      'server/store/append.ts': "import '../env.ts';\nimport './generated/client.ts';",
      'server/services.ts': "import './store/append.ts';",
      'app/watch/page.tsx':
        "import '@/server/services.ts';\nimport '@/components/watch/board.tsx';",
      'components/watch/board.tsx':
        "import '@/lib/recount/decide.ts';\nimport './board.css';\nimport('recharts');",
      'components/watch/board.css': '',
      'vitest.config.ts': "import './scripts/lib/chromium.mjs';",
      'scripts/lib/chromium.mjs': total,
    }),
  ).toEqual([]);
});

test.each([
  ['a value', "import { total } from '../recount/decide.ts';\nexport const a = total;"],
  ['a value that is not used', "import { total } from '../recount/decide.ts';"],
  ['a type', "import type { total } from '../recount/decide.ts';\nexport type A = typeof total;"],
  ['a type on several lines', "import type {\n  total,\n} from '../recount/decide.ts';"],
  ['a type that is passed on', "export type { total } from '../recount/decide.ts';"],
  ['a value that is passed on', "export { total } from '../recount/decide.ts';"],
  ['a side effect', "import '../recount/decide.ts';"],
  ['a later import', "export const later = () => import('../recount/decide.ts');"],
])('a planted import against the direction is found: %s', async (_, source) => {
  expect(await problemsOf({ 'lib/law/rule.ts': source, 'lib/recount/decide.ts': total })).toEqual([
    'lib/law/rule.ts → lib/recount/decide.ts: lib/law may import lib/base',
  ]);
});

test('Node stays out of what browsers load', async () => {
  expect(
    await problemsOf({
      'lib/law/rule.ts': "import { readFileSync } from 'node:fs';\nreadFileSync;",
      'components/ui/button.tsx': "import 'crypto';",
    }),
  ).toEqual([
    'components/ui/button.tsx → crypto: components/ui is for browsers too, without Node',
    'lib/law/rule.ts → node:fs: lib/law is for browsers too, without Node',
  ]);
});

test.each([
  [
    'components/station/form.tsx',
    'server/env.ts',
    'components may import lib, components/live, components/recount, components/ui',
  ],
  [
    'components/station/form.tsx',
    'components/officer/desk.tsx',
    'components may import lib, components/live, components/recount, components/ui',
  ],
  ['server/store/append.ts', 'server/services.ts', 'server/store may import lib, server/*.ts'],
  ['server/env.ts', 'server/main.ts', 'server/*.ts may import lib'],
  [
    'server/desk/desk.ts',
    'components/ui/button.tsx',
    'server/desk may import lib, server/*.ts, server/store',
  ],
  ['server/store/append.ts', 'server/desk/desk.ts', 'server/store may import lib, server/*.ts'],
  [
    'server/live/sockets.ts',
    'app/page.tsx',
    'server/live may import lib, server/*.ts, server/desk, server/store, server/people',
  ],
  ['app/page.tsx', 'server/store/append.ts', 'app may import components, lib, server/services.ts'],
  [
    'scripts/recount/verify.ts',
    'server/env.ts',
    'scripts/recount may import lib, scripts/bots, scripts/lib, server/tls',
  ],
])('%s may not import %s', async (from, to, says) => {
  const sameTop = from.split('/')[0] === to.split('/')[0];
  const written = sameTop ? `./${relative(dirname(from), to)}` : `@/${to}`;
  const files = { [from]: `import '${written}';`, [to]: total };
  expect(await problemsOf(files)).toEqual([`${from} → ${to}: ${says}`]);
});

test('what is made for tests is imported by tests only', async () => {
  expect(
    await problemsOf({
      'lib/law/testing.ts': total,
      'lib/law/rule.test.ts': "import './testing.ts';",
      'lib/law/rule.ts': "import './testing.ts';",
    }),
  ).toEqual([
    'lib/law/rule.ts → lib/law/testing.ts: what is made for tests is imported by tests only',
  ]);
});

test('a folder that nobody named is found', async () => {
  expect(await problemsOf({ ...law, 'tools/a.ts': "import '@/lib/law/rule.ts';" })).toEqual([
    'tools/a.ts → lib/law/rule.ts: lies in no part of the house (import-table.ts)',
  ]);
});

test('one spelling for one way', async () => {
  expect(
    await problemsOf({
      ...law,
      'lib/law/tie.ts': "import '@/lib/law/rule.ts';",
      'server/env.ts': "import '../lib/law/rule.ts';",
    }),
  ).toEqual([
    'lib/law/tie.ts → lib/law/rule.ts: within one top folder imports are relative',
    'server/env.ts → lib/law/rule.ts: from another top folder imports begin with @/',
  ]);
});

test('an import carries its ending and leads to a file', async () => {
  expect(
    await problemsOf({
      ...law,
      'lib/law/tie.ts': "import './rule';",
      'lib/law/lot.ts': "import type { A } from './gone.ts';\nexport type B = A;",
    }),
  ).toEqual([
    'lib/law/lot.ts → lib/law/gone.ts: there is no such file',
    'lib/law/tie.ts → lib/law/rule: an import carries the ending of its file',
  ]);
});

test('a planted circle is found, through values and through types', async () => {
  expect(
    await problemsOf({
      'lib/law/a.ts': "import './b.ts';",
      'lib/law/b.ts': "import type { C } from './c.ts';\nexport type B = C;",
      'lib/law/c.ts': "import '../law/a.ts';\nexport type C = 1;",
    }),
  ).toEqual(['a circle: lib/law/a.ts → lib/law/b.ts → lib/law/c.ts → lib/law/a.ts']);
});

test('a watch page does not load at once what is heavy', async () => {
  const heavy = ': too heavy for a watch page';
  expect(
    await problemsOf({
      'app/layout.tsx': "import '@/components/ui/session.tsx';",
      'app/officer/page.tsx': "import '@/components/officer/chart.tsx';",
      'app/watch/[id]/page.tsx': "import '@/components/recount/table.tsx';\nimport 'zod';",
      'components/officer/chart.tsx': "'use client';\nimport 'recharts';",
      'components/recount/table.tsx': "'use client';\nimport '@/lib/recount/view.ts';",
      'components/ui/session.tsx': "'use client';\nimport 'next-auth/react';",
      'components/watch/board.tsx':
        "import type { z } from 'zod';\nimport('recharts');\nimport 'zod/mini';",
      'lib/recount/view.ts': "import 'recharts';",
    }),
  ).toEqual([
    `app/layout.tsx → components/ui/session.tsx → next-auth/react${heavy}`,
    `app/watch/[id]/page.tsx → components/recount/table.tsx → lib/recount/view.ts → recharts${heavy}`,
    `components/watch/board.tsx → zod/mini${heavy}`,
  ]);
});
