import { spawn } from 'node:child_process';
import { prepare, root } from './lib/prepare.mjs';

prepare((line) => process.stderr.write(`${line}\n`));

const args = ['--import', 'tsx', 'scripts/demo/main.ts', ...process.argv.slice(2)];
const server = spawn(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
