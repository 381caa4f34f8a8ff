import type { Answer, Clause, Question } from './clause.ts';
import { type Contest, isRace } from './contest.ts';
import { PEOPLE, PEOPLE_QUESTIONS } from './people-clauses.ts';
import { isMunicipal, type Setting } from './setting.ts';

export type Clerk =
  | 'municipal-clerk'
  | 'special-district-clerk'
  | 'county-clerk'
  | 'lieutenant-governor';

/** The list of (4) and (8), read in order. */
function clerkOf(contest: Contest, setting: Setting): readonly [Clerk, Clause] {
  const race = isRace(contest);
  if (isMunicipal(setting)) {
    if (!race) return ['municipal-clerk', PEOPLE.propositionMunicipal];
    const primary = setting.election === 'municipal-primary';
    return ['municipal-clerk', primary ? PEOPLE.municipalPrimary : PEOPLE.municipalGeneral];
  }
  if (setting.election === 'special-district') {
    return ['special-district-clerk', race ? PEOPLE.specialDistrict : PEOPLE.propositionDistrict];
  }
  if (setting.reach === 'one-county') {
    return ['county-clerk', race ? PEOPLE.county : PEOPLE.propositionCounty];
  }
  return ['lieutenant-governor', race ? PEOPLE.state : PEOPLE.propositionState];
}

/** A municipal or special district election that reaches into another county. */
function isAcross(setting: Setting): boolean {
  const own = isMunicipal(setting) || setting.election === 'special-district';
  return own && setting.reach !== 'one-county';
}

/** With whom a request is filed: never with a provider that conducts the election by contract. */
export function filingOfficer(contest: Contest, setting: Setting): Answer<{ readonly who: Clerk }> {
  const [who, clause] = clerkOf(contest, setting);
  return {
    who,
    clauses: [clause, ...(isAcross(setting) ? [PEOPLE.inOrder] : [])],
    questions: [],
  };
}

export type Payer = 'state' | 'subdivision' | 'contracting-subdivision';

/** Who bears the cost; null where the law at hand does not say. */
export function costBearer(
  contest: Contest,
  setting: Setting,
): Answer<{ readonly who: Payer | null }> {
  if (!isRace(contest)) {
    return {
      who: null,
      clauses: [PEOPLE.costProposition],
      questions: [PEOPLE_QUESTIONS.costOfProposition],
    };
  }
  if (isAcross(setting)) {
    return {
      who: null,
      clauses: [PEOPLE.costState, PEOPLE.costSubdivision],
      questions: [PEOPLE_QUESTIONS.multiCountyCity],
    };
  }
  if (setting.reach !== 'one-county') {
    return { who: 'state', clauses: [PEOPLE.costState], questions: [] };
  }
  return setting.provider
    ? { who: 'contracting-subdivision', clauses: [PEOPLE.costContract], questions: [] }
    : { who: 'subdivision', clauses: [PEOPLE.costSubdivision], questions: [] };
}

export type Observers = 'watchers' | 'witnesses-of-proponents-and-opponents';

/** Who receives, conducts, declares, convenes and signs. */
export type Officers = Answer<{
  readonly receives: Clerk;
  readonly conducts: 'election-officer';
  readonly declares: 'election-officer' | null;
  readonly convenes: 'election-officer' | null;
  readonly sign: readonly ('election-officer' | 'board-of-canvassers')[];
  readonly observe: Observers;
}>;

/** Under a provider contract the text leaves open who declares and convenes. */
export function officersOf(contest: Contest, setting: Setting): Officers {
  const race = isRace(contest);
  const [receives, filed] = clerkOf(contest, setting);
  const theirs = setting.provider ? null : ('election-officer' as const);
  const questions: readonly Question[] = [
    ...(setting.provider ? [PEOPLE_QUESTIONS.provider] : []),
    PEOPLE_QUESTIONS.notice,
  ];
  return {
    receives,
    conducts: 'election-officer',
    declares: theirs,
    convenes: theirs,
    sign: ['election-officer', 'board-of-canvassers'],
    observe: race ? 'watchers' : 'witnesses-of-proponents-and-opponents',
    clauses: [
      filed,
      race ? PEOPLE.conducts : PEOPLE.conductsProposition,
      race ? PEOPLE.declares : PEOPLE.declaresProposition,
      PEOPLE.convenes,
      PEOPLE.signs,
      race ? PEOPLE.watchers : PEOPLE.witnesses,
    ],
    questions,
  };
}

export type BoardBody =
  | 'county-legislative-body'
  | 'mayor-and-council'
  | 'bond-entity-body'
  | 'special-district-board'
  | 'state-board';

export type Board = Answer<{
  readonly who: BoardBody;
  /** Members present that make a quorum, of a body of this size. */
  readonly quorumOf: (members: number) => number;
}>;

function majority(members: number): number {
  return Math.floor(members / 2) + 1;
}

/** The board of canvassers of a recount, and its quorum (20A-4-301, 20A-4-306). */
export function boardOfCanvassers(contest: Contest, setting: Setting): Board {
  if (contest.kind === 'bond-proposition') {
    return {
      who: 'bond-entity-body',
      quorumOf: majority,
      clauses: [PEOPLE.bondBoard],
      questions: [PEOPLE_QUESTIONS.bondBoard],
    };
  }
  if (isMunicipal(setting)) {
    return {
      who: 'mayor-and-council',
      quorumOf: majority,
      clauses: [PEOPLE.municipalBoard],
      questions: [],
    };
  }
  if (setting.election === 'special-district') {
    return {
      who: 'special-district-board',
      quorumOf: majority,
      clauses: [PEOPLE.districtBoard],
      questions: [],
    };
  }
  if (setting.reach === 'one-county') {
    return {
      who: 'county-legislative-body',
      quorumOf: (members) => Math.max(3, majority(members)),
      clauses: [PEOPLE.countyBoard],
      questions: [],
    };
  }
  // Each county canvasses its own returns first, and reports them ((11)(c)).
  return {
    who: 'state-board',
    quorumOf: (members) => members,
    clauses: [PEOPLE.stateBoard, PEOPLE.countyBoard],
    questions: [],
  };
}

export type Duties = Answer<{
  /** Each county's separate report to the lieutenant governor ((11)(c)). */
  readonly countyReports: boolean;
  readonly certificates: 'election' | 'nomination' | 'none';
}>;

/** What must be made, signed and sent once the board has canvassed the recount. */
export function reportDuties(contest: Contest, setting: Setting): Duties {
  const own = isMunicipal(setting) || setting.election === 'special-district';
  const wide = isRace(contest) ? setting.reach !== 'one-county' : setting.reach === 'statewide';
  const countyReports = wide && !own;
  return {
    countyReports,
    certificates: !isRace(contest)
      ? 'none'
      : contest.chooses === 'elected'
        ? 'election'
        : 'nomination',
    clauses: [
      PEOPLE.signs,
      PEOPLE.official,
      PEOPLE.bothSign,
      ...(countyReports ? [PEOPLE.countyReport] : []),
    ],
    questions: [],
  };
}
