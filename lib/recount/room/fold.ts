import type { RecountId } from '../../base/ids.ts';
import { impossible } from '../../base/never.ts';
import { nameOf } from '../actor.ts';
import { namesOf, registered } from '../batch/list.ts';
import { VEILED } from '../batch/types.ts';
import type { Recorded, RoomEvent } from '../events.ts';
import { NO_LEGAL } from '../legal/types.ts';
import type { Observer, Recount, Table } from '../state.ts';
import { noTotals, totalsOf } from '../totals.ts';

type Opened = Extract<RoomEvent, { type: 'recount.opened' }>;

export function foldOpening(id: RecountId, { seq, at, actor, event }: Recorded<Opened>): Recount {
  const { format: _f, software: _s, rules: _r, ...data } = event.data;
  return {
    ...data,
    id,
    seq,
    openedAt: at,
    openedBy: nameOf(actor),
    stage: { is: 'preparing' },
    control: null,
    legal: NO_LEGAL,
    release: null,
    judges: [],
    observers: [],
    tables: [],
    adjustments: [],
    reexamination: null,
    restores: [],
    batches: [],
    names: {},
    totals: noTotals(data.contest),
  };
}

function seated(tables: readonly Table[], table: Table): readonly Table[] {
  return [...tables.filter(({ id }) => id !== table.id), table].sort((a, b) => a.number - b.number);
}

export function foldRoom(
  state: Recount,
  { seq, at, actor, event }: Recorded<Exclude<RoomEvent, Opened>>,
): Recount {
  switch (event.type) {
    case 'control-totals.entered':
      return { ...state, control: event.data };
    case 'batch-list.imported': {
      const batches = registered(event.data.batches, at);
      return {
        ...state,
        batches,
        names: namesOf(event.data.batches),
        totals: totalsOf(state.contest, batches),
      };
    }
    case 'judge.enrolled': {
      const { judge: id, name } = event.data;
      const enrolled = { id, name, active: true };
      const at = state.judges.findIndex((one) => one.id === id);
      return {
        ...state,
        judges: at < 0 ? [...state.judges, enrolled] : state.judges.with(at, enrolled),
      };
    }
    case 'judge.retired': {
      const { judge } = event.data;
      return {
        ...state,
        judges: state.judges.map((one) => (one.id === judge ? { ...one, active: false } : one)),
      };
    }
    case 'observer.admitted': {
      const { observer: id, capacity } = event.data;
      const named =
        event.secret === VEILED ? ({ name: VEILED, standsFor: VEILED } as const) : event.secret;
      const observer: Observer = { id, capacity, ...named, active: true };
      return { ...state, observers: [...state.observers, observer] };
    }
    case 'observer.withdrawn': {
      const { observer } = event.data;
      return {
        ...state,
        observers: state.observers.map((one) =>
          one.id === observer ? { ...one, active: false } : one,
        ),
      };
    }
    case 'release.chosen':
      return { ...state, release: event.data.release };
    case 'counting.started':
    case 'counting.resumed':
      return { ...state, stage: { is: 'counting' } };
    case 'counting.paused':
      return { ...state, stage: { is: 'paused', message: event.data.message } };
    case 'table.seated': {
      const { table: id, number, judges: pair } = event.data;
      const holds = state.tables.find((one) => one.id === id)?.holds ?? null;
      return { ...state, tables: seated(state.tables, { id, number, pair, since: at, holds }) };
    }
    case 'table.cleared': {
      const { table } = event.data;
      return {
        ...state,
        tables: state.tables.map((one) =>
          one.id === table ? { ...one, pair: null, since: at } : one,
        ),
      };
    }
    case 'recount.restored': {
      const reason = event.secret === VEILED ? VEILED : event.secret.reason;
      const restore = { from: seq - 1, seen: event.data.seen, at, by: nameOf(actor), reason };
      return { ...state, restores: [...state.restores, restore] };
    }
    default:
      return impossible(event);
  }
}
