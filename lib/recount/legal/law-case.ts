import { recountBasis } from '../../law/basis.ts';
import { type Deadline, type Receipt, receiptOf, requestDeadline } from '../../law/deadlines.ts';
import { type LawAnswers, type LawCase, lawOf } from '../../law/law-of.ts';
import type { Setting } from '../../law/setting.ts';
import { VOTERS_NEEDED } from '../../law/voters.ts';
import type { Recount } from '../state.ts';
import { readSums } from '../totals.ts';
import { type Plan, type RecountRequest, type StatedSetting, votersLeft } from './types.ts';

function settingOf({ electionDate }: Recount, stated: StatedSetting): Setting {
  const { election, reach, countyOffice, instantRunoff, provider } = stated;
  return { election, electionDate, reach, countyOffice, instantRunoff, provider };
}

/** A recount with what the law can be asked about it. */
type Asked = {
  readonly state: Recount;
  readonly setting: Setting;
  readonly stated: StatedSetting;
  readonly votes: readonly number[];
};

function askedOf(state: Recount): Asked | null {
  const { control, legal } = state;
  // Who counts is never sent the votes of the canvass.
  if (!legal.setting || control?.votes.length !== state.contest.choices.length) return null;
  return {
    state,
    setting: settingOf(state, legal.setting),
    stated: legal.setting,
    votes: control.votes,
  };
}

function deadlineOf({ state, setting, stated, votes }: Asked): Deadline | null {
  const { applies } = recountBasis(state.contest, votes, setting);
  if (!applies || stated.canvassCompleted === null) return null;
  return requestDeadline(state.contest, setting, stated.canvassCompleted, state.legal.proclaimed);
}

/** How a request stands: `entitled` says whether whoever asks may ask at all on the canvassed votes. */
export type RequestStanding = {
  readonly request: RecountRequest;
  readonly receipt: Receipt['is'];
  readonly entitled: 'ask' | 'not-ask' | 'open';
  /** Fewer than ten voters are left. */
  readonly tooFew: boolean;
  /** It sets the recount off. */
  readonly counts: boolean;
};

function standingOf(asked: Asked, request: RecountRequest): RequestStanding {
  const { state, setting, stated, votes } = asked;
  const { by } = request;
  const who = by.is === 'candidate' ? by.choice : 'any-10-voters';
  const { distances } = recountBasis(state.contest, votes, setting);
  const entitled = distances.find((one) => one.who === who)?.may ?? 'not-ask';
  const receipt = receiptOf(request.receivedAt, stated.canvassCompleted, deadlineOf(asked)).is;
  const tooFew = by.is === 'voters' && votersLeft(by) < VOTERS_NEEDED;
  const counts =
    request.withdrawn === null && receipt === 'in-time' && entitled === 'ask' && !tooFew;
  return { request, receipt, entitled, tooFew, counts };
}

/** Every request with how it stands, in order of receipt; null where the setting is not stated. */
export function standingsOf(state: Recount): readonly RequestStanding[] | null {
  const asked = askedOf(state);
  return asked && state.legal.requests.map((request) => standingOf(asked, request));
}

/** The case that a recount is, for `lawOf`; null where its setting or its canvass is not stated. */
export function lawCaseOf(state: Recount): LawCase | null {
  const asked = askedOf(state);
  if (!asked) return null;
  const { contest, legal, stage } = state;
  const sums = readSums(state.totals);
  const declared = stage.is === 'declared' && sums.is === 'whole';
  return {
    contest,
    setting: asked.setting,
    votes: asked.votes,
    canvassCompleted: asked.stated.canvassCompleted,
    requests: legal.requests
      .map((request) => standingOf(asked, request))
      .filter(({ counts }) => counts)
      .map(({ request }) => request.receivedAt),
    recount: declared
      ? { votes: sums.sums.votes, canvassCompleted: legal.canvass?.on ?? null }
      : null,
    boardMembers: asked.stated.boardMembers,
    proclaimed: legal.proclaimed,
  };
}

function causeOf({ basis, completion }: LawAnswers): Plan['cause'] {
  if (completion === null) return null;
  if (basis.required.is === 'yes') return 'required';
  return basis.distances.some(({ who }) => who === 'any-10-voters') ? 'ten-voters' : 'requested';
}

/** Why and by when a recount is conducted, from what is recorded; null where nothing of it can be said yet. */
export function planOf(state: Recount): Plan | null {
  const of = lawCaseOf(state);
  if (!of) return null;
  const answers = lawOf(of);
  const { completion } = answers;
  return {
    cause: causeOf(answers),
    date: completion?.date ?? null,
    rolled: completion?.rolled ?? null,
  };
}
