import type { NextAuthOptions } from 'next-auth';
import type { OpenDoors } from './doors/list.ts';
import type { Rooms } from './live/rooms.ts';
import type { Session, User } from './people/types.ts';

/** What pages and routes may ask of the server. */
export type Services = {
  readonly rooms: Rooms;
  readonly doors: OpenDoors;
  readonly auth: NextAuthOptions;
  /** The session behind a request's cookies. */
  readonly identify: (headers: Headers) => Promise<Session | null>;
  /** A page that a person opened keeps their sign-in alive. */
  readonly touch: (id: string) => void;
  /** Whether anyone has an account: before that, only set-up is open. */
  readonly isSetUp: () => Promise<boolean>;
  readonly accounts: () => Promise<readonly User[]>;
};

// A module is loaded anew for each kind of bundle; the process has one of these only.
const KEY = Symbol.for('recount-board.services');
const shared = globalThis as unknown as { [KEY]?: Services };

export function provide(services: Services): void {
  shared[KEY] = services;
}

/** @throws where the page runs outside of `server/main.ts` */
export function services(): Services {
  const found = shared[KEY];
  if (!found) throw new Error('pages are served by server/main.ts only');
  return found;
}
