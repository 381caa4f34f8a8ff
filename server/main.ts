import { say } from '@/lib/words/index.ts';
import { readEnv } from './env.ts';
import { startServer } from './start.ts';
import { print, printProblem } from './terminal.ts';

const FORCED_AFTER_MS = 10_000;

const env = readEnv();
if (!env.ok) {
  for (const problem of env.error) printProblem(problem);
  process.exit(1);
}
const started = await startServer(env.value, process.cwd());
if (!started.ok) {
  printProblem(started.error);
  process.exit(1);
}
const { address, fingerprint, server, close } = started.value;

print(say('start.ready', { address }));
if (fingerprint !== null) print(say('start.fingerprint', { fingerprint }));
const code = server.people.setUp.code();
if (code !== null) print(say('start.set-up', { address: `${address}/set-up`, code }));

let closing = false;
async function shutDown(): Promise<void> {
  if (closing) return;
  closing = true;
  setTimeout(() => process.exit(1), FORCED_AFTER_MS).unref();
  await close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown());
