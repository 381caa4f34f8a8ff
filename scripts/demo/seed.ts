import { randomBytes } from 'node:crypto';
import type { CommandId, PersonId, RecountId } from '@/lib/base/ids.ts';
import { idOfBytes } from '@/lib/base/random-id.ts';
import type { Actor } from '@/lib/recount/actor.ts';
import type { Command } from '@/lib/recount/commands.ts';
import type { Release } from '@/lib/recount/state.ts';
import type { Room } from '@/server/live/rooms.ts';
import type { RoomServer } from '@/server/room-server.ts';
import { csvOf } from './csv.ts';
import { type DemoId, readDemo } from './recounts.ts';

/** People of the demonstration; passwords and links are new at each start. */
export type WayIn = {
  readonly who: string;
  readonly url: string;
  readonly login?: string;
  readonly password?: string;
};

export type SeededRoom = {
  readonly id: RecountId;
  readonly demo: DemoId;
  readonly tablesLink: string;
  readonly waysIn: readonly WayIn[];
};

const JUDGES = [
  'R. Alder',
  'S. Birch',
  'T. Cedar',
  'U. Dogwood',
  'V. Elm',
  'W. Fir',
  'X. Hazel',
  'Y. Juniper',
];

function newId(): CommandId {
  return idOfBytes(randomBytes(16)) as CommandId;
}

async function give(room: Room, actor: Actor, command: Command): Promise<void> {
  const outcome = await room.desk.submit({ id: newId(), command, actor });
  if (outcome.is !== 'recorded') throw new Error(`${command.type}: ${JSON.stringify(outcome)}`);
}

/** A room that counts, with published figures: what an officer does by hand in some minutes. */
export async function seedRoom(
  { rooms, people, keepFile }: RoomServer,
  address: string,
  officer: Actor,
  demo: DemoId,
  release: Release,
): Promise<SeededRoom> {
  const {
    title,
    jurisdiction,
    contest,
    electionDate,
    zone,
    notice,
    control,
    setting,
    request,
    batches,
  } = readDemo(demo);
  const fileName = `${demo}.csv`;
  const file = await keepFile(fileName, new TextEncoder().encode(csvOf(batches, contest)));
  const room = await rooms.create(idOfBytes(randomBytes(16)) as RecountId);
  const commands: readonly Command[] = [
    {
      type: 'open-recount',
      mode: 'demo',
      notice,
      title,
      jurisdiction,
      contest,
      electionDate,
      zone,
      mixedBallots: false,
      canvass: { control, setting, request },
    },
    { type: 'import-batch-list', fileName, file, batches },
    ...JUDGES.map((name): Command => ({ type: 'enroll-judge', name })),
    { type: 'admit-observer', capacity: 'watcher', name: 'Wanda Watcher', standsFor: 'Choice A' },
    {
      type: 'admit-observer',
      capacity: 'witness',
      name: 'William Witness',
      standsFor: 'Opponents',
    },
    { type: 'choose-release', release },
    { type: 'start-counting' },
  ];
  for (const command of commands) await give(room, officer, command);
  const link = async (purpose: Parameters<typeof people.links.create>[0]) =>
    people.links.create(purpose);
  const tables = await link({ purpose: 'tables', recount: room.id });
  const watcher = await link({
    purpose: 'observer',
    recount: room.id,
    observer: 'o1' as PersonId,
    role: 'watcher',
  });
  const witness = await link({
    purpose: 'observer',
    recount: room.id,
    observer: 'o2' as PersonId,
    role: 'witness',
  });
  const tablesLink = `${address}/join#${tables}`;
  return {
    id: room.id,
    demo,
    tablesLink,
    waysIn: [
      { who: 'Table 1', url: tablesLink },
      { who: 'Table 2', url: tablesLink },
      { who: 'Watcher', url: `${address}/observe#${watcher}` },
      { who: 'Witness', url: `${address}/observe#${witness}` },
    ],
  };
}
