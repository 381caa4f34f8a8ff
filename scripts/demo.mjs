import { spawn } from 'node:child_process';
import { NODE_FLAGS } from './lib/node-flags.mjs';
import { prepare, root } from './lib/prepare.mjs';

prepare((line) => process.stderr.write(`${line}\n`));

const args = [...NODE_FLAGS, 'scripts/demo/main.ts', ...process.argv.slice(2)];
const server = spawn(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
