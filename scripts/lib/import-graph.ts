import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';

export type Import = {
  /** A file of ours by its path from the root, or a package or module of Node as it is written. */
  readonly to: string;
  readonly ours: boolean;
  /** Does `to` lead to a file? Of packages it is not asked. */
  readonly found: boolean;
  /** As it is written in the file. */
  readonly written: string;
  /** `type` is gone at run time; `later` is `import()`, loaded when it is reached. */
  readonly when: 'at-once' | 'later' | 'type';
};

export type SourceFile = { readonly client: boolean; readonly imports: readonly Import[] };
/** By path from the root, in the order of names. */
export type Graph = ReadonlyMap<string, SourceFile>;

const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const NOT_OURS = new Set(['node_modules', 'generated', 'dist', 'data', 'public', 'fixtures']);
const TYPE = '?type';

/** Our own source files under `root`, by path from there. */
export function sourcesIn(root: string, folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(root, path);
    return SOURCE.test(path) && !path.endsWith('.d.ts') ? [path] : [];
  });
}

/** esbuild drops type imports as it reads; written this way it sees them, and they can be told apart. */
function withTypesKept(source: string): string {
  return source.replace(
    /^(\s*)(?:import|export)\s+type\s[^'"`;]*?\bfrom\s*(['"])([^'"]+)\2/gm,
    `$1import $2$3${TYPE}$2`,
  );
}

function reader(
  root: string,
  found: Map<string, { readonly client: boolean; readonly imports: Import[] }>,
): Plugin {
  return {
    name: 'reader',
    setup({ onLoad, onResolve }) {
      onLoad({ filter: SOURCE }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        const client = /^\s*(['"])use client\1/m.test(source);
        found.set(relative(root, path), { client, imports: [] });
        return { contents: withTypesKept(source), loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
      onResolve({ filter: /./ }, ({ path, importer, kind, resolveDir }) => {
        if (kind === 'entry-point') return undefined;
        const type = path.endsWith(TYPE);
        const written = type ? path.slice(0, -TYPE.length) : path;
        const ours = /^(?:@|\.{1,2})\//.test(written);
        const file = written.startsWith('@/')
          ? join(root, written.slice(2))
          : resolve(resolveDir, written);
        // Generated code may not be there yet, and what it imports is not for us to judge.
        const apart = !ours || file.includes('/generated/');
        const there = apart || statSync(file, { throwIfNoEntry: false })?.isFile() === true;
        found.get(relative(root, importer))?.imports.push({
          to: ours ? relative(root, file) : written,
          ours,
          found: there,
          written,
          when: type ? 'type' : kind === 'dynamic-import' ? 'later' : 'at-once',
        });
        return { path: file, external: apart || !there };
      });
    },
  };
}

/** Every source file under `root` with what it imports. Throws when one cannot be read as a program. */
export async function importGraph(root: string): Promise<Graph> {
  const found = new Map<string, { readonly client: boolean; readonly imports: Import[] }>();
  await build({
    absWorkingDir: root,
    entryPoints: [...sourcesIn(root)],
    outdir: 'nowhere',
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    jsx: 'preserve',
    logLevel: 'silent',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    loader: {
      '.css': 'empty',
      '.module.css': 'empty',
      '.scss': 'empty',
      '.svg': 'empty',
      '.typ': 'empty',
    },
    plugins: [reader(root, found)],
  });
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
