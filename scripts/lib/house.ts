import { transformSync } from 'esbuild';

type Rule = {
  readonly says: string;
  readonly where: (file: string) => boolean;
  readonly never: RegExp;
  /** Looked for in the text as written, comments too; otherwise in the code alone. */
  readonly inComments?: true;
};

const TEST = /\.(?:test|spec)\.tsx?$/;

function inLib(file: string): boolean {
  return file.startsWith('lib/') && !TEST.test(file);
}

/** Rules of the house that neither the compiler nor the linter knows. */
const RULES: readonly Rule[] = [
  {
    says: 'no transactions of several statements: one row, one statement (docs/decisions/0002)',
    where: (file) => file.startsWith('server/'),
    never: /\$transaction\b/,
  },
  {
    says: 'the environment is read in server/env.ts',
    where: (file) =>
      file !== 'server/env.ts' &&
      !TEST.test(file) &&
      /^(?:app|components|lib|server)\/|^proxy\.ts$/.test(file),
    never: /\bprocess\s*(?:\.|\?\.)\s*env\b|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/,
  },
  {
    says: 'lib has no clock: the time is passed in',
    where: inLib,
    never:
      /\bDate\s*\.\s*now\b|\bnew\s+Date\s*(?:\(\s*\)|(?![\s(\w$.]))|(?<!new\s+)(?<![\w$.])Date\s*\(|\bperformance\s*\.\s*now\b/,
  },
  {
    says: 'lib throws no dice: ids and salts are passed in',
    where: inLib,
    never: /\bMath\s*\.\s*random\b|\brandomUUID\b|\bgetRandomValues\b|\brandomBytes\b/,
  },
  {
    says: 'no server actions: every way in is a door',
    where: () => true,
    never: /(['"])use server\1/,
  },
  {
    says: 'a rule is kept or changed, never waived in place',
    where: () => true,
    never: /biome-ignore|@ts-(?:ignore|expect-error|nocheck)|eslint-disable/,
    inComments: true,
  },
];

/** The rules that the file at `file` (from the root) breaks, one sentence each. */
export function houseProblems(file: string, source: string): readonly string[] {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const { code } = transformSync(source, { loader, legalComments: 'none', jsx: 'preserve' });
  return RULES.filter(
    (rule) => rule.where(file) && rule.never.test(rule.inComments ? source : code),
  ).map((rule) => `${file}: ${rule.says}`);
}
