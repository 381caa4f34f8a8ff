import { importGraph } from './lib/import-graph.ts';
import { importProblems } from './lib/import-rules.ts';

const graph = await importGraph(process.cwd());
const problems = importProblems(graph);
for (const problem of problems) console.error(problem);
console.log(`Imports of ${graph.size} files read, ${problems.length} wrong.`);
process.exitCode = problems.length === 0 ? 0 : 1;
