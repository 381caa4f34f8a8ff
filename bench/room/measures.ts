import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/e2e/demo.ts';
import type { BatchId } from '@/lib/base/ids.ts';
import type { Command } from '@/lib/recount/commands.ts';
import { newId } from '@/scripts/bots/client.ts';
import { openSqlite } from '@/server/store/sqlite.ts';
import { RECOUNT, tallyOf } from '../core.ts';
import { median, quantile, timed } from '../measure.ts';
import { enter, watchAll } from './load.ts';
import { startServer } from './process.ts';

const TABLES = 50;
const HOST = '127.0.0.1';

async function withDataDir<Value>(work: (dir: string) => Promise<Value>): Promise<Value> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function startOurs(dir: string, batches: number, watchers: number) {
  const port = await freePort();
  const server = await startServer('ours.ts', [dir, port, TABLES, batches, watchers]);
  const origin = `http://${HOST}:${port}`;
  const tables = await Promise.all(server.ready.cookies.map((cookie) => enter(origin, cookie)));
  return { server, origin, tables };
}

/**
 * What a store does that writes one line after another, each durable before the next: the rows of a ledger, through the same
 * library and settings, without guards. Rows a second.
 */
async function openInserts(dir: string) {
  const opened = await openSqlite({ dataDir: join(dir, 'inserts'), prismaDir: 'prisma' });
  if (!opened.ok) throw new Error(opened.error.is);
  const { db, close } = opened.value;
  await db.$executeRaw`DROP TRIGGER "ledger_next_line"`;
  const text = 'x'.repeat(600);
  const hash = 'a'.repeat(64);
  let seq = 0;
  return {
    close,
    async perSecond(rows: number) {
      const ms = await timed(async () => {
        for (let row = 0; row < rows; row++) {
          seq += 1;
          await db.$executeRaw`
            INSERT INTO "LedgerLine" ("recount", "seq", "text", "hash", "prev", "secret", "command", "nth")
            VALUES (${RECOUNT}, ${seq}, ${text}, ${hash}, ${hash}, ${null}, ${newId()}, 0)`;
        }
      });
      return (1_000 * rows) / ms;
    },
  };
}

/** What one durable write of the disk costs, in milliseconds. */
export function fsyncMs(dir: string): number {
  const file = openSync(join(dir, 'fsync'), 'w');
  const block = Buffer.alloc(4_096);
  const times = Array.from({ length: 300 }, (_, at) => {
    writeSync(file, block, 0, block.length, at * block.length);
    const from = performance.now();
    fdatasyncSync(file);
    return performance.now() - from;
  });
  closeSync(file);
  return median(times);
}

const ROUNDS = 9;
const BATCHES_A_ROUND = 20;

/**
 * Fifty tables, each giving its next act when the last is durable: taking a batch, handing in its tally, returning it. Each act
 * is a line on disk before it is answered, and counts as one; alternates with the inserts.
 */
export async function talliesAgainstInserts() {
  return withDataDir(async (dir) => {
    const { server, tables } = await startOurs(dir, TABLES * ROUNDS * BATCHES_A_ROUND, 0);
    const inserts = await openInserts(dir);
    const rounds: { readonly acts: number; readonly rows: number }[] = [];
    let next = 1;
    for (let round = 0; round < ROUNDS; round++) {
      const ms = await timed(async () => {
        const mine = next;
        next += TABLES * BATCHES_A_ROUND;
        await Promise.all(
          tables.map(async (table, n) => {
            for (let at = 0; at < BATCHES_A_ROUND; at++) {
              const batch = `b${mine + at * TABLES + n}` as BatchId;
              await table.give({ type: 'take-batch', batch, version: 1 });
              await table.give(tallyOf(batch, 2));
              await table.give({ type: 'return-batch', batch, version: 3 });
            }
          }),
        );
      });
      const acts = (1_000 * 3 * TABLES * BATCHES_A_ROUND) / ms;
      rounds.push({ acts, rows: await inserts.perSecond(1_000) });
    }
    for (const table of tables) table.close();
    await server.stop();
    await inserts.close();
    return {
      ratio: median(rounds.map(({ acts, rows }) => acts / rows)),
      acts: median(rounds.map(({ acts }) => acts)),
      rows: median(rounds.map(({ rows }) => rows)),
    };
  });
}

const WATCHERS = 200;
const COMMANDS_A_ROUND = 90;
const EVERY_MS = 33;

/** Two counts of a batch, as six commands of two tables. */
function* work(batches: number): Generator<readonly [number, Command], undefined> {
  for (let at = 1; at <= batches; at++) {
    const batch = `b${at}` as BatchId;
    const first = (2 * at) % TABLES;
    const second = (2 * at + 1) % TABLES;
    yield [first, { type: 'take-batch', batch, version: 1 }];
    yield [first, tallyOf(batch, 2)];
    yield [first, { type: 'return-batch', batch, version: 3 }];
    yield [second, { type: 'take-batch', batch, version: 4 }];
    yield [second, tallyOf(batch, 5)];
    yield [second, { type: 'return-batch', batch, version: 7 }];
  }
}

/**
 * From giving a command until the last of 200 watching sockets has its line, at a fixed rate; against a server that answers
 * and sends as many bytes to as many. The two alternate.
 */
export async function seenAgainstEcho() {
  return withDataDir(async (dir) => {
    const batches = 60 + Math.ceil(((ROUNDS + 2) * COMMANDS_A_ROUND) / 6);
    const ours = await startOurs(dir, batches, WATCHERS);
    const commands = work(batches);
    const watching = await watchAll(ours.origin, ours.server.ready, WATCHERS);

    type Side = {
      readonly server: typeof ours.server;
      readonly watching: typeof watching;
      readonly listening: number;
      readonly give: () => Promise<number>;
    };
    async function round(side: Side) {
      const times: number[] = [];
      const cpu = await side.server.cpu();
      let due = performance.now();
      for (let at = 0; at < COMMANDS_A_ROUND; at++) {
        due += EVERY_MS;
        await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
        const from = performance.now();
        const seq = await side.give();
        times.push((await side.watching.seenByAll(seq)) - from);
      }
      const used = (await side.server.cpu()) - cpu;
      return {
        p50: quantile(times, 0.5),
        p99: quantile(times, 0.99),
        // A delivered update is one line at one socket.
        cpu: used / (COMMANDS_A_ROUND * side.listening),
      };
    }

    const giveOurs = async () => {
      const next = commands.next();
      if (next.done) throw new Error('no batch left');
      const [table, command] = next.value;
      const entering = ours.tables[table];
      if (!entering) throw new Error('no such table');
      return entering.give(command);
    };
    // Tables follow as well, as in a room.
    for (const table of ours.tables) table.follow(ours.server.ready.since);
    const listening = WATCHERS + ours.tables.length;
    const mine: Side = { server: ours.server, watching, listening, give: giveOurs };
    watching.frames();
    await round(mine);
    const { bytes, count } = watching.frames();

    const port = await freePort();
    const origin = `http://${HOST}:${port}`;
    const server = await startServer('echo.ts', [port, Math.round(bytes / count)]);
    const sender = await enter(origin, '');
    const echoed = await watchAll(origin, server.ready, WATCHERS);
    const command = tallyOf('b1' as BatchId, 2);
    const echo: Side = {
      server,
      watching: echoed,
      listening: WATCHERS,
      give: () => sender.give(command),
    };
    await round(echo);

    const rounds: { readonly ours: Measured; readonly echo: Measured }[] = [];
    for (let at = 0; at < ROUNDS; at++) {
      rounds.push({ ours: await round(mine), echo: await round(echo) });
    }
    sender.close();
    for (const table of ours.tables) table.close();
    watching.close();
    echoed.close();
    await server.stop();
    await ours.server.stop();
    const fsync = fsyncMs(dir);
    return {
      fsync,
      frame: Math.round(bytes / count),
      seen: median(rounds.map((one) => (one.ours.p50 - fsync) / one.echo.p50)),
      cpu: median(rounds.map((one) => one.ours.cpu / one.echo.cpu)),
      p50: median(rounds.map((one) => one.ours.p50)),
      echoP50: median(rounds.map((one) => one.echo.p50)),
      p99: median(rounds.map((one) => one.ours.p99)),
      echoP99: median(rounds.map((one) => one.echo.p99)),
    };
  });
}

type Measured = { readonly p50: number; readonly p99: number; readonly cpu: number };
