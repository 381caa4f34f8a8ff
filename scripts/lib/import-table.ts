/** A part of the house: a folder, `folder/*.ts` (only the files that lie in it directly), or one file. */
export type Part = {
  readonly path: string;
  /** Other parts that it may import; a folder stands for all that is in it. */
  readonly mayImport: readonly string[];
  /** May it import Node's own modules? */
  readonly node: boolean;
};

const inBrowser = { node: false } as const;
const onServer = { node: true } as const;
const room = ['lib/base', 'lib/law', 'lib/ledger', 'lib/recount'];

/** The layout of ARCHITECTURE.md as data. The most exact path that holds a file is its part. */
export const PARTS: readonly Part[] = [
  { path: 'lib/base', mayImport: [], ...inBrowser },
  { path: 'lib/law', mayImport: ['lib/base'], ...inBrowser },
  { path: 'lib/ledger', mayImport: ['lib/base'], ...inBrowser },
  { path: 'lib/recount', mayImport: ['lib/base', 'lib/law', 'lib/ledger'], ...inBrowser },
  { path: 'lib/access', mayImport: room, ...inBrowser },
  { path: 'lib/wire', mayImport: [...room, 'lib/access'], ...inBrowser },
  { path: 'lib/words', mayImport: ['lib/base'], ...inBrowser },
  { path: 'lib/report', mayImport: room, ...inBrowser },
  { path: 'lib/office', mayImport: ['lib/base', 'lib/ledger', 'lib/recount'], ...inBrowser },
  { path: 'lib/files', mayImport: room, ...onServer },

  { path: 'server/*.ts', mayImport: ['lib'], ...onServer },
  { path: 'server/store', mayImport: ['lib', 'server/*.ts'], ...onServer },
  { path: 'server/desk', mayImport: ['lib', 'server/*.ts', 'server/store'], ...onServer },
  {
    path: 'server/live',
    mayImport: ['lib', 'server/*.ts', 'server/desk', 'server/store', 'server/people'],
    ...onServer,
  },
  {
    path: 'server/doors',
    mayImport: [
      'lib',
      'server/*.ts',
      'server/desk',
      'server/live',
      'server/store',
      'server/people',
    ],
    ...onServer,
  },
  { path: 'server/tls', mayImport: ['lib', 'server/*.ts'], ...onServer },
  { path: 'server/people', mayImport: ['lib', 'server/*.ts', 'server/store'], ...onServer },
  { path: 'server/print', mayImport: ['lib', 'server/*.ts'], ...onServer },
  { path: 'server/room-server.ts', mayImport: ['lib', 'server'], ...onServer },
  { path: 'server/start.ts', mayImport: ['lib', 'server'], ...onServer },
  { path: 'server/terminal.ts', mayImport: ['lib', 'server'], ...onServer },
  { path: 'server/services.ts', mayImport: ['lib', 'server'], ...onServer },
  { path: 'server/main.ts', mayImport: ['lib', 'server'], ...onServer },

  { path: 'components/live', mayImport: ['lib'], ...inBrowser },
  { path: 'components/ui', mayImport: ['lib'], ...inBrowser },
  {
    path: 'components/recount',
    mayImport: ['lib', 'components/live', 'components/ui'],
    ...inBrowser,
  },
  {
    path: 'components/officer',
    mayImport: ['lib', 'components/law', 'components/live', 'components/recount', 'components/ui'],
    ...inBrowser,
  },
  {
    path: 'components',
    mayImport: ['lib', 'components/live', 'components/recount', 'components/ui'],
    ...inBrowser,
  },
  { path: 'app', mayImport: ['components', 'lib', 'server/services.ts'], ...onServer },
  { path: '*.ts', mayImport: ['lib', 'scripts/lib'], ...onServer },

  { path: 'scripts/lib', mayImport: ['lib'], ...onServer },
  { path: 'scripts/bots', mayImport: ['lib', 'scripts/lib'], ...onServer },
  {
    path: 'scripts/recount',
    mayImport: ['lib', 'scripts/bots', 'scripts/lib', 'server/tls'],
    ...onServer,
  },
  { path: 'scripts', mayImport: ['lib', 'scripts', 'server'], ...onServer },
  { path: 'prisma', mayImport: ['lib', 'server/store'], ...onServer },
  { path: 'bench', mayImport: ['bench', 'e2e', 'lib', 'scripts', 'server'], ...onServer },
  { path: 'e2e', mayImport: ['lib', 'scripts', 'server'], ...onServer },
];

/** What the browser of someone who watches must not load before it is asked for. */
export const NOT_ON_WATCH_PAGES: readonly string[] = [
  'lib/wire/schemas.ts',
  'zod',
  'next-auth/react',
  'react-aria-components',
  'recharts',
];
