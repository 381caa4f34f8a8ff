import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecountId } from '@/lib/base/ids.ts';
import { openDesk } from '@/server/desk/desk.ts';
import { openSqlite } from '@/server/store/sqlite.ts';
import { NOWHERE, openBenchRoom } from './core.ts';
import { median, timed } from './measure.ts';
import { seenAgainstEcho, talliesAgainstInserts } from './room/measures.ts';
import { watchJavaScriptKb } from './watch.ts';

// Ratios of one run; nothing here is asserted, because machines differ.

const ROUNDS = 9;
const TALLIES = 100;

/** The cost of one batch's two counts at 10,000 batches, against the same at 100. The two alternate. */
async function costOfSize(): Promise<number> {
  const large = await openBenchRoom(10_000);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const small = await openBenchRoom(TALLIES);
    const of = async (room: typeof small, batchOf: (n: number) => number) =>
      timed(async () => {
        for (let n = 0; n < TALLIES; n++) {
          await room.tally(batchOf(n), 1, 1);
          await room.tally(batchOf(n), 4, 2);
        }
      });
    const one = await of(small, (n) => n + 1);
    // Spread over the whole list.
    const other = await of(large, (n) => 1 + ((n * 97 + round * 11) % 10_000));
    ratios.push(other / one);
  }
  return median(ratios);
}

const LINES = 100_000;

/** A cold start from 100,000 lines, against reading and parsing the same rows. */
async function startAgainstRead(): Promise<{ readonly ratio: number; readonly lines: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const opened = await openSqlite({ dataDir, prismaDir: 'prisma' });
  if (!opened.ok) throw new Error(opened.error.is);
  const { ledger, close } = opened.value;
  const batches = Math.ceil(LINES / 7);
  const room = await openBenchRoom(batches, NOWHERE);
  for (let at = 1; at <= batches && room.rows.length < LINES; at++) {
    await room.tally(at, 1, 1);
    await room.tally(at, 4, 2);
  }
  const { rows } = room;
  for (let at = 0; at < rows.length; at += 1_000) await ledger.append(rows.slice(at, at + 1_000));
  const recount = 'r-bench' as RecountId;
  const ratios: number[] = [];
  for (let round = 0; round < 3; round++) {
    const read = await timed(async () => {
      for await (const page of ledger.lines(recount)) {
        for (const { text, secret } of page) {
          JSON.parse(text);
          if (secret !== null) JSON.parse(secret);
        }
      }
    });
    const start = await timed(async () => {
      await openDesk({
        recount,
        store: ledger,
        software: 'bench',
        now: () => new Date(),
        salt: () => 'a'.repeat(64),
        published: () => undefined,
        failed: () => undefined,
      });
    });
    ratios.push(start / read);
  }
  await close();
  rmSync(dataDir, { recursive: true, force: true });
  return { ratio: median(ratios), lines: rows.length };
}

const cost = await costOfSize();
const start = await startAgainstRead();
const tallies = await talliesAgainstInserts();
const seen = await seenAgainstEcho();
const watchKb = await watchJavaScriptKb();
const round = (value: number) => Math.round(value * 100) / 100;
const measured = {
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  cores: cpus().length,
  node: process.version,
  cost_10k_vs_100: round(cost),
  start_vs_read: round(start.ratio),
  start_lines: start.lines,
  tallies_vs_insert: round(tallies.ratio),
  acts_per_second: Math.round(tallies.acts),
  inserts_per_second: Math.round(tallies.rows),
  seen_p50_vs_echo: round(seen.seen),
  cpu_vs_echo: round(seen.cpu),
  seen_ms: { p50: round(seen.p50), p99: round(seen.p99), frame_bytes: seen.frame },
  echo_ms: { p50: round(seen.echoP50), p99: round(seen.echoP99) },
  watch_js_kb: round(watchKb),
  fsync_ms: round(seen.fsync),
};
process.stdout.write(
  `${JSON.stringify(measured, null, process.argv.includes('--json') ? 0 : 2)}\n`,
);
