import { say } from '@/lib/words/index.ts';
import type { EnvProblem } from './env.ts';
import type { SecretProblem } from './secrets.ts';
import type { StoreProblem } from './store/types.ts';

/** Plain lines for who starts the server; nothing else writes to the terminal. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

type StartProblem =
  | EnvProblem
  | SecretProblem
  | StoreProblem
  | { readonly is: 'plain-bind-refused' };

export function printProblem({ is, ...values }: StartProblem): void {
  process.stderr.write(`${say(`start.${is}`, values)}\n`);
}
