import { Worker } from 'node:worker_threads';
import type { Row } from '@/lib/ledger/types.ts';

export type Asked = { readonly id: number; readonly rows: readonly Row[] };
export type Answered = { readonly id: number; readonly error: string | null };

type Waiting = { readonly done: () => void; readonly failed: (error: Error) => void };

/** Writes groups of lines on a thread of its own: while the disk works, sockets are heard and the next group gathers. */
export type Appender = {
  /** Durable once it resolves; when it rejects, what was written is not known. */
  readonly append: (rows: readonly Row[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The message begins as SQLite's own fault does, so that nothing more is written after it. */
const ENDED = 'SQLITE_IOERR: the thread that writes has ended';

export function openAppender(file: string): Appender {
  const thread = new Worker(new URL('./append-thread.mjs', import.meta.url), {
    workerData: { file },
    execArgv: [],
  });
  // It keeps the process alive only while something is on its way.
  thread.unref();
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let ended = false;

  thread.on('message', ({ id, error }: Answered) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) thread.unref();
    if (error === null) one?.done();
    else one?.failed(new Error(error));
  });
  function end(): void {
    ended = true;
    for (const { failed } of waiting.values()) failed(new Error(ENDED));
    waiting.clear();
  }
  thread.on('error', end);
  thread.on('exit', end);

  return {
    append(rows) {
      if (ended) return Promise.reject(new Error(ENDED));
      asked += 1;
      const id = asked;
      return new Promise((done, failed) => {
        waiting.set(id, { done, failed });
        thread.ref();
        thread.postMessage({ id, rows } satisfies Asked);
      });
    },
    async close() {
      await thread.terminate();
    },
  };
}
