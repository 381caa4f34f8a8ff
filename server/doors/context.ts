import type { RecountId } from '@/lib/base/ids.ts';
import type { Room, Rooms } from '../live/rooms.ts';
import type { People } from '../people/types.ts';
import type { Store } from '../store/types.ts';

/** What the doors work with. */
export type Context = {
  readonly people: People;
  readonly rooms: Rooms;
  readonly store: Store;
  readonly publicUrl: URL;
  readonly now: () => Date;
  readonly joinsChanged: (recount: RecountId) => void;
};

/** The room that an address names, once it has a line. */
export function roomOf({ rooms }: Context, params: Readonly<Record<string, string>>): Room | null {
  const room = rooms.find((params.id ?? '') as RecountId);
  return room?.desk.state() ? room : null;
}
