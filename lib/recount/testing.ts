import type { BatchId, ChoiceId, PersonId, RecountId, TableId } from '../base/ids.ts';
import type { Contest, Race } from '../law/contest.ts';
import type { Actor } from './actor.ts';
import { batchByName } from './batch/list.ts';
import type { Batch, BatchInfo } from './batch/types.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import type { Recorded } from './events.ts';
import { evolve } from './evolve.ts';
import type { PartFigures } from './figures.ts';
import type { NewRequest, StatedSetting } from './legal/types.ts';
import type { Recount } from './state.ts';

/** Support for tests: a recount played by commands, without a desk, a store or a clock. */

export const ROOM = 'r-test' as RecountId;
export const OFFICER: Actor = {
  role: 'officer',
  people: [{ id: 'u1' as PersonId, name: 'Olive Officer' }],
};

export function choices(...names: readonly string[]): Contest['choices'] {
  return names.map((name, at) => ({ id: `c${at + 1}` as ChoiceId, name }));
}

export const SEAT: Race = {
  kind: 'single-office',
  choices: choices('Choice A', 'Choice B'),
  votesAllowed: 1,
  toBeChosen: 1,
  chooses: 'elected',
};

export const AT_LARGE: Race = {
  kind: 'at-large',
  choices: choices('Choice A', 'Choice B', 'Choice C'),
  votesAllowed: 2,
  toBeChosen: 2,
  chooses: 'elected',
};

export const BOND: Contest = {
  kind: 'bond-proposition',
  choices: choices('For', 'Against'),
  votesAllowed: 1,
};

export function batchInfo(name: string, ballots: number): BatchInfo {
  return {
    name,
    ballots,
    parts: [{ precinct: null, ballots }],
    container: null,
    votingMethod: null,
    tabulator: null,
    reported: null,
  };
}

/** A sheet that balances in a vote-for-`votesAllowed` contest: what the votes leave over is undervotes. */
export function sheet(ballots: number, votes: readonly number[], votesAllowed = 1): PartFigures {
  return {
    ballots,
    withoutContest: 0,
    votes,
    otherWriteIns: 0,
    undervotes: votesAllowed * ballots - votes.reduce((sum, value) => sum + value, 0),
    overvoted: 0,
    notCounted: 0,
    setAside: 0,
  };
}

/** The actor of table `number`, whose judges are `j(2n−1)` and `j(2n)`. */
export function tableActor(number: number, pair?: readonly [number, number]): Actor {
  const judges = pair ?? [2 * number - 1, 2 * number];
  return {
    role: 'table',
    table: `t${number}` as TableId,
    people: judges.map((judge) => ({ id: `j${judge}` as PersonId, name: `Judge ${judge}` })),
  };
}

export function decideAs(state: Recount | null, command: Command, actor: Actor): Decision {
  return decide(state, command, { recount: ROOM, actor, software: 'recount-board test' });
}

/** A time for each line, a second apart. */
export function timeOf(seq: number): string {
  return new Date(Date.UTC(2026, 10, 20, 16, 0, seq)).toISOString();
}

export type Play = {
  readonly state: Recount;
  /** Every line so far. */
  readonly ledger: readonly Recorded[];
};

export function foldDecision(play: Play | null, decision: Decision, actor: Actor): Play {
  if (!decision.ok) throw new Error(`refused: ${JSON.stringify(decision.error)}`);
  let state = play?.state ?? null;
  const recorded = decision.value.map(({ by, event }): Recorded => {
    const seq = (state?.seq ?? 0) + 1;
    const one: Recorded = { seq, at: timeOf(seq), by, actor, event };
    state = evolve(ROOM, state, one);
    return one;
  });
  if (state === null) throw new Error('nothing was decided');
  return { state, ledger: [...(play?.ledger ?? []), ...recorded] };
}

export function played(play: Play | null, command: Command, actor: Actor = OFFICER): Play {
  return foldDecision(play, decideAs(play?.state ?? null, command, actor), actor);
}

export const SETTING: StatedSetting = {
  election: 'regular-general',
  reach: 'one-county',
  countyOffice: false,
  instantRunoff: false,
  provider: false,
  canvassCompleted: '2026-11-17',
  boardMembers: 5,
  target: null,
  candidates: 'recorded',
};

/** In time: on the second day after the canvass. */
export const REQUEST: NewRequest = {
  by: { is: 'candidate', choice: 'c2' as ChoiceId },
  filedBy: 'Choice B',
  receivedAt: '2026-11-19T21:06:41.000Z',
  receivedBy: 'Olive Officer',
};

export function openingOf(
  contest: Contest,
  canvass: Extract<Command, { type: 'open-recount' }>['canvass'] = null,
): Command {
  return {
    type: 'open-recount',
    mode: 'test',
    notice: null,
    title: 'Council, Seat 1',
    jurisdiction: 'Example County',
    contest,
    electionDate: '2026-11-03',
    zone: 'America/Denver',
    mixedBallots: false,
    canvass,
  };
}

export type Setting = {
  readonly contest?: Contest;
  readonly batches?: readonly BatchInfo[];
  readonly tables?: number;
  readonly release?: 'progress-only' | 'figures-as-accepted';
  readonly ballotsCounted?: number;
};

/** What makes a room count, after its opening: `tables` tables of two judges each are seated. */
export function roomCommands(setting: Setting = {}): readonly Command[] {
  const contest = setting.contest ?? SEAT;
  const batches = setting.batches ?? [batchInfo('Batch 1', 10), batchInfo('Batch 2', 20)];
  const tables = setting.tables ?? 3;
  const ballots = batches.reduce((sum, batch) => sum + batch.ballots, 0);
  const judges = Array.from({ length: Math.max(4, 2 * tables) }, (_, at) => `Judge ${at + 1}`);
  return [
    {
      type: 'enter-control-totals',
      ballotsCounted: setting.ballotsCounted ?? ballots,
      ballotsNotCounted: 0,
      votes: contest.choices.map(() => 0),
    },
    { type: 'import-batch-list', fileName: 'batches.csv', file: '0'.repeat(64), batches },
    ...judges.map((name): Command => ({ type: 'enroll-judge', name })),
    { type: 'choose-release', release: setting.release ?? 'figures-as-accepted' },
    { type: 'start-counting' },
    ...Array.from(
      { length: tables },
      (_, at): Command => ({
        type: 'seat-table',
        number: at + 1,
        judges: [`j${2 * at + 1}` as PersonId, `j${2 * at + 2}` as PersonId],
      }),
    ),
  ];
}

export function countingRoom(setting: Setting = {}): Play {
  return roomCommands(setting).reduce<Play>(
    (play, command) => played(play, command),
    played(null, openingOf(setting.contest ?? SEAT)),
  );
}

export function batchNamed(play: Play, name: string): Batch {
  const batch = batchByName(play.state, name);
  if (!batch) throw new Error(`no batch ${name}`);
  return batch;
}

/** What names a batch at its present version. */
export function at(
  play: Play,
  name: string,
): { readonly batch: BatchId; readonly version: number } {
  const { id, version } = batchNamed(play, name);
  return { batch: id, version };
}

export function takes(play: Play, table: number, name: string): Play {
  return played(play, { type: 'take-batch', ...at(play, name) }, tableActor(table));
}

export function returns(play: Play, table: number, name: string): Play {
  return played(play, { type: 'return-batch', ...at(play, name) }, tableActor(table));
}

export function submits(
  play: Play,
  table: number,
  name: string,
  figures: readonly PartFigures[],
  note: string | null = null,
): Play {
  return played(
    play,
    { type: 'submit-count', ...at(play, name), figures, note },
    tableActor(table),
  );
}

/** Takes, submits, returns. */
export function counts(
  play: Play,
  table: number,
  name: string,
  figures: readonly PartFigures[],
  note: string | null = null,
): Play {
  return returns(submits(takes(play, table, name), table, name, figures, note), table, name);
}
