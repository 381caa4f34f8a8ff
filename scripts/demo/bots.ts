import type { PersonId } from '@/lib/base/ids.ts';
import { openClient } from '../bots/client.ts';
import { joinTable, workTable } from '../bots/room.ts';
import { readDemo } from './recounts.ts';
import type { SeededRoom } from './seed.ts';

const TABLES = 3;
const SLOWEST_MS = 6_000;
const QUICKEST_MS = 1_000;

function aWhile(): Promise<void> {
  const ms = QUICKEST_MS + Math.random() * (SLOWEST_MS - QUICKEST_MS);
  return new Promise((done) => setTimeout(done, ms));
}

/** Three tables of programs that count a room as people would, through the same doors, while one watches. */
export async function startBots(
  address: string,
  officer: { readonly login: string; readonly password: string },
  room: SeededRoom,
): Promise<void> {
  const { batches, recount } = readDemo(room.demo);
  const desk = openClient(address);
  if (!(await desk.signIn('password', officer))) throw new Error('the officer could not sign in');
  for (let number = 1; number <= TABLES; number++) {
    const pair = [`j${2 * number - 1}` as PersonId, `j${2 * number}` as PersonId] as const;
    const table = await joinTable(desk, address, room.id, room.tablesLink, number, pair);
    const work = workTable({
      table,
      number,
      pair,
      figuresOf(batch) {
        const figures = recount[batches.findIndex(({ name }) => name === batch.name)];
        if (!figures) throw new Error(`no figures for ${batch.name}`);
        return figures;
      },
      pause: aWhile,
      recorded: () => undefined,
    });
    work.finally(() => table.close()).catch(() => undefined);
  }
}
