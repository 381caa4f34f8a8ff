import { readWholeNumber } from '@/lib/base/whole-number.ts';
import { isLocalDate } from '@/lib/law/calendar/local-date.ts';
import type { LawAnswers } from '@/lib/law/law-of.ts';
import type { Command } from '@/lib/recount/commands.ts';
import { MAX_FIGURE } from '@/lib/recount/figures.ts';
import type { StatedSetting } from '@/lib/recount/legal/types.ts';
import type { Mode } from '@/lib/recount/state.ts';
import {
  answered,
  BLANK,
  type Missing as MissingOfCase,
  type TypedCase,
} from '../../law/typed-case.ts';
import { type MissingOfRequest, readRequest, type TypedRequest } from '../../law/typed-request.ts';

/** A recount that is about to be opened, as typed. What decides something in law starts without a value. */
export type TypedOpening = {
  readonly of: TypedCase;
  readonly title: string;
  readonly jurisdiction: string;
  readonly zone: string;
  readonly mode: Mode | '';
  readonly mixed: boolean;
  readonly ballotsCounted: string;
  readonly ballotsNotCounted: string;
  readonly target: string;
  readonly candidates: StatedSetting['candidates'] | '';
  /** Whether a request has been received already. */
  readonly asked: 'yes' | 'no' | '';
  readonly request: TypedRequest;
};

export function blankOpening(request: TypedRequest): TypedOpening {
  return {
    of: { ...BLANK, votesAllowed: '', toBeChosen: '', chooses: '', election: '', reach: '' },
    title: '',
    jurisdiction: '',
    zone: 'America/Denver',
    mode: '',
    mixed: false,
    ballotsCounted: '',
    ballotsNotCounted: '',
    target: '',
    candidates: '',
    asked: '',
    request,
  };
}

export type MissingOfOpening =
  | { readonly of: 'opening'; readonly field: OpeningField }
  | { readonly of: 'case'; readonly field: MissingOfCase }
  | { readonly of: 'request'; readonly field: MissingOfRequest };
export type OpeningField =
  | 'title'
  | 'jurisdiction'
  | 'mode'
  | 'ballotsCounted'
  | 'ballotsNotCounted'
  | 'target'
  | 'candidates'
  | 'asked';

export type ReadOpening =
  | {
      readonly is: 'opening';
      readonly command: Extract<Command, { readonly type: 'open-recount' }>;
    }
  | { readonly is: 'missing'; readonly missing: MissingOfOpening };

function missing(field: OpeningField): ReadOpening {
  return { is: 'missing', missing: { of: 'opening', field } };
}

/** The law's answers as far as they can be given, the request that is typed included. */
export function answersOf(typed: TypedOpening) {
  const { of, asked, request } = typed;
  return answered(
    asked === 'yes' ? { ...of, requestDate: request.date, requestTime: request.time } : of,
  );
}

/** Whether anything sets the recount off: it is required, or whoever asks may ask and asked in time. */
export function isGiven(typed: TypedOpening, { basis, receipts }: LawAnswers): boolean {
  if (basis.required.is === 'yes') return true;
  if (typed.asked !== 'yes' || receipts[0]?.is !== 'in-time') return false;
  const { choice } = typed.request;
  return basis.distances.some(
    ({ who, may }) => may === 'ask' && (who === choice || who === 'any-10-voters'),
  );
}

/** The command that opens the recount, or the first field that is missing. `now` is a moment in UTC. */
export function readOpening(typed: TypedOpening, now: string): ReadOpening {
  const { title, jurisdiction, zone, mode, mixed, target, candidates, asked } = typed;
  if (title.trim() === '') return missing('title');
  if (jurisdiction.trim() === '') return missing('jurisdiction');
  if (mode === '') return missing('mode');
  const found = answered(typed.of);
  if (found.is === 'missing') {
    return { is: 'missing', missing: { of: 'case', field: found.field } };
  }
  const ballotsCounted = readWholeNumber(typed.ballotsCounted, MAX_FIGURE);
  if (!ballotsCounted.ok) return missing('ballotsCounted');
  const ballotsNotCounted = readWholeNumber(typed.ballotsNotCounted, MAX_FIGURE);
  if (!ballotsNotCounted.ok) return missing('ballotsNotCounted');
  if (target !== '' && !isLocalDate(target)) return missing('target');
  if (candidates === '') return missing('candidates');
  if (asked === '') return missing('asked');
  const { contest, of } = found;
  const request = asked === 'yes' ? readRequest(contest, typed.request, now) : null;
  if (request?.is === 'missing') {
    return { is: 'missing', missing: { of: 'request', field: request.field } };
  }
  const { electionDate, ...setting } = of.setting;
  return {
    is: 'opening',
    command: {
      type: 'open-recount',
      mode,
      notice: null,
      title,
      jurisdiction,
      contest,
      electionDate,
      zone,
      mixedBallots: mixed,
      canvass: {
        control: {
          ballotsCounted: ballotsCounted.value,
          ballotsNotCounted: ballotsNotCounted.value,
          votes: of.votes,
        },
        setting: {
          ...setting,
          canvassCompleted: of.canvassCompleted,
          boardMembers: of.boardMembers,
          target: target === '' ? null : target,
          candidates,
        },
        request: request?.request ?? null,
      },
    },
  };
}
