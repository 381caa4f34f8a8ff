import type { PersonId, TableId } from '../base/ids.ts';

export const ROLES = [
  'admin',
  'officer',
  'table',
  'watcher',
  'witness',
  'canvasser',
  'display',
] as const;
export type Role = (typeof ROLES)[number];

export type Person = { readonly id: PersonId; readonly name: string };

/** Who sends a command: an officer by name, or a table as its two judges. */
export type Actor = {
  readonly role: Role;
  readonly people: readonly Person[];
  readonly table?: TableId;
};

export function nameOf(actor: Actor): string {
  return actor.people.map((person) => person.name).join(' and ');
}
