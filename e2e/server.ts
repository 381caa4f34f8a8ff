import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';

/** The server as `npm start` runs it, on a data folder that a test can keep, copy and start again. */
export function startServer(dataDir: string, port: number) {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return {
    ready: () => expect.poll(() => said, { timeout: 60_000 }).toContain('Recounts are served at'),
    code: () => /one-time code: (\S+)/.exec(said)?.[1] ?? '',
    stop: (signal: 'SIGTERM' | 'SIGKILL') =>
      new Promise<number | null>((done) => {
        if (child.exitCode !== null || child.signalCode !== null) return done(child.exitCode);
        child.once('exit', (code) => done(code));
        child.kill(signal);
      }),
  };
}
