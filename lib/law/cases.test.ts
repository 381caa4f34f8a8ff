import { describe, expect, test } from 'vitest';
import type { ChoiceId } from '../base/ids.ts';
import { type RecountBasis, recountBasis } from './basis.ts';
import { localMoment } from './calendar/local-date.ts';
import type { Contest, Race } from './contest.ts';
import { completionDeadline, lotOf, receiptOf, requestDeadline } from './deadlines.ts';
import { declare } from './declare.ts';
import { boardOfCanvassers, costBearer, filingOfficer } from './people.ts';
import type { Setting } from './setting.ts';

// The numbered cases of the fact sheet, by their numbers. V-2025 unless a case says otherwise.

const GENERAL: Setting = {
  election: 'regular-general',
  electionDate: '2026-11-03',
  reach: 'one-county',
  countyOffice: true,
  instantRunoff: false,
  provider: false,
};
const CITY: Setting = { ...GENERAL, election: 'municipal-general', electionDate: '2025-11-04' };
const CITY_PRIMARY: Setting = {
  ...GENERAL,
  election: 'municipal-primary',
  electionDate: '2025-08-12',
};
const PRIMARY: Setting = { ...GENERAL, election: 'regular-primary', electionDate: '2026-06-23' };

function choices(count: number): Contest['choices'] {
  return Array.from({ length: count }, (_, at) => ({
    id: `c${at + 1}` as ChoiceId,
    name: `Choice ${'ABCDEFGHIJ'[at]}`,
  }));
}

function seat(candidates: number): Race {
  return {
    kind: 'single-office',
    choices: choices(candidates),
    votesAllowed: 1,
    toBeChosen: 1,
    chooses: 'elected',
  };
}

function seats(candidates: number, toBeChosen: number, more: Partial<Race> = {}): Race {
  return {
    kind: 'at-large',
    choices: choices(candidates),
    votesAllowed: toBeChosen,
    toBeChosen,
    chooses: 'elected',
    ...more,
  };
}

const PROPOSITION: Contest = {
  kind: 'ballot-proposition',
  choices: [
    { id: 'c1' as ChoiceId, name: 'For' },
    { id: 'c2' as ChoiceId, name: 'Against' },
  ],
  votesAllowed: 1,
};

function whoMayAsk({ distances }: RecountBasis): readonly string[] {
  return distances.filter(({ may }) => may === 'ask').map(({ who }) => who);
}

describe('thresholds, single seat', () => {
  test.each<[number, readonly number[], readonly string[]]>([
    [1, [5012, 4988], ['c2']],
    [2, [4000, 3975, 2025], ['c2']],
    [3, [5013, 4987], []],
    [4, [5013, 4988], ['c2']],
    [5, [5012, 4987], []],
    [6, [201, 199], []],
    [7, [180, 179, 41], ['c2']],
    [8, [201, 200], ['c2']],
    [9, [200, 199], ['c2']],
    [10, [401, 399], ['c2']],
    [11, [400, 398], []],
    [12, [2, 1], ['c2']],
    [13, [1, 0], ['c2']],
    [14, [1000, 998, 997], ['c2', 'c3']],
    [15, [1706, 1699], ['c2']],
    [16, [134_964, 134_270], []],
    [20, [812], []],
  ])('case %i: %j', (_, votes, may) => {
    const basis = recountBasis(seat(votes.length), votes, GENERAL);
    expect(whoMayAsk(basis)).toEqual(may);
    expect(basis.required.is).toBe('no');
  });

  test('case 1: the difference is 24 of an exact limit of 10,000/400', () => {
    expect(recountBasis(seat(2), [5012, 4988], GENERAL).distances).toMatchObject([
      { difference: 24, limit: { numerator: 10_000, denominator: 400 }, mostDifference: 25 },
    ]);
  });

  test('case 9: below 400 votes only (3)(b) opens the door', () => {
    const [distance] = recountBasis(seat(2), [200, 199], GENERAL).distances;
    expect(distance?.clause.cite).toBe('20A-4-401(3)(b)');
    const [other] = recountBasis(seat(2), [201, 200], GENERAL).distances;
    expect(other?.clause.cite).toBe('20A-4-401(3)(a)');
  });

  test('case 15: of 3,405 votes 8 behind may ask, 9 may not', () => {
    const [distance] = recountBasis(seat(2), [1706, 1699], CITY).distances;
    expect(distance?.mostDifference).toBe(8);
  });

  test('cases 17, 18: the total is of valid votes for candidates, a qualified write-in among them', () => {
    // 10,103 ballots with 100 undervotes and 3 overvotes give 10,000 votes; 60 of a qualified write-in are a choice's.
    const basis = recountBasis(seat(3), [4985, 4955, 60], GENERAL);
    expect(basis.total).toBe(10_000);
    expect(basis.clauses.map(({ cite }) => cite)).toContain('20A-4-102(6), 20A-4-105');
  });

  test('case 19: instant runoff, one vote apart: the section does not apply', () => {
    const basis = recountBasis(seat(2), [501, 500], { ...CITY, instantRunoff: true });
    expect(basis).toMatchObject({ applies: false, required: { is: 'no' }, distances: [] });
    expect(basis.clauses.map(({ cite }) => cite)).toEqual(['20A-4-401(1)']);
  });
});

describe('ties, single seat', () => {
  test('case 21: equal and highest is recounted without a request, within 10 calendar days', () => {
    const basis = recountBasis(seat(2), [500, 500], GENERAL);
    expect(basis.required).toMatchObject({ is: 'yes', clause: { cite: '20A-4-401(2)(a)' } });
    expect(basis.distances).toEqual([]);
    expect(completionDeadline({ is: 'required', certified: '2026-11-17' }).date).toBe('2026-11-27');
  });

  test('case 22: a third one vote behind is recounted with them', () => {
    const basis = recountBasis(seat(3), [500, 500, 499], GENERAL);
    expect(basis.required.is).toBe('yes');
    expect(basis.questions.map(({ id }) => id)).toContain('request-beside-a-required-recount');
  });

  test('case 23: nought and nought is shown to the officer, not decided', () => {
    const basis = recountBasis(seat(2), [0, 0], GENERAL);
    expect(basis.required.is).toBe('open');
    expect(basis.questions.map(({ id }) => id)).toContain('recount-of-no-votes');
  });

  test('case 24: a recount of 501 to 500 declares a winner', () => {
    expect(declare(seat(2), [501, 500])).toMatchObject({
      is: 'elected',
      chosen: ['c1'],
      tie: null,
    });
  });

  test('case 25: still equal: a tie vote, and a lot by the election officer', () => {
    expect(declare(seat(2), [500, 500]).is).toBe('tie-vote');
    expect(lotOf(GENERAL, null)).toMatchObject({ who: 'election-officer', by: null });
  });

  test.each<[number, Setting, string]>([
    [26, PRIMARY, 'district-judges'],
    [27, { ...PRIMARY, reach: 'multi-county' }, 'governor-lieutenant-governor-attorney-general'],
    [28, CITY_PRIMARY, 'election-officer'],
  ])('case %i: who draws the lot', (_, setting, who) => {
    expect(lotOf(setting, null).who).toBe(who);
  });

  test('a primary for a seat within one county that is no county office: the election officer', () => {
    const lot = lotOf({ ...PRIMARY, countyOffice: false }, null);
    expect(lot.who).toBe('election-officer');
    expect(lot.clauses[0]?.certainty).toBe('reading of ours');
  });

  test('case 29: a requested recount that ends equal is a tie vote', () => {
    expect(whoMayAsk(recountBasis(seat(2), [501, 500], GENERAL))).toEqual(['c2']);
    expect(declare(seat(2), [500, 500])).toMatchObject({
      is: 'tie-vote',
      tie: { among: ['c1', 'c2'], places: 1 },
    });
  });

  test('case 30: whether a required recount can be waived is a question', () => {
    const basis = recountBasis(seat(2), [500, 500], GENERAL);
    expect(basis.required.is).toBe('yes');
    expect(basis.questions.map(({ id }) => id)).toContain('waiving-a-required-recount');
  });

  test('case 31: a tie among losers is nothing', () => {
    const basis = recountBasis(seat(3), [600, 200, 200], GENERAL);
    expect(basis.required.is).toBe('no');
    expect(basis.questions).toEqual([]);
  });
});

describe('at-large', () => {
  test('case 32: tied above the line, both elected: (2)(a) and (2)(b) are shown', () => {
    const basis = recountBasis(seats(3, 2), [300, 300, 200], CITY);
    expect(basis.required.is).toBe('open');
    expect(basis.questions.map(({ id }) => id)).toEqual(['recount-of-a-tie-above-the-line']);
    expect(declare(seats(3, 2), [300, 300, 200])).toMatchObject({ is: 'elected', tie: null });
  });

  test('case 33: one behind three tied winners of 1,199 votes may ask', () => {
    const basis = recountBasis(seats(4, 3), [300, 300, 300, 299], CITY);
    expect(whoMayAsk(basis)).toEqual(['c4']);
    expect(basis.distances).toMatchObject([{ difference: 1, mostDifference: 2 }]);
  });

  test.each<[number, number, readonly number[]]>([
    [34, 2, [348, 234, 234, 100]],
    [35, 3, [348, 234, 234, 234]],
    [36, 2, [250, 250, 250]],
  ])('case %i: equal at the line is recounted', (_, places, votes) => {
    const basis = recountBasis(seats(votes.length, places), votes, CITY);
    expect(basis.required).toMatchObject({ is: 'yes', clause: { cite: '20A-4-401(2)(b)' } });
  });

  test('cases 35, 36: unchanged, the lot picks two of three', () => {
    expect(declare(seats(4, 3), [348, 234, 234, 234]).tie?.places).toBe(2);
    expect(declare(seats(3, 2), [250, 250, 250]).tie?.places).toBe(2);
  });

  test('case 37: a tie below the line changes nothing; the nearest loser is ten behind', () => {
    const basis = recountBasis(seats(6, 4), [90, 80, 70, 60, 50, 50], CITY);
    expect(basis.required.is).toBe('no');
    expect(basis.distances.map(({ difference }) => difference)).toEqual([10, 10]);
    expect(whoMayAsk(basis)).toEqual([]);
  });

  test('case 38: a tie that the recount lifts above the line is none', () => {
    expect(declare(seats(3, 2), [301, 301, 299])).toMatchObject({
      is: 'elected',
      chosen: ['c1', 'c2'],
      tie: null,
    });
  });

  test('case 39: one behind a tied line: the recount covers the race, a request is a question', () => {
    const basis = recountBasis(seats(4, 2), [300, 200, 200, 199], CITY);
    expect(basis.required.is).toBe('yes');
    expect(whoMayAsk(basis)).toEqual(['c4']);
    expect(basis.questions.map(({ id }) => id)).toContain('request-beside-a-required-recount');
  });

  test('case 40: Logan 2023: fourth and fifth are both held against the third winner', () => {
    const votes = [3449, 2892, 2419, 2400, 2388, 1082];
    const basis = recountBasis(seats(6, 3), votes, { ...CITY, electionDate: '2023-11-21' });
    expect(basis.total).toBe(14_630);
    expect(whoMayAsk(basis)).toEqual(['c4', 'c5']);
    expect(basis.distances.map(({ difference }) => difference)).toEqual([19, 31, 1337]);
  });

  test('case 41: a municipal primary tied at the line: “elected” read as “nominated” is a question', () => {
    const primary = seats(5, 4, { chooses: 'nominated', votesAllowed: 2 });
    const basis = recountBasis(primary, [90, 80, 70, 34, 34], CITY_PRIMARY);
    expect(basis.required.is).toBe('open');
    expect(basis.questions.map(({ id }) => id)).toContain('at-large-primary-nominates');
    expect(lotOf(CITY_PRIMARY, '2025-09-05').who).toBe('election-officer');
  });
});

describe('propositions', () => {
  test.each<[number, readonly [number, number], 'ask' | 'not-ask' | 'open', 'passed' | 'failed']>([
    [44, [500, 500], 'ask', 'failed'],
    [45, [200, 200], 'open', 'failed'],
    [46, [201, 199], 'not-ask', 'passed'],
    [47, [200, 199], 'ask', 'passed'],
    [48, [5013, 4988], 'ask', 'passed'],
    [50, [200, 200], 'open', 'failed'],
  ])('case %i: %j', (_, votes, may, is) => {
    const basis = recountBasis(PROPOSITION, votes, GENERAL);
    expect(basis.required.is).toBe('no');
    expect(basis.distances).toMatchObject([{ who: 'any-10-voters', may }]);
    expect(declare(PROPOSITION, votes).is).toBe(is);
  });

  test('case 51: a judicial retention is a proposition, filed with the county clerk or the lieutenant governor', () => {
    expect(filingOfficer(PROPOSITION, GENERAL).who).toBe('county-clerk');
    expect(filingOfficer(PROPOSITION, { ...GENERAL, reach: 'statewide' }).who).toBe(
      'lieutenant-governor',
    );
  });

  test('case 52: no date of completion is invented', () => {
    const { date, clauses } = completionDeadline({ is: 'ten-voters' });
    expect(date).toBeNull();
    expect(clauses.map(({ cite }) => cite)).toEqual(['20A-4-401(9)']);
  });

  test('case 53: a bond is canvassed by the body that authorized it', () => {
    const board = boardOfCanvassers({ ...PROPOSITION, kind: 'bond-proposition' }, GENERAL);
    expect(board.who).toBe('bond-entity-body');
    expect(board.questions.map(({ id }) => id)).toEqual(['board-of-a-bond-recount']);
  });

  test('case 54: who pays', () => {
    expect(costBearer(seat(2), { ...GENERAL, reach: 'statewide' }).who).toBe('state');
    expect(costBearer(seat(2), CITY).who).toBe('subdivision');
    expect(costBearer(seat(2), { ...CITY, provider: true }).who).toBe('contracting-subdivision');
    const proposition = costBearer(PROPOSITION, CITY);
    expect(proposition.who).toBeNull();
    expect(proposition.questions).toHaveLength(1);
    expect(proposition.clauses.map(({ certainty }) => certainty)).toEqual(['not at hand']);
  });
});

describe('filing officer', () => {
  test.each<[number, Contest, Setting, string]>([
    [55, seat(2), { ...PRIMARY, countyOffice: false }, 'county-clerk'],
    [56, seat(2), { ...PRIMARY, reach: 'multi-county' }, 'lieutenant-governor'],
    [57, seats(4, 2), { ...CITY, provider: true }, 'municipal-clerk'],
    [
      58,
      seat(2),
      { ...GENERAL, election: 'special-district', reach: 'multi-county' },
      'special-district-clerk',
    ],
    [59, seats(4, 2), CITY_PRIMARY, 'municipal-clerk'],
    [60, PROPOSITION, GENERAL, 'county-clerk'],
  ])('case %i', (_, contest, setting, who) => {
    expect(filingOfficer(contest, setting).who).toBe(who);
  });

  test('a city in two counties files with its own clerk; who pays is a question', () => {
    const across: Setting = { ...CITY, reach: 'multi-county' };
    expect(filingOfficer(seat(2), across).who).toBe('municipal-clerk');
    expect(costBearer(seat(2), across)).toMatchObject({
      who: null,
      questions: [{ id: 'cost-of-a-city-in-two-counties' }],
    });
  });
});

describe('until when a request may be filed', () => {
  test.each<[number, string, string]>([
    [61, '2025-11-18', '2025-11-21'],
    [62, '2026-11-17', '2026-11-20'],
    [63, '2026-11-13', '2026-11-16'],
    [64, '2026-11-12', '2026-11-16'],
    [65, '2026-11-23', '2026-11-27'],
    [66, '2026-06-30', '2026-07-06'],
    [67, '2026-07-01', '2026-07-06'],
    [67, '2026-07-02', '2026-07-06'],
    [68, '2026-07-07', '2026-07-10'],
    [69, '2026-07-20', '2026-07-23'],
    [70, '2026-07-21', '2026-07-27'],
    [71, '2027-07-20', '2027-07-26'],
    [72, '2026-06-12', '2026-06-16'],
    [73, '2026-06-16', '2026-06-19'],
    [74, '2025-12-22', '2025-12-26'],
    [75, '2027-12-28', '2028-01-03'],
    [76, '2025-08-27', '2025-09-02'],
    [78, '2026-10-30', '2026-11-02'],
  ])('case %i: canvass %s', (_, canvass, date) => {
    const setting = { ...GENERAL, electionDate: '2025-08-12' };
    expect(requestDeadline(seat(2), setting, canvass)).toMatchObject({
      date,
      time: '17:00:00',
      inclusive: true,
      zone: 'America/Denver',
      questions: [],
    });
  });

  test('case 77: a canvass that ends at 5:45 p.m. is of that day in Utah', () => {
    const { date } = localMoment('2026-11-18T00:45:00Z');
    expect(requestDeadline(seat(2), GENERAL, date).date).toBe('2026-11-20');
  });

  test('case 79: 17:00:00 is in time, 17:00:01 is late', () => {
    const deadline = requestDeadline(seat(2), GENERAL, '2026-11-17');
    expect(deadline.instant).toBe('2026-11-21T00:00:00.000Z');
    expect(receiptOf('2026-11-21T00:00:00.999Z', '2026-11-17', deadline).is).toBe('in-time');
    expect(receiptOf('2026-11-21T00:00:01.000Z', '2026-11-17', deadline).is).toBe('late');
  });

  test('case 80: filed before the canvass: pending, with the question of the seven days', () => {
    const deadline = requestDeadline(seat(2), PRIMARY, '2026-07-07');
    const receipt = receiptOf('2026-07-01T18:00:00Z', '2026-07-07', deadline);
    expect(receipt).toMatchObject({
      is: 'pending',
      questions: [{ id: 'request-before-the-canvass' }],
    });
    expect(receiptOf('2026-07-01T18:00:00Z', null, null).is).toBe('pending');
  });

  test.each<[number, string, string]>([
    [81, '2026-11-17', '2026-11-24'],
    [82, '2025-11-20', '2025-11-28'],
  ])('case %i: ten voters, canvass %s', (_, canvass, date) => {
    expect(requestDeadline(PROPOSITION, CITY, canvass)).toMatchObject({ date, time: '17:00:00' });
  });

  test('case 83: V-2024, “before 5 p.m.”, seven days: 17:00:00 itself is late', () => {
    const setting: Setting = { ...PRIMARY, electionDate: '2024-06-25', reach: 'multi-county' };
    const deadline = requestDeadline(seat(2), setting, '2024-07-22');
    expect(deadline).toMatchObject({ date: '2024-07-29', inclusive: false });
    expect(receiptOf('2024-07-29T22:59:59Z', '2024-07-22', deadline).is).toBe('in-time');
    expect(receiptOf('2024-07-29T23:00:00Z', '2024-07-22', deadline).is).toBe('late');
  });

  test('case 84: V-2013, seven days, no hour named: the whole day', () => {
    const setting: Setting = { ...CITY, electionDate: '2023-11-21' };
    const deadline = requestDeadline(seats(6, 3), setting, '2023-12-05');
    expect(deadline).toMatchObject({ date: '2023-12-12', time: null });
    expect(receiptOf('2023-12-13T06:59:59Z', '2023-12-05', deadline).is).toBe('in-time');
    expect(receiptOf('2023-12-13T07:00:00Z', '2023-12-05', deadline).is).toBe('late');
  });

  test('V-2024, municipal primary: three days, and a weekend asks whether it rolls', () => {
    const setting: Setting = { ...CITY_PRIMARY, electionDate: '2024-08-13' };
    const deadline = requestDeadline(seat(2), setting, '2024-08-28');
    expect(deadline.date).toBe('2024-08-31');
    expect(deadline.questions).toMatchObject([{ id: 'roll-over' }]);
    expect(deadline.questions[0]?.readings[1]?.answer).toContain('2024-09-03');
  });
});

describe('until when the recount must be done, and the lot drawn', () => {
  test.each<[number, Parameters<typeof completionDeadline>[0], string, string]>([
    [85, { is: 'requested', asked: ['2025-11-20'] }, '2025-11-27', '2025-11-28'],
    [86, { is: 'requested', asked: ['2026-07-17'] }, '2026-07-24', '2026-07-27'],
    [87, { is: 'requested', asked: ['2026-11-20', '2026-11-19'] }, '2026-11-26', '2026-11-27'],
    [88, { is: 'required', certified: '2025-11-18' }, '2025-11-28', '2025-11-28'],
    [89, { is: 'required', certified: '2026-11-16' }, '2026-11-26', '2026-11-27'],
  ])('case %i', (_, cause, date, rolled) => {
    const completion = completionDeadline(cause);
    expect([completion.date, completion.rolled]).toEqual([date, rolled]);
    expect(completion.questions.some(({ id }) => id === 'roll-over')).toBe(date !== rolled);
  });

  test('case 87: which of several requests governs is a question', () => {
    const asked = ['2026-11-19', '2026-11-20'];
    const { questions } = completionDeadline({ is: 'requested', asked });
    expect(questions.map(({ id }) => id)).toContain('several-requests');
  });

  test.each<[number, string, string]>([
    [90, '2025-11-24', '2025-11-28'],
    [91, '2026-07-23', '2026-07-27'],
  ])('case %i: lot after a recount canvass on %s', (_, canvassed, by) => {
    expect(lotOf(CITY, canvassed).by).toBe(by);
  });

  test('the lot of older elections: three days, and thirty', () => {
    expect(lotOf({ ...CITY, electionDate: '2024-11-05' }, '2024-11-29').by).toBe('2024-12-02');
    expect(lotOf({ ...CITY, electionDate: '2019-11-05' }, '2019-11-19').by).toBe('2019-12-19');
  });
});

describe('the board', () => {
  test('case 99: of three county commissioners two are no quorum', () => {
    const { who, quorumOf } = boardOfCanvassers(seat(2), GENERAL);
    expect(who).toBe('county-legislative-body');
    expect([3, 5, 7, 9].map(quorumOf)).toEqual([3, 3, 4, 5]);
  });

  test('case 100: of the state board all three are needed', () => {
    const { who, quorumOf } = boardOfCanvassers(seat(2), { ...PRIMARY, reach: 'multi-county' });
    expect([who, quorumOf(3)]).toEqual(['state-board', 3]);
  });

  test('of a council of five with its mayor three are a quorum', () => {
    const { who, quorumOf } = boardOfCanvassers(seat(2), CITY);
    expect([who, quorumOf(5)]).toEqual(['mayor-and-council', 3]);
  });
});
