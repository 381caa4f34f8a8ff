import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '@/lib/recount/actor.ts';
import { readEnv } from '@/server/env.ts';
import { startServer } from '@/server/start.ts';
import { print, printProblem } from '@/server/terminal.ts';
import { startBots } from './bots.ts';
import { DEMOS } from './recounts.ts';
import { type SeededRoom, seedRoom } from './seed.ts';

const json = process.argv.includes('--json');

// A demonstration leaves nothing behind and never touches the data of a real room.
const dataDir = mkdtempSync(join(tmpdir(), 'recount-demo-'));
const env = readEnv({ LOG_LEVEL: 'error', ...process.env, DATA_DIR: dataDir });
if (!env.ok) {
  for (const problem of env.error) printProblem(problem);
  process.exit(1);
}
const started = await startServer(env.value, process.cwd());
if (!started.ok) {
  printProblem(started.error);
  process.exit(1);
}
const { server, address, close } = started.value;

const login = 'officer';
const password = randomBytes(12).toString('base64url');
const name = 'Olive Officer';
const made = await server.people.users.create(
  { login, name, password, role: 'officer' },
  'themselves',
);
if (!made.ok) throw new Error(made.error.is);
const officer: Actor = { role: 'officer', people: [{ id: made.value.id, name }] };

const rooms: SeededRoom[] = [];
for (const demo of DEMOS) {
  rooms.push(await seedRoom(server, address, officer, demo, 'figures-as-accepted'));
}

if (process.argv.includes('--bots')) {
  for (const room of rooms) await startBots(address, { login, password }, room);
}

if (json) {
  print(
    JSON.stringify({ address, officer: { url: `${address}/sign-in`, login, password }, rooms }),
  );
} else {
  print(`\nThe demonstration is ready: ${address}\n`);
  print(`  Election officer   ${address}/sign-in   name: ${login}   password: ${password}`);
  for (const { demo, waysIn } of rooms) {
    print(`\n  ${demo}`);
    for (const { who, url } of waysIn) print(`    ${who.padEnd(17)}${url}`);
  }
  print('\n  A table says its code aloud; the officer confirms it. Ctrl+C ends everything.\n');
}

let closing = false;
async function shutDown(): Promise<void> {
  if (closing) return;
  closing = true;
  await close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown());
