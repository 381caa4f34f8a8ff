import type { RecountId } from '../base/ids.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { Actor } from './actor.ts';
import type { RecountEvent } from './events.ts';
import type { Refusal } from './refusals.ts';

/** What `decide` may know besides the state: it has no clock and makes no ids. */
export type Context = {
  readonly recount: RecountId;
  readonly actor: Actor;
  /** Name and version of the program, for the genesis line. */
  readonly software: string;
};

export type Decided = { readonly by: 'person' | 'rule'; readonly event: RecountEvent };
export type Decision = Result<readonly Decided[], Refusal>;

export function acted(...events: readonly RecountEvent[]): Decision {
  return ok(events.map((event) => ({ by: 'person', event })));
}

export function refused(refusal: Refusal): Decision {
  return err(refusal);
}
