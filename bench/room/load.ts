import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import type { Command } from '@/lib/recount/commands.ts';
import { type Outcome, PROTOCOL } from '@/lib/wire/messages.ts';
import { newId } from '@/scripts/bots/client.ts';
import { RECOUNT } from '../core.ts';
import type { Ready } from './process.ts';

/** One who enters: gives a command, and has its line number once it is recorded. */
export type Entering = {
  readonly give: (command: Command) => Promise<number>;
  readonly close: () => void;
};

export async function enter(origin: string, cookie: string): Promise<Entering> {
  const socket: Socket = io(`${origin}/staff`, {
    transports: ['websocket'],
    auth: { recount: RECOUNT, protocol: PROTOCOL },
    extraHeaders: { cookie, origin },
    forceNew: true,
  });
  await new Promise<void>((done, failed) => {
    socket.once('connect', done);
    socket.once('connect_error', failed);
  });
  return {
    async give(command) {
      const outcome: Outcome = await socket.emitWithAck('command', { id: newId(), command });
      if (outcome.is !== 'recorded') throw new Error(`${command.type}: ${JSON.stringify(outcome)}`);
      return outcome.seq;
    },
    close: () => socket.close(),
  };
}

/** Everyone who watches, together: when each line had reached the last of them. */
export type Watching = {
  /** Resolves with the time (`performance.now()`) at which all had the line. */
  readonly seenByAll: (seq: number) => Promise<number>;
  /** Bytes of the frames that one of them had since it was last asked, and how many. */
  readonly frames: () => { readonly bytes: number; readonly count: number };
  readonly close: () => void;
};

const SEQ = /\\"seq\\":(\d+),\\"type\\"/g;

/**
 * Sockets without the library's client: on two cores its parsing would weigh more than the servers that are measured.
 * Frames are those of Engine.IO 4 and Socket.IO 5.
 */
export async function watchAll(
  origin: string,
  { watcher: cookie, since }: Ready,
  most: number,
): Promise<Watching> {
  const counts = new Map<number, number>();
  const times = new Map<number, number>();
  const waiting = new Map<number, (at: number) => void>();
  let bytes = 0;
  let count = 0;

  function had(seq: number): void {
    const now = (counts.get(seq) ?? 0) + 1;
    if (now < most) {
      counts.set(seq, now);
      return;
    }
    counts.delete(seq);
    const at = performance.now();
    waiting.get(seq)?.(at);
    waiting.delete(seq);
    times.set(seq, at);
  }

  async function one(first: boolean): Promise<WebSocket> {
    const url = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { headers: { cookie, origin }, perMessageDeflate: false });
    await new Promise<void>((ready, failed) => {
      socket.on('error', failed);
      socket.on('message', (data) => {
        const frame = String(data);
        if (frame.startsWith('0')) {
          socket.send(`40/watch,${JSON.stringify({ recount: RECOUNT, protocol: PROTOCOL })}`);
        } else if (frame.startsWith('40')) {
          socket.send(`42/watch,${JSON.stringify(['resume', { since, seen: null }])}`);
        } else if (frame.startsWith('44')) {
          failed(new Error(frame));
        } else if (frame === '2') {
          socket.send('3');
        } else if (frame.includes('"start-over"')) {
          failed(new Error('start-over'));
        } else if (frame.includes('"deltas"')) {
          ready();
          if (first) {
            bytes += frame.length;
            count += 1;
          }
          for (const [, seq] of frame.matchAll(SEQ)) had(Number(seq));
        }
      });
    });
    return socket;
  }

  const sockets: WebSocket[] = [];
  for (let at = 0; at < most; at++) sockets.push(await one(at === 0));
  return {
    seenByAll(seq) {
      const at = times.get(seq);
      times.delete(seq);
      return at === undefined ? new Promise((done) => waiting.set(seq, done)) : Promise.resolve(at);
    },
    frames() {
      const had = { bytes, count };
      bytes = 0;
      count = 0;
      return had;
    },
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
