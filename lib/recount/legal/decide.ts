import { impossible } from '../../base/never.ts';
import { ok } from '../../base/result.ts';
import { isLocalDate, localMoment } from '../../law/calendar/local-date.ts';
import { isRace } from '../../law/contest.ts';
import { lawOf, questionsOf } from '../../law/law-of.ts';
import type { CommandType, LegalCommand } from '../commands.ts';
import { acted, type Decided, type Decision, refused } from '../decision.ts';
import { isWholeFigure } from '../figures.ts';
import type { Refusal } from '../refusals.ts';
import type { Recount } from '../state.ts';
import { candidatesAmong } from './candidates.ts';
import { lawCaseOf } from './law-case.ts';
import { type DrawnLot, type NewRequest, type StatedSetting, stayOf } from './types.ts';

type Of<Type extends LegalCommand['type']> = Extract<LegalCommand, { readonly type: Type }>;

/** What a stay stops: everything that moves the count or its result on. Paper still comes home, and figures already in stay. */
const STAYED: readonly CommandType[] = [
  'start-counting',
  'resume-counting',
  'accept-batch',
  'order-count',
  'reopen-batch',
  'close-counting',
  'reopen-counting',
  'declare',
  'discontinue',
  'complete-canvass',
  'record-lot',
];

export function stoppedByStay({ legal }: Recount, command: CommandType): Refusal | null {
  const stay = stayOf(legal);
  return stay && STAYED.includes(command) ? { is: 'stayed', court: stay.court } : null;
}

/** What is wrong with a setting, or null. */
export function wrongSetting(electionDate: string, setting: StatedSetting): Refusal | null {
  const dates = [setting.canvassCompleted, setting.target].filter((date) => date !== null);
  if (!dates.every(isLocalDate)) return { is: 'date-impossible' };
  return dates.some((date) => date < electionDate)
    ? { is: 'before-the-election', electionDate }
    : null;
}

function state(recount: Recount, { setting }: Of<'state-setting'>): Decision {
  const wrong = wrongSetting(recount.electionDate, setting);
  return wrong ? refused(wrong) : acted({ type: 'setting.stated', data: setting });
}

/** What is wrong with a request, or null. That it is late, early or from someone who may not ask is recorded, and not refused. */
export function wrongRequest(
  { contest, electionDate }: Pick<Recount, 'contest' | 'electionDate'>,
  { by, receivedAt }: NewRequest,
): Refusal | null {
  if (Number.isNaN(Date.parse(receivedAt))) return { is: 'date-impossible' };
  if (localMoment(receivedAt).date < electionDate) {
    return { is: 'before-the-election', electionDate };
  }
  if (isRace(contest) !== (by.is === 'candidate')) return { is: 'request-of-another-kind' };
  if (by.is === 'candidate') {
    return contest.choices.some(({ id }) => id === by.choice) ? null : { is: 'choice-unknown' };
  }
  const { named, struckTwice, struckNotVoted } = by;
  if (![named, struckTwice, struckNotVoted].every(isWholeFigure)) {
    return { is: 'number-out-of-range' };
  }
  const struck = struckTwice + struckNotVoted;
  return struck > named ? { is: 'more-struck-than-named', named, struck } : null;
}

function record(recount: Recount, { request }: Of<'record-request'>): Decision {
  const wrong = wrongRequest(recount, request);
  return wrong ? refused(wrong) : acted({ type: 'request.recorded', data: request });
}

function withdraw({ legal }: Recount, { request, reason }: Of<'withdraw-request'>): Decision {
  const found = legal.requests.find(({ seq }) => seq === request);
  if (!found) return refused({ is: 'request-unknown' });
  if (found.withdrawn) return refused({ is: 'already-so' });
  return acted({ type: 'request.withdrawn', data: { request, reason } });
}

function proclaim({ legal }: Recount, command: Of<'proclaim-day'>): Decision {
  const { date, name, proclaimedBy } = command;
  if (!isLocalDate(date)) return refused({ is: 'date-impossible' });
  if (legal.proclaimed.some((day) => day.date === date)) return refused({ is: 'already-so' });
  return acted({ type: 'day.proclaimed', data: { date, name, proclaimedBy } });
}

function takeOut({ legal }: Recount, { date, reason }: Of<'withdraw-day'>): Decision {
  if (!legal.proclaimed.some((day) => day.date === date)) return refused({ is: 'day-unknown' });
  return acted({ type: 'day.withdrawn', data: { date, reason } });
}

/** Only a question that the law leaves open for this recount, and one of its own readings. */
function read(recount: Recount, command: Of<'record-reading'>): Decision {
  const { question: id, reading, advisedBy } = command;
  const of = lawCaseOf(recount);
  const question = of && questionsOf(lawOf(of)).find((one) => one.id === id);
  if (!question?.readings[reading]) return refused({ is: 'question-unknown' });
  return acted({ type: 'reading.recorded', data: { question: id, reading, advisedBy } });
}

/** A stay while counting is open pauses it too: tables read why, and nothing goes on by itself when the stay ends. */
function stay({ legal, stage }: Recount, { court, order }: Of<'record-stay'>): Decision {
  if (stayOf(legal)) return refused({ is: 'already-so' });
  const stayed: Decided = {
    by: 'person',
    event: { type: 'stay.recorded', data: { court, order } },
  };
  const message = `${court}: ${order}`;
  const paused: Decided = { by: 'rule', event: { type: 'counting.paused', data: { message } } };
  return ok(stage.is === 'counting' ? [stayed, paused] : [stayed]);
}

function complete(
  { contest, electionDate, legal, stage }: Recount,
  { on, members }: Of<'complete-canvass'>,
): Decision {
  if (!isLocalDate(on)) return refused({ is: 'date-impossible' });
  if (on < electionDate) return refused({ is: 'before-the-election', electionDate });
  if (stage.is === 'declared' && on < localMoment(stage.at).date) {
    return refused({ is: 'canvass-before-declaration' });
  }
  if (legal.lot) return refused({ is: 'already-so' });
  const candidates = candidatesAmong(contest, members);
  const [barred] = legal.setting?.candidates === 'barred' ? candidates : [];
  if (barred !== undefined) return refused({ is: 'candidate-barred', name: barred });
  return acted({ type: 'canvass.completed', data: { on, members, candidates } });
}

/** Only once the recount is canvassed and still tied (20A-1-304), and only among those who are tied. */
function draw({ legal, stage }: Recount, lot: DrawnLot): Decision {
  if (stage.is !== 'declared' || !stage.declaration.tie) return refused({ is: 'no-tie' });
  const { tie } = stage.declaration;
  if (!legal.canvass) return refused({ is: 'canvass-not-completed' });
  if (legal.lot) return refused({ is: 'already-so' });
  if (Number.isNaN(Date.parse(lot.drawnAt))) return refused({ is: 'date-impossible' });
  const early =
    localMoment(lot.drawnAt).date < legal.canvass.on ||
    Date.parse(lot.drawnAt) <= Date.parse(stage.at);
  if (early) return refused({ is: 'lot-before-canvass' });
  const chosen = new Set(lot.chosen);
  const sound = chosen.size === lot.chosen.length && chosen.size === tie.places;
  if (!sound || !lot.chosen.every((choice) => tie.among.includes(choice))) {
    return refused({ is: 'lot-chooses-others', places: tie.places });
  }
  return acted({ type: 'lot.drawn', data: lot });
}

export function decideLegal(recount: Recount, command: LegalCommand): Decision {
  switch (command.type) {
    case 'state-setting':
      return state(recount, command);
    case 'record-request':
      return record(recount, command);
    case 'withdraw-request':
      return withdraw(recount, command);
    case 'proclaim-day':
      return proclaim(recount, command);
    case 'withdraw-day':
      return takeOut(recount, command);
    case 'record-reading':
      return read(recount, command);
    case 'record-stay':
      return stay(recount, command);
    case 'lift-stay':
      return stayOf(recount.legal)
        ? acted({ type: 'stay.lifted', data: { authority: command.authority } })
        : refused({ is: 'not-stayed' });
    case 'discontinue': {
      const { authority, reason } = command;
      return acted({ type: 'recount.discontinued', data: { authority, reason } });
    }
    case 'complete-canvass':
      return complete(recount, command);
    case 'record-lot':
      return draw(recount, command.lot);
    default:
      return impossible(command);
  }
}
