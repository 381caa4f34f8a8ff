import { impossible } from '../../base/never.ts';
import { nameOf } from '../actor.ts';
import type { LegalEvent, Recorded } from '../events.ts';
import type { Recount } from '../state.ts';
import type { Legal } from './types.ts';

function foldOf(legal: Legal, { seq, at, event }: Recorded<LegalEvent>): Legal {
  switch (event.type) {
    case 'setting.stated':
      return { ...legal, setting: event.data };
    case 'request.recorded':
      return { ...legal, requests: [...legal.requests, { ...event.data, seq, withdrawn: null }] };
    case 'request.withdrawn': {
      const { request, reason } = event.data;
      return {
        ...legal,
        requests: legal.requests.map((one) =>
          one.seq === request ? { ...one, withdrawn: { at, reason } } : one,
        ),
      };
    }
    case 'day.proclaimed':
      return { ...legal, proclaimed: [...legal.proclaimed, { ...event.data, enteredAt: at }] };
    case 'day.withdrawn':
      return {
        ...legal,
        proclaimed: legal.proclaimed.filter(({ date }) => date !== event.data.date),
      };
    case 'reading.recorded': {
      const others = legal.readings.filter(({ question }) => question !== event.data.question);
      return { ...legal, readings: [...others, { ...event.data, seq, at }] };
    }
    case 'plan.found':
      return { ...legal, plan: event.data };
    case 'stay.recorded':
      return { ...legal, stays: [...legal.stays, { ...event.data, seq, at, lifted: null }] };
    case 'stay.lifted': {
      const lifted = { ...event.data, at };
      return {
        ...legal,
        stays: legal.stays.map((stay) => (stay.lifted === null ? { ...stay, lifted } : stay)),
      };
    }
    case 'candidacy.noted':
      return { ...legal, candidates: [...legal.candidates, event.data.name] };
    case 'canvass.completed':
      return { ...legal, canvass: { ...event.data, seq } };
    case 'lot.drawn':
      return { ...legal, lot: { ...event.data, seq } };
    case 'recount.discontinued':
      return legal;
    default:
      return impossible(event);
  }
}

export function foldLegal(state: Recount, recording: Recorded<LegalEvent>): Recount {
  const { at, actor, event } = recording;
  const legal = foldOf(state.legal, recording);
  if (event.type !== 'recount.discontinued') return { ...state, legal };
  return {
    ...state,
    legal,
    stage: { is: 'discontinued', at, by: nameOf(actor), ...event.data },
  };
}
