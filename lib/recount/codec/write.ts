import type { Entry, Actor as LineActor } from '../../ledger/types.ts';
import type { Actor } from '../actor.ts';
import { VEILED } from '../batch/types.ts';
import { CATALOGUE } from '../catalogue.ts';
import type { Decided } from '../decision.ts';

export function lineActor({ role, people, table }: Actor): LineActor {
  // In canonical order: the writer is fastest then.
  return { people, role, ...(table === undefined ? {} : { station: table }) };
}

/** An event on its way into the ledger. Only whole events are written: a veiled one is a bug. */
export function toEntry(
  { by, event }: Decided,
  meta: {
    readonly at: string;
    readonly actor: Actor;
    /** `commandProof`, 64 hex digits. */
    readonly proof: string;
    readonly nth: number;
  },
): Entry {
  if ('secret' in event && event.secret === VEILED)
    throw new Error('a veiled event is not written');
  return {
    v: CATALOGUE[event.type].v,
    type: event.type,
    at: meta.at,
    by,
    actor: lineActor(meta.actor),
    command: meta.proof,
    nth: meta.nth,
    data: event.data,
    ...('secret' in event ? { secret: event.secret } : {}),
  };
}
