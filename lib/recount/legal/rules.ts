import type { Actor } from '../actor.ts';
import { nameOf } from '../actor.ts';
import type { CommandType } from '../commands.ts';
import type { Context, Decided } from '../decision.ts';
import type { EventType } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { Refusal } from '../refusals.ts';
import type { Recount } from '../state.ts';
import { candidatesAmong } from './candidates.ts';
import { planOf } from './law-case.ts';
import type { Plan } from './types.ts';

/** Acts that decide something about the count or its law; setting up a room and carrying paper are none. */
const DECIDING: readonly CommandType[] = [
  'accept-batch',
  'order-count',
  'reopen-batch',
  'record-adjustment',
  'withdraw-adjustment',
  'close-counting',
  'reopen-counting',
  'declare',
  'state-setting',
  'record-reading',
  'discontinue',
  'complete-canvass',
  'record-lot',
];

/** Whether this act is one that decides, of someone who bears the name of a choice. */
function isOfCandidate({ contest }: Recount, command: CommandType, actor: Actor): boolean {
  return DECIDING.includes(command) && candidatesAmong(contest, [nameOf(actor)]).length > 0;
}

/** The policy of the recount may bar candidates from acting; the statute as found does not. */
export function barred(state: Recount, command: CommandType, actor: Actor): Refusal | null {
  if (state.legal.setting?.candidates !== 'barred') return null;
  return isOfCandidate(state, command, actor)
    ? { is: 'candidate-barred', name: nameOf(actor) }
    : null;
}

/** Noted once, with the first act that decides. */
export function candidacyOf(
  state: Recount,
  command: CommandType,
  actor: Actor,
): readonly Decided[] {
  const name = nameOf(actor);
  if (!isOfCandidate(state, command, actor) || state.legal.candidates.includes(name)) return [];
  return [{ by: 'rule', event: { type: 'candidacy.noted', data: { name } } }];
}

/** A state after events that are decided and have no time yet: nothing that asks it looks at the time. */
export function after(
  state: Recount | null,
  decided: readonly Decided[],
  { recount, actor }: Context,
): Recount | null {
  return decided.reduce<Recount | null>((now, { by, event }) => {
    const seq = (now?.seq ?? 0) + 1;
    return evolve(recount, now, { seq, at: '', by, actor, event });
  }, state);
}

const SETS_PLAN: readonly EventType[] = [
  'control-totals.entered',
  'setting.stated',
  'request.recorded',
  'request.withdrawn',
  'day.proclaimed',
  'day.withdrawn',
];

function isSamePlan(one: Plan, other: Plan | null): boolean {
  return one.cause === other?.cause && one.date === other.date && one.rolled === other.rolled;
}

/** The plan, where these events change it. */
export function planAfter(
  state: Recount | null,
  decided: readonly Decided[],
  context: Context,
): readonly Decided[] {
  if (!decided.some(({ event }) => SETS_PLAN.includes(event.type))) return [];
  const next = after(state, decided, context);
  const plan = next && planOf(next);
  if (!plan || isSamePlan(plan, state?.legal.plan ?? null)) return [];
  return [{ by: 'rule', event: { type: 'plan.found', data: plan } }];
}
