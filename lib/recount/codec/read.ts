import type { TableId } from '../../base/ids.ts';
import type { Line } from '../../ledger/line.ts';
import type { Json } from '../../ledger/types.ts';
import type { Actor, Person, Role } from '../actor.ts';
import { VEILED } from '../batch/types.ts';
import { CATALOGUE } from '../catalogue.ts';
import type { EventType, Recorded, RecountEvent } from '../events.ts';

/** Lines of versions before today's, read as today's: one entry for each (type, v) that was ever released. */
const UPCAST: Readonly<Record<string, (data: Line['data']) => Line['data']>> = {};

export class UnknownLine extends Error {
  readonly type: string;

  constructor(seq: number, type: string) {
    super(`line ${seq} is of a type that this version does not know: ${type}`);
    this.type = type;
  }
}

function isKnown(type: string): type is EventType {
  return Object.hasOwn(CATALOGUE, type);
}

function actorOf({ actor }: Line): Actor {
  const { role, people, station } = actor;
  return {
    role: role as Role,
    people: people as readonly Person[],
    ...(station === undefined ? {} : { table: station as TableId }),
  };
}

/**
 * A line as the event it records. `secret` is what its row keeps back, where this reader may see it.
 * What a line holds was checked when it was decided; a line of an unknown type throws `UnknownLine`.
 */
export function fromLine(line: Line, secret?: Json): Recorded {
  const { seq, at, by, type, v } = line;
  const upcast = UPCAST[`${type} ${v}`];
  if (!isKnown(type) || (CATALOGUE[type].v !== v && !upcast)) throw new UnknownLine(seq, type);
  const data = upcast ? upcast(line.data) : line.data;
  const sealed = line.veil === undefined ? {} : { secret: secret === undefined ? VEILED : secret };
  const event = { type, data, ...sealed } as unknown as RecountEvent;
  return { seq, at, by, actor: actorOf(line), event };
}
