import { WebSocket } from 'ws';
import type { Command } from '@/lib/recount/commands.ts';
import { type Outcome, PROTOCOL } from '@/lib/wire/messages.ts';
import { newId } from '@/scripts/bots/client.ts';
import { RECOUNT } from '../core.ts';
import type { Ready } from './process.ts';

/**
 * Sockets without the library's client: on two cores its work would weigh more than the servers that are measured. Frames are
 * those of Engine.IO 4 and Socket.IO 5.
 */
async function open(
  origin: string,
  side: 'staff' | 'watch',
  cookie: string,
  took: (frame: string, socket: WebSocket) => void,
): Promise<WebSocket> {
  const url = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { headers: { cookie, origin }, perMessageDeflate: false });
  await new Promise<void>((ready, failed) => {
    socket.on('error', failed);
    socket.on('message', (data) => {
      const frame = String(data);
      if (frame.startsWith('42') || frame.startsWith('43')) took(frame, socket);
      else if (frame === '2') socket.send('3');
      else if (frame.startsWith('0')) {
        socket.send(`40/${side},${JSON.stringify({ recount: RECOUNT, protocol: PROTOCOL })}`);
      } else if (frame.startsWith('40')) ready();
      else failed(new Error(frame));
    });
  });
  return socket;
}

/** One who enters: gives a command, and has its line number once it is recorded. */
export type Entering = {
  readonly give: (command: Command) => Promise<number>;
  /** Hears every line from then on, as the screen of a table does. */
  readonly follow: (since: number) => void;
  readonly close: () => void;
};

const ANSWER = /^43\/staff,(\d+)(.*)$/;

export async function enter(origin: string, cookie: string): Promise<Entering> {
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let given = 0;
  const socket = await open(origin, 'staff', cookie, (frame) => {
    const [, number, answer] = ANSWER.exec(frame) ?? [];
    if (answer === undefined) return;
    const [outcome] = JSON.parse(answer) as [Outcome];
    waiting.get(Number(number))?.(outcome);
    waiting.delete(Number(number));
  });
  return {
    give(command) {
      given += 1;
      const number = given;
      const message = JSON.stringify(['command', { id: newId(), command }]);
      return new Promise((done, failed) => {
        waiting.set(number, (outcome) => {
          if (outcome.is === 'recorded') done(outcome.seq);
          else failed(new Error(`${command.type}: ${JSON.stringify(outcome)}`));
        });
        socket.send(`42/staff,${number}${message}`);
      });
    },
    follow: (since) => socket.send(`42/staff,${JSON.stringify(['resume', { since, seen: null }])}`),
    close: () => socket.terminate(),
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

export async function watchAll(
  origin: string,
  { watchers, since }: Ready,
  most: number,
): Promise<Watching> {
  const counts = new Map<number, number>();
  const times = new Map<number, number>();
  const waiting = new Map<number, (at: number) => void>();
  let first: WebSocket | null = null;
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
    const told = waiting.get(seq);
    if (told) told(at);
    else times.set(seq, at);
    waiting.delete(seq);
  }

  async function one(cookie: string): Promise<WebSocket> {
    let level: () => void = () => undefined;
    const ready = new Promise<void>((done) => {
      level = done;
    });
    const socket = await open(origin, 'watch', cookie, (frame, own) => {
      if (!frame.includes('"deltas"')) throw new Error(frame);
      level();
      if (own === first) {
        bytes += frame.length;
        count += 1;
      }
      for (const [, seq] of frame.matchAll(SEQ)) had(Number(seq));
    });
    socket.send(`42/watch,${JSON.stringify(['resume', { since, seen: null }])}`);
    await ready;
    return socket;
  }

  const sockets: WebSocket[] = [];
  for (let at = 0; at < most; at++) {
    sockets.push(await one(watchers[at] ?? ''));
    first ??= sockets[0] ?? null;
  }
  return {
    seenByAll(seq) {
      const at = times.get(seq);
      times.delete(seq);
      return at === undefined ? new Promise((done) => waiting.set(seq, done)) : Promise.resolve(at);
    },
    frames() {
      const taken = { bytes, count };
      bytes = 0;
      count = 0;
      return taken;
    },
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
