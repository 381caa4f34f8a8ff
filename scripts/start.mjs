import { spawn } from 'node:child_process';
import { NODE_FLAGS } from './lib/node-flags.mjs';
import { prepare, root } from './lib/prepare.mjs';

prepare((line) => process.stderr.write(`${line}\n`));

const server = spawn(process.execPath, [...NODE_FLAGS, 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
