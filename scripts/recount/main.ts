import { parseArgs } from 'node:util';
import { verifyExport } from '@/lib/ledger/chain.ts';
import { longHead, parseHead } from '@/lib/ledger/head.ts';
import { readSums } from '@/lib/recount/totals.ts';
import { sayDeclaration } from '@/lib/words/declaration.ts';
import { say } from '@/lib/words/index.ts';
import { roomCertificate } from '@/server/tls/room-ca.ts';
import { law } from './law.ts';
import { chunksOf, foldFile } from './read-ledger.ts';
import { simulate } from './simulate.ts';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    head: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string', default: 'data' },
    tables: { type: 'string', default: '4' },
    watchers: { type: 'string', default: '4' },
    batches: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    login: { type: 'string' },
    password: { type: 'string' },
  },
});
const [command, argument] = positionals;

/** Whether the chain of a file is whole; exit status 0, or 1 with the first bad line. */
async function verify(file: string): Promise<number> {
  const noted = values.head === undefined ? null : parseHead(values.head);
  if (noted && !noted.ok) fail(say('cli.head-unreadable'));
  const verdict = await verifyExport(chunksOf(file), noted?.ok ? noted.value : null);
  if (values.json) {
    print(JSON.stringify(verdict));
    return verdict.is === 'whole' ? 0 : 1;
  }
  switch (verdict.is) {
    case 'whole':
      print(
        say('cli.whole', {
          lines: verdict.lines,
          head: longHead(verdict.head),
          opened: verdict.opened,
          veiled: verdict.veiled,
        }),
      );
      print(say(verdict.noted.is === 'met' ? 'cli.head-met' : 'cli.head-none'));
      print(say('cli.shows'));
      return 0;
    case 'broken':
      print(say('cli.broken', { seq: verdict.seq, why: verdict.why.is }));
      return 1;
    default:
      print(say('cli.cut', { why: verdict.why }));
      return 1;
  }
}

async function totals(file: string): Promise<number> {
  const verdict = await verifyExport(chunksOf(file), null);
  if (verdict.is !== 'whole') fail(say('cli.not-whole'));
  const state = await foldFile(file);
  if ('unknown' in state) fail(say('cli.unknown-line', { type: state.unknown }));
  const { contest, stage, totals: counted } = state;
  print(
    JSON.stringify({
      recount: state.id,
      title: state.title,
      lines: state.seq,
      head: verdict.head,
      stage: stage.is,
      choices: contest.choices.map(({ id, name }) => ({ id, name })),
      batches: counted.batches,
      accepted: counted.byStatus.accepted,
      totals: readSums(counted),
      declared: stage.is === 'declared' ? sayDeclaration(stage.declaration, contest) : null,
    }),
  );
  return 0;
}

function number(name: 'tables' | 'watchers' | 'batches' | 'seed', most: number): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 0 || value > most)
    fail(say('cli.number', { name, most }));
  return value;
}

async function run(): Promise<number> {
  switch (command) {
    case 'verify':
      return argument === undefined ? fail(say('cli.usage')) : verify(argument);
    case 'totals':
      return argument === undefined ? fail(say('cli.usage')) : totals(argument);
    case 'law': {
      const { answers, problem } = await law(process.stdin);
      if (problem !== null) fail(problem);
      print(answers ?? '');
      return 0;
    }
    case 'tls': {
      const made = await roomCertificate(values.data, [values.host ?? 'recount.lan'], new Date());
      print(values.json ? JSON.stringify({ fingerprint: made.fingerprint }) : made.ca);
      if (!values.json) print(say('start.fingerprint', { fingerprint: made.fingerprint }));
      return 0;
    }
    case 'simulate': {
      const { login, password } = values;
      if (argument === undefined || login === undefined || password === undefined) {
        fail(say('cli.usage'));
      }
      const done = await simulate({
        address: argument,
        login,
        password,
        tables: number('tables', 200),
        watchers: number('watchers', 2_000),
        batches: number('batches', 20_000),
        seed: number('seed', 2 ** 31),
      });
      print(
        values.json
          ? JSON.stringify(done)
          : say('cli.simulated', {
              counts: done.counts,
              accepted: done.accepted,
              seconds: Math.round(done.seconds * 10) / 10,
              lines: done.lines,
            }),
      );
      return 0;
    }
    default:
      return fail(say('cli.usage'));
  }
}

try {
  process.exit(await run());
} catch (error) {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === undefined || path === undefined) throw error;
  fail(say('cli.file-unreadable', { file: path, code }));
}
