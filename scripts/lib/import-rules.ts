import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Graph, Import } from './import-graph.ts';
import type { Part } from './import-table.ts';
import { NOT_ON_WATCH_PAGES, PARTS } from './import-table.ts';

const ENDING = /\.(?:[cm]?[jt]sx?|json|css|scss|svg|typ)$/;
const TEST = /\.(?:test|spec)\.tsx?$|(?:^|[./])testing\.tsx?$|\/testing\//;

/** The part that holds `file`: itself, the files of its folder, or the nearest folder above, in this order. */
function partOf(file: string): Part | undefined {
  const direct = posix.join(posix.dirname(file), '*.ts');
  const above = PARTS.filter(({ path }) => file.startsWith(`${path}/`));
  return (
    PARTS.find(({ path }) => path === file) ??
    PARTS.find(({ path }) => path === direct) ??
    above.toSorted((a, b) => b.path.length - a.path.length)[0]
  );
}

/** `lib/recount/batch/fold.ts` lies in `lib/recount`, `server/env.ts` in `server`, `app/a/b/page.tsx` in `app`. */
function homeOf(file: string): string {
  const [top = '', second, ...deeper] = file.split('/');
  if (second === undefined) return '';
  return deeper.length === 0 || top === 'app' ? top : `${top}/${second}`;
}

function topOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : '';
}

function directionProblem(file: string, { to, ours }: Import): string | null {
  const part = partOf(file);
  if (part === undefined) return 'lies in no part of the house (import-table.ts)';
  if (!ours) {
    return isBuiltin(to) && !part.node ? `${part.path} is for browsers too, without Node` : null;
  }
  // Browser tests and what they share lie in e2e, under whatever name.
  if (TEST.test(to) && topOf(file) !== 'e2e')
    return 'what is made for tests is imported by tests only';
  const target = partOf(to);
  const atHome = part === target && homeOf(file) === homeOf(to);
  const allowed =
    atHome || part.mayImport.some((path) => path === target?.path || to.startsWith(`${path}/`));
  return allowed ? null : `${part.path} may import ${part.mayImport.join(', ') || 'nothing'}`;
}

function spellingProblem(file: string, { to, ours, found, written }: Import): string | null {
  if (!ours) return null;
  if (!ENDING.test(written)) return 'an import carries the ending of its file';
  if (!found) return 'there is no such file';
  const alias = written.startsWith('@/');
  if (topOf(file) === topOf(to)) return alias ? 'within one top folder imports are relative' : null;
  return alias || topOf(file) === '' ? null : 'from another top folder imports begin with @/';
}

function edgeProblems(graph: Graph): readonly string[] {
  return [...graph].flatMap(([file, { imports }]) =>
    imports.flatMap((one) =>
      [TEST.test(file) ? null : directionProblem(file, one), spellingProblem(file, one)]
        .filter((problem) => problem !== null)
        .map((problem) => `${file} → ${one.to}: ${problem}`),
    ),
  );
}

/** One line for each import that closes a circle, types too. */
function circles(graph: Graph): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  function visit(file: string): void {
    if (trail.includes(file)) {
      found.push(`a circle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    trail.push(file);
    for (const { to, ours } of graph.get(file)?.imports ?? []) if (ours) visit(to);
    trail.pop();
    done.add(file);
  }
  for (const file of graph.keys()) visit(file);
  return found;
}

const ROUTE_FILE =
  /^app\/(?:.*\/)?(?:page|layout|template|loading|error|global-error|not-found)\.tsx$/;

/** What Next loads for a route of those who watch: its own files, and what the folders around it give to all. */
function isWatchRoute(file: string, routes: readonly string[]): boolean {
  const folder = posix.dirname(file);
  if (!ROUTE_FILE.test(file)) return file.startsWith('components/watch/');
  const around = routes.some((route) => route.startsWith(`${folder}/`));
  return routes.includes(folder) || (around && posix.basename(file) !== 'page.tsx');
}

/** What the browser of someone who watches would load at once, and should not, with the way there. */
function heavyOnWatchPages(graph: Graph): readonly string[] {
  const routes = [...graph.keys()]
    .filter((file) => /^app\/(?:.*\/)?\(?watch\)?\/(?:.*\/)?page\.tsx$/.test(file))
    .map((file) => posix.dirname(file));
  const found: string[] = [];
  const seen = new Set<string>();
  function visit(file: string, inBrowser: boolean, trail: readonly string[]): void {
    const source = graph.get(file);
    const loaded = inBrowser || source?.client === true || file.startsWith('components/watch/');
    const key = `${loaded} ${file}`;
    if (source === undefined || seen.has(key)) return;
    seen.add(key);
    const here = [...trail, file];
    for (const { to, ours, when } of source.imports) {
      if (when !== 'at-once') continue;
      const heavy = NOT_ON_WATCH_PAGES.some((path) => to === path || to.startsWith(`${path}/`));
      if (loaded && heavy) found.push(`${[...here, to].join(' → ')}: too heavy for a watch page`);
      else if (ours) visit(to, loaded, here);
    }
  }
  for (const file of graph.keys()) {
    if (isWatchRoute(file, routes) && !TEST.test(file)) visit(file, false, []);
  }
  return found;
}

/** Every import that goes against `import-table.ts`, one sentence each; none when all is well. */
export function importProblems(graph: Graph): readonly string[] {
  return [...edgeProblems(graph), ...circles(graph), ...heavyOnWatchPages(graph)];
}
