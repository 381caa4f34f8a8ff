import type { Delta } from '@/lib/access/apply.ts';
import type { Audience } from '@/lib/access/release.ts';
import type { RecountId } from '@/lib/base/ids.ts';
import { OFFICE } from '@/lib/office/office.ts';
import { type Desk, type DeskOptions, openDesk } from '../desk/desk.ts';
import type { Written } from '../desk/fold-rows.ts';
import type { LedgerStore } from '../store/types.ts';
import { openView, type View } from './view.ts';

/** One recount at work: its desk, and what each audience sees of it. */
export type Room = {
  readonly id: RecountId;
  readonly desk: Desk;
  readonly views: Readonly<Record<Audience, View>>;
};

type Push = (room: RecountId, audience: Audience, deltas: readonly Delta[] | 'start-over') => void;

export type RoomsOptions = Pick<DeskOptions, 'software' | 'now' | 'salt' | 'failed'> & {
  readonly store: LedgerStore;
};

export type Rooms = {
  /** Every recount that has a ledger, opened at start. */
  readonly all: () => readonly Room[];
  readonly find: (id: RecountId) => Room | undefined;
  /** A room without a line: its first command must be `open-recount`. */
  readonly create: (id: RecountId) => Promise<Room>;
  /** A room whose opening was refused leaves nothing behind. */
  readonly forget: (id: RecountId) => void;
  /** Told of durable lines, in order, beside the screens. */
  readonly onWritten: (listener: (room: Room, written: readonly Written[]) => void) => void;
  /** Who pushes to screens; set once, by the sockets. */
  readonly onPush: (push: Push) => void;
  readonly close: () => Promise<void>;
};

/** Those who are most are told first: the last of them then has a line soonest. */
const TOLD: readonly Audience[] = ['watch', 'table', 'officer'];

export async function openRooms({ store, ...common }: RoomsOptions): Promise<Rooms> {
  const rooms = new Map<RecountId, Room>();
  const listeners: ((room: Room, written: readonly Written[]) => void)[] = [];
  let push: Push = () => undefined;

  async function openRoom(id: RecountId): Promise<Room> {
    const views = {
      officer: openView(id, 'officer'),
      table: openView(id, 'table'),
      watch: openView(id, 'watch'),
    } satisfies Record<Audience, View>;
    const desk = await openDesk({
      ...common,
      recount: id,
      store,
      published(written) {
        for (const audience of TOLD) push(id, audience, views[audience].add(written));
        const room = rooms.get(id);
        if (room) for (const listener of listeners) listener(room, written);
      },
    });
    const room: Room = { id, desk, views };
    rooms.set(id, room);
    return room;
  }

  const creating = new Map<RecountId, Promise<Room>>();

  for (const id of await store.recounts()) {
    // The office's ledger is in the same store, and is no room.
    if (id !== OFFICE) await openRoom(id);
  }

  return {
    all: () => [...rooms.values()].filter(({ desk }) => desk.state() !== null),
    find: (id) => rooms.get(id),
    create(id) {
      const opening = creating.get(id) ?? openRoom(id).finally(() => creating.delete(id));
      creating.set(id, opening);
      return opening;
    },
    forget(id) {
      if (rooms.get(id)?.desk.state() === null) rooms.delete(id);
    },
    onWritten: (listener) => listeners.push(listener),
    onPush(next) {
      push = next;
    },
    async close() {
      await Promise.all([...rooms.values()].map(({ desk }) => desk.close()));
    },
  };
}
