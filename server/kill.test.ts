import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import type { RecountId } from '@/lib/base/ids.ts';
import { idOfBytes } from '@/lib/base/random-id.ts';
import { verifyRows } from '@/lib/ledger/chain.ts';
import type { Row } from '@/lib/ledger/types.ts';
import { batchesOf } from '@/lib/recount/batch/list.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { sheet } from '@/lib/recount/testing.ts';
import { type Outcome, PROTOCOL } from '@/lib/wire/messages.ts';
import { foldRows } from './desk/fold-rows.ts';
import { freePort } from './room.testing.ts';
import { openSqlite } from './store/sqlite.ts';

const RECOUNT = 'r-kill' as RecountId;
const ROUNDS = 20;
/** Answers after which the server is killed, in the middle of the next ones. */
const ANSWERS = 60;

async function start(
  dataDir: string,
  port: number,
): Promise<{ child: ChildProcess; cookies: string[] }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/serve.testing.ts', dataDir, String(port)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const cookies = await new Promise<string[]>((ready, failed) => {
    child.stdout?.once('data', (chunk: Buffer) => ready(JSON.parse(chunk.toString()) as string[]));
    child.once('exit', (code) => failed(new Error(`the server ended: ${code}`)));
  });
  return { child, cookies };
}

function connect(address: string, cookie: string): Promise<Socket> {
  const socket = io(`${address}/staff`, {
    transports: ['websocket'],
    auth: { recount: RECOUNT, protocol: PROTOCOL },
    extraHeaders: { cookie, origin: address },
    forceNew: true,
    reconnection: false,
  });
  return new Promise((done, failed) => {
    socket.once('connect', () => done(socket));
    socket.once('connect_error', failed);
  });
}

async function rowsIn(dataDir: string): Promise<readonly Row[]> {
  const store = await openSqlite({ dataDir, prismaDir: 'prisma' });
  if (!store.ok) throw new Error(store.error.is);
  const rows: Row[] = [];
  for await (const page of store.value.ledger.lines(RECOUNT)) rows.push(...page);
  await store.value.close();
  return rows;
}

test('kill -9 under load, twenty times: every recorded count is there and the chain is whole', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
  const recorded = new Map<string, number>();
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const port = await freePort();
      const { child, cookies } = await start(dataDir, port);
      const dead = new Promise<void>((done) => child.once('exit', () => done()));
      const sockets = await Promise.all(
        cookies.map((cookie) => connect(`http://127.0.0.1:${port}`, cookie)),
      );
      const last = foldedState(lastRows);
      let answers = 0;
      const work = async (socket: Socket, table: number): Promise<void> => {
        const give = async (command: object): Promise<Outcome> => {
          const id = idOfBytes(randomBytes(16));
          const outcome = (await socket.emitWithAck('command', { id, command })) as Outcome;
          if (outcome.is === 'recorded') recorded.set(id, outcome.seq);
          answers += 1;
          if (answers === ANSWERS) child.kill('SIGKILL');
          return outcome;
        };
        const mine = last?.tables[table]?.holds;
        if (mine) {
          const version = batchesOf(last).find(({ id }) => id === mine)?.version ?? 1;
          await give({ type: 'return-batch', batch: mine, version });
        }
        for (let at = 1 + table * 100; ; at++) {
          const batch = `b${at}`;
          const now = last ? batchesOf(last).find(({ id }) => id === batch) : undefined;
          if (now && now.version > 1) continue;
          await give({ type: 'take-batch', batch, version: 1 });
          const figures = [sheet(10, [6, 4])];
          await give({ type: 'submit-count', batch, version: 2, figures, note: null });
          await give({ type: 'return-batch', batch, version: 3 });
        }
      };
      for (const [table, socket] of sockets.entries())
        void work(socket, table).catch(() => undefined);
      await dead;
      for (const socket of sockets) socket.close();
      lastRows = await rowsIn(dataDir);
      expect(await verifyRows(lastRows, null)).toMatchObject({
        is: 'whole',
        lines: lastRows.length,
      });
      const written = new Map(lastRows.map(({ command, seq, nth }) => [`${command} ${nth}`, seq]));
      for (const [id, seq] of recorded) expect(written.get(`${id} 0`)).toBe(seq);
    }
    expect(recorded.size).toBeGreaterThan(ROUNDS * (ANSWERS - 10));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 180_000);

let lastRows: readonly Row[] = [];

function foldedState(rows: readonly Row[]): Recount | null {
  return foldRows(RECOUNT, null, rows).at(-1)?.after ?? null;
}
