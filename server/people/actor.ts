import type { Actor } from '@/lib/recount/actor.ts';
import type { Session } from './types.ts';

/** A session as the actor that its commands are recorded under. */
export function actorOf({ role, person, table, pair }: Session): Actor {
  if (table !== undefined && pair !== undefined) return { role, people: pair, table };
  return { role, people: person ? [person] : [] };
}
