import type { PersonId, TableId } from '../../base/ids.ts';
import { impossible } from '../../base/never.ts';
import { sameName } from '../../base/same-name.ts';
import { statuteFor } from '../../law/statute.ts';
import { contestProblems } from '../../law/validate.ts';
import { LEDGER_FORMAT } from '../../ledger/line.ts';
import { findBatch } from '../batch/list.ts';
import type { BatchInfo } from '../batch/types.ts';
import type { RoomCommand } from '../commands.ts';
import { acted, type Context, type Decision, refused } from '../decision.ts';
import { RULES } from '../evolve.ts';
import { isWholeFigure } from '../figures.ts';
import type { Missing } from '../refusals.ts';
import type { ControlTotals, Judge, Recount, Table } from '../state.ts';

type Of<Type extends RoomCommand['type']> = Extract<RoomCommand, { readonly type: Type }>;

/** A line holds at most 20,000 units. */
export const MAX_BATCHES = 20_000;

/** `400 × difference` must stay a safe integer. */
export const MAX_TOTAL = 1_000_000_000_000;

export function decideOpening(command: Of<'open-recount'>, { software }: Context): Decision {
  const problems = contestProblems(command.contest);
  if (problems.length > 0) return refused({ is: 'contest-invalid', problems });
  const { type: _, canvass: _c, ...opening } = command;
  return acted({
    type: 'recount.opened',
    data: {
      ...opening,
      format: LEDGER_FORMAT,
      software,
      rules: RULES,
      statute: statuteFor(command.electionDate).id,
    },
  });
}

function enterControls(state: Recount, totals: ControlTotals): Decision {
  const expected = state.contest.choices.length;
  const { ballotsCounted, ballotsNotCounted, votes } = totals;
  if (votes.length !== expected) {
    return refused({ is: 'choices-differ', expected, found: votes.length });
  }
  if (![ballotsCounted, ballotsNotCounted, ...votes].every(isWholeFigure)) {
    return refused({ is: 'number-out-of-range' });
  }
  const given = votes.reduce((sum, value) => sum + value, 0);
  const most = state.contest.votesAllowed * ballotsCounted;
  if (given > most) return refused({ is: 'votes-exceed-ballots', given, most });
  return acted({
    type: 'control-totals.entered',
    data: { ballotsCounted, ballotsNotCounted, votes },
  });
}

function twice(batches: readonly BatchInfo[]): string | undefined {
  const seen = new Set<string>();
  return batches.find(({ name }) => {
    const key = sameName(name);
    const again = seen.has(key);
    seen.add(key);
    return again;
  })?.name;
}

function importList(state: Recount, command: Of<'import-batch-list'>): Decision {
  const { batches, fileName, file } = command;
  const choices = state.contest.choices.length;
  if (batches.length === 0) return refused({ is: 'batch-list-empty' });
  if (batches.length > MAX_BATCHES) {
    return refused({ is: 'batch-list-too-long', batches: batches.length, limit: MAX_BATCHES });
  }
  const again = twice(batches);
  if (again !== undefined) return refused({ is: 'batch-twice', name: again });
  const odd = batches.find(({ reported }) => reported !== null && reported.length !== choices);
  if (odd) {
    return refused({
      is: 'choices-differ',
      expected: choices,
      found: odd.reported?.length ?? 0,
    });
  }
  const sound = batches.every(
    ({ ballots, parts, reported }) =>
      parts.length > 0 &&
      parts.every((part) => isWholeFigure(part.ballots)) &&
      (reported ?? []).every(isWholeFigure) &&
      parts.reduce((sum, part) => sum + part.ballots, 0) === ballots,
  );
  if (!sound) return refused({ is: 'number-out-of-range' });
  const all = batches.reduce((sum, { ballots }) => sum + ballots, 0);
  if (all > MAX_TOTAL) return refused({ is: 'total-too-large' });
  return acted({ type: 'batch-list.imported', data: { fileName, file, batches } });
}

function enroll(state: Recount, name: string): Decision {
  // Who comes back is who they were: under a new id they could count a batch twice.
  const known = state.judges.find((judge) => sameName(judge.name) === sameName(name));
  if (known?.active) return refused({ is: 'judge-twice', name });
  const judge = known?.id ?? (`j${state.judges.length + 1}` as PersonId);
  return acted({ type: 'judge.enrolled', data: { judge, name } });
}

function tableWith(state: Recount, judge: PersonId): Table | undefined {
  return state.tables.find(({ pair }) => pair?.includes(judge));
}

function retire(state: Recount, id: PersonId): Decision {
  const judge = state.judges.find((one) => one.id === id);
  if (!judge) return refused({ is: 'judge-unknown' });
  const { name } = judge;
  if (!judge.active) return refused({ is: 'judge-not-active', name });
  const table = tableWith(state, id);
  if (table) return refused({ is: 'judge-seated', name, table: table.number });
  return acted({ type: 'judge.retired', data: { judge: id } });
}

function admit(state: Recount, command: Of<'admit-observer'>): Decision {
  const { capacity, name, standsFor } = command;
  const observer = `o${state.observers.length + 1}` as PersonId;
  return acted({
    type: 'observer.admitted',
    data: { observer, capacity },
    secret: { name, standsFor },
  });
}

function withdraw(state: Recount, id: PersonId): Decision {
  const observer = state.observers.find((one) => one.id === id);
  if (!observer) return refused({ is: 'observer-unknown' });
  if (!observer.active) return refused({ is: 'already-so' });
  return acted({ type: 'observer.withdrawn', data: { observer: id } });
}

/** A second count needs two judges who made no first one, so a room needs four. */
const JUDGES_NEEDED = 4;

function start(state: Recount): Decision {
  const missing: readonly Missing[] = [
    ...(state.control === null ? (['control-totals'] as const) : []),
    ...(state.totals.batches === 0 ? (['batch-list'] as const) : []),
    ...(state.judges.filter(({ active }) => active).length < JUDGES_NEEDED
      ? (['judges'] as const)
      : []),
    ...(state.release === null ? (['release'] as const) : []),
  ];
  if (missing.length > 0) return refused({ is: 'not-ready', missing });
  return acted({ type: 'counting.started', data: {} });
}

function unseatable(state: Recount, judge: Judge | undefined, id: TableId): Decision | null {
  if (!judge) return refused({ is: 'judge-unknown' });
  const { name } = judge;
  if (!judge.active) return refused({ is: 'judge-not-active', name });
  const other = tableWith(state, judge.id);
  return other && other.id !== id
    ? refused({ is: 'judge-seated', name, table: other.number })
    : null;
}

function holding(state: Recount, table: Table): Decision | null {
  if (table.holds === null) return null;
  const batch = findBatch(state, table.holds)?.name ?? table.holds;
  return refused({ is: 'table-has-batch', table: table.number, batch });
}

function seat(state: Recount, { number, judges }: Of<'seat-table'>): Decision {
  const table = `t${number}` as TableId;
  if (judges[0] === judges[1]) return refused({ is: 'pair-of-one' });
  for (const id of judges) {
    const reason = unseatable(
      state,
      state.judges.find((judge) => judge.id === id),
      table,
    );
    if (reason) return reason;
  }
  const before = state.tables.find(({ id }) => id === table);
  const samePair = before?.pair?.every((id) => judges.includes(id)) ?? false;
  // The same two people may sit down again with their batch, at another device after the first one died.
  const busy = before && !samePair ? holding(state, before) : null;
  return busy ?? acted({ type: 'table.seated', data: { table, number, judges } });
}

function clear(state: Recount, id: TableId): Decision {
  const table = state.tables.find((one) => one.id === id);
  if (!table) return refused({ is: 'table-unknown' });
  if (table.pair === null) return refused({ is: 'already-so' });
  return holding(state, table) ?? acted({ type: 'table.cleared', data: { table: id } });
}

/** Whether a screen had seen such a line is known to the desk alone, which asks before. */
function confirmRestore(state: Recount, { seen, reason }: Of<'confirm-restore'>): Decision {
  if (!isWholeFigure(seen) || seen < state.seq) return refused({ is: 'nothing-to-restore' });
  return acted({ type: 'recount.restored', data: { seen }, secret: { reason } });
}

export function decideRoom(
  state: Recount,
  command: Exclude<RoomCommand, { type: 'open-recount' }>,
): Decision {
  switch (command.type) {
    case 'enter-control-totals':
      return enterControls(state, command);
    case 'import-batch-list':
      return importList(state, command);
    case 'enroll-judge':
      return enroll(state, command.name);
    case 'retire-judge':
      return retire(state, command.judge);
    case 'admit-observer':
      return admit(state, command);
    case 'withdraw-observer':
      return withdraw(state, command.observer);
    case 'choose-release':
      return state.release === command.release
        ? refused({ is: 'already-so' })
        : acted({ type: 'release.chosen', data: { release: command.release } });
    case 'start-counting':
      return start(state);
    case 'pause-counting':
      return acted({ type: 'counting.paused', data: { message: command.message } });
    case 'resume-counting':
      return acted({ type: 'counting.resumed', data: {} });
    case 'seat-table':
      return seat(state, command);
    case 'clear-table':
      return clear(state, command.table);
    case 'confirm-restore':
      return confirmRestore(state, command);
    default:
      return impossible(command);
  }
}
