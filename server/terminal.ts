import { say } from '@/lib/words/index.ts';
import type { EnvProblem } from './env.ts';
import type { StartProblem } from './start.ts';

/** Plain lines for who starts the server. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function printProblem({ is, ...values }: EnvProblem | StartProblem): void {
  process.stderr.write(`${say(`start.${is}`, values)}\n`);
}
