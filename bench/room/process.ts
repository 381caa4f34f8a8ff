import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { NODE_FLAGS } from '@/scripts/lib/node-flags.mjs';

export type Ready = {
  /** The ways in, as cookies: one of each table, and of each who watches. */
  readonly cookies: readonly string[];
  readonly watchers: readonly string[];
  /** Lines there are already. */
  readonly since: number;
};

export type ServerProcess = {
  readonly ready: Ready;
  /** Milliseconds of processor that the process has used since its start. */
  readonly cpu: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

export function tellParent<Message extends object>(message: Message): void {
  process.send?.(message);
}

/** In a server's process: answers each question of the parent with the processor time used so far. */
export function answerCpu(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    tellParent({ cpu: (user + system) / 1_000 });
  });
}

async function answerOf<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message];
  return message;
}

/** Starts a server of this folder in a process of its own, and waits until it takes connections. */
export async function startServer(
  file: string,
  args: readonly (string | number)[],
): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, file), args.map(String), {
    execArgv: NODE_FLAGS,
  });
  const ready = await answerOf<Ready>(child);
  return {
    ready,
    async cpu() {
      child.send('cpu');
      return (await answerOf<{ readonly cpu: number }>(child)).cpu;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
