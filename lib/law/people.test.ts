import { describe, expect, test } from 'vitest';
import type { ChoiceId } from '../base/ids.ts';
import type { Answer } from './clause.ts';
import type { Contest, Race } from './contest.ts';
import {
  boardOfCanvassers,
  costBearer,
  filingOfficer,
  officersOf,
  reportDuties,
} from './people.ts';
import type { Setting } from './setting.ts';

// Each answer whole: who, with every clause it cites (of 20A-4-401 where no section is named) and every question it leaves open.

const choices: Contest['choices'] = [
  { id: 'c1' as ChoiceId, name: 'For' },
  { id: 'c2' as ChoiceId, name: 'Against' },
];
const race = (chooses: Race['chooses']): Contest => ({
  kind: 'single-office',
  choices,
  votesAllowed: 1,
  toBeChosen: 1,
  chooses,
});
const KINDS = {
  elects: race('elected'),
  nominates: race('nominated'),
  ballot: { kind: 'ballot-proposition', choices, votesAllowed: 1 },
  bond: { kind: 'bond-proposition', choices, votesAllowed: 1 },
} satisfies Record<string, Contest>;

function said({ clauses, questions }: Answer<unknown>): string {
  return [
    ...clauses.map(({ cite }) => cite.replace('20A-4-401', '')),
    ...questions.map(({ id }) => `?${id}`),
  ].join(' · ');
}

type Row = readonly [
  kind: keyof typeof KINDS,
  election: Setting['election'],
  reach: Setting['reach'],
  provider: boolean,
  answers: {
    readonly filing: string;
    readonly cost: string;
    readonly officers: string;
    readonly board: string;
    readonly duties: string;
  },
];

const ROWS: readonly Row[] = [
  [
    'elects',
    'regular-general',
    'one-county',
    false,
    {
      filing: 'county-clerk: (4)(b)(iii)',
      cost: 'subdivision: (6)(b)(i)',
      officers:
        'county-clerk, election-officer, election-officer, watchers: (4)(b)(iii) · (5)(a), (5)(b)(i) · (5)(b)(iv) · (11)(a) · (11)(b)(ii) · 20A-3a-801 · ?notice-of-the-board',
      board: 'county-legislative-body: 20A-4-301(1)',
      duties: 'election, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'elects',
    'regular-general',
    'one-county',
    true,
    {
      filing: 'county-clerk: (4)(b)(iii)',
      cost: 'contracting-subdivision: (6)(b)(ii)',
      officers:
        'county-clerk, null, null, watchers: (4)(b)(iii) · (5)(a), (5)(b)(i) · (5)(b)(iv) · (11)(a) · (11)(b)(ii) · 20A-3a-801 · ?provider-contract · ?notice-of-the-board',
      board: 'county-legislative-body: 20A-4-301(1)',
      duties: 'election, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'ballot',
    'regular-general',
    'one-county',
    false,
    {
      filing: 'county-clerk: (8)(c)',
      cost: 'null: (10) · ?cost-of-a-proposition-recount',
      officers:
        'county-clerk, election-officer, election-officer, witnesses-of-proponents-and-opponents: (8)(c) · (9)(a)(i) · (9)(a)(iv) · (11)(a) · (11)(b)(ii) · (9)(b) · ?notice-of-the-board',
      board: 'county-legislative-body: 20A-4-301(1)',
      duties: 'none, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'bond',
    'regular-general',
    'one-county',
    false,
    {
      filing: 'county-clerk: (8)(c)',
      cost: 'null: (10) · ?cost-of-a-proposition-recount',
      officers:
        'county-clerk, election-officer, election-officer, witnesses-of-proponents-and-opponents: (8)(c) · (9)(a)(i) · (9)(a)(iv) · (11)(a) · (11)(b)(ii) · (9)(b) · ?notice-of-the-board',
      board: 'bond-entity-body: 20A-4-301(3), 11-14-207 · ?board-of-a-bond-recount',
      duties: 'none, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'elects',
    'regular-general',
    'multi-county',
    false,
    {
      filing: 'lieutenant-governor: (4)(b)(iv)',
      cost: 'state: (6)(a)',
      officers:
        'lieutenant-governor, election-officer, election-officer, watchers: (4)(b)(iv) · (5)(a), (5)(b)(i) · (5)(b)(iv) · (11)(a) · (11)(b)(ii) · 20A-3a-801 · ?notice-of-the-board',
      board: 'state-board: 20A-4-306(1) · 20A-4-301(1)',
      duties: 'election, true: (11)(b)(ii) · (11)(d) · 20A-4-304(2) · (11)(c)',
    },
  ],
  [
    'ballot',
    'regular-general',
    'multi-county',
    false,
    {
      filing: 'lieutenant-governor: (8)(d)',
      cost: 'null: (10) · ?cost-of-a-proposition-recount',
      officers:
        'lieutenant-governor, election-officer, election-officer, witnesses-of-proponents-and-opponents: (8)(d) · (9)(a)(i) · (9)(a)(iv) · (11)(a) · (11)(b)(ii) · (9)(b) · ?notice-of-the-board',
      board: 'state-board: 20A-4-306(1) · 20A-4-301(1)',
      duties: 'none, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'elects',
    'regular-general',
    'statewide',
    false,
    {
      filing: 'lieutenant-governor: (4)(b)(iv)',
      cost: 'state: (6)(a)',
      officers:
        'lieutenant-governor, election-officer, election-officer, watchers: (4)(b)(iv) · (5)(a), (5)(b)(i) · (5)(b)(iv) · (11)(a) · (11)(b)(ii) · 20A-3a-801 · ?notice-of-the-board',
      board: 'state-board: 20A-4-306(1) · 20A-4-301(1)',
      duties: 'election, true: (11)(b)(ii) · (11)(d) · 20A-4-304(2) · (11)(c)',
    },
  ],
  [
    'ballot',
    'regular-general',
    'statewide',
    false,
    {
      filing: 'lieutenant-governor: (8)(d)',
      cost: 'null: (10) · ?cost-of-a-proposition-recount',
      officers:
        'lieutenant-governor, election-officer, election-officer, witnesses-of-proponents-and-opponents: (8)(d) · (9)(a)(i) · (9)(a)(iv) · (11)(a) · (11)(b)(ii) · (9)(b) · ?notice-of-the-board',
      board: 'state-board: 20A-4-306(1) · 20A-4-301(1)',
      duties: 'none, true: (11)(b)(ii) · (11)(d) · 20A-4-304(2) · (11)(c)',
    },
  ],
  [
    'nominates',
    'regular-primary',
    'one-county',
    false,
    {
      filing: 'county-clerk: (4)(b)(iii)',
      cost: 'subdivision: (6)(b)(i)',
      officers:
        'county-clerk, election-officer, election-officer, watchers: (4)(b)(iii) · (5)(a), (5)(b)(i) · (5)(b)(iv) · (11)(a) · (11)(b)(ii) · 20A-3a-801 · ?notice-of-the-board',
      board: 'county-legislative-body: 20A-4-301(1)',
      duties: 'nomination, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'nominates',
    'regular-primary',
    'multi-county',
    false,
    {
      filing: 'lieutenant-governor: (4)(b)(iv)',
      cost: 'state: (6)(a)',
      officers:
        'lieutenant-governor, election-officer, election-officer, watchers: (4)(b)(iv) · (5)(a), (5)(b)(i) · (5)(b)(iv) · (11)(a) · (11)(b)(ii) · 20A-3a-801 · ?notice-of-the-board',
      board: 'state-board: 20A-4-306(1) · 20A-4-301(1)',
      duties: 'nomination, true: (11)(b)(ii) · (11)(d) · 20A-4-304(2) · (11)(c)',
    },
  ],
  [
    'elects',
    'municipal-general',
    'one-county',
    false,
    {
      filing: 'municipal-clerk: (4)(b)(i)',
      cost: 'subdivision: (6)(b)(i)',
      officers:
        'municipal-clerk, election-officer, election-officer, watchers: (4)(b)(i) · (5)(a), (5)(b)(i) · (5)(b)(iv) · (11)(a) · (11)(b)(ii) · 20A-3a-801 · ?notice-of-the-board',
      board: 'mayor-and-council: 20A-4-301(2)',
      duties: 'election, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'elects',
    'municipal-general',
    'one-county',
    true,
    {
      filing: 'municipal-clerk: (4)(b)(i)',
      cost: 'contracting-subdivision: (6)(b)(ii)',
      officers:
        'municipal-clerk, null, null, watchers: (4)(b)(i) · (5)(a), (5)(b)(i) · (5)(b)(iv) · (11)(a) · (11)(b)(ii) · 20A-3a-801 · ?provider-contract · ?notice-of-the-board',
      board: 'mayor-and-council: 20A-4-301(2)',
      duties: 'election, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'ballot',
    'municipal-general',
    'one-county',
    false,
    {
      filing: 'municipal-clerk: (8)(a)',
      cost: 'null: (10) · ?cost-of-a-proposition-recount',
      officers:
        'municipal-clerk, election-officer, election-officer, witnesses-of-proponents-and-opponents: (8)(a) · (9)(a)(i) · (9)(a)(iv) · (11)(a) · (11)(b)(ii) · (9)(b) · ?notice-of-the-board',
      board: 'mayor-and-council: 20A-4-301(2)',
      duties: 'none, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'bond',
    'municipal-general',
    'one-county',
    false,
    {
      filing: 'municipal-clerk: (8)(a)',
      cost: 'null: (10) · ?cost-of-a-proposition-recount',
      officers:
        'municipal-clerk, election-officer, election-officer, witnesses-of-proponents-and-opponents: (8)(a) · (9)(a)(i) · (9)(a)(iv) · (11)(a) · (11)(b)(ii) · (9)(b) · ?notice-of-the-board',
      board: 'bond-entity-body: 20A-4-301(3), 11-14-207 · ?board-of-a-bond-recount',
      duties: 'none, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'elects',
    'municipal-general',
    'multi-county',
    false,
    {
      filing: 'municipal-clerk: (4)(b)(i) · (4), (8)',
      cost: 'null: (6)(a) · (6)(b)(i) · ?cost-of-a-city-in-two-counties',
      officers:
        'municipal-clerk, election-officer, election-officer, watchers: (4)(b)(i) · (5)(a), (5)(b)(i) · (5)(b)(iv) · (11)(a) · (11)(b)(ii) · 20A-3a-801 · ?notice-of-the-board',
      board: 'mayor-and-council: 20A-4-301(2)',
      duties: 'election, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'ballot',
    'municipal-general',
    'multi-county',
    false,
    {
      filing: 'municipal-clerk: (8)(a) · (4), (8)',
      cost: 'null: (10) · ?cost-of-a-proposition-recount',
      officers:
        'municipal-clerk, election-officer, election-officer, witnesses-of-proponents-and-opponents: (8)(a) · (9)(a)(i) · (9)(a)(iv) · (11)(a) · (11)(b)(ii) · (9)(b) · ?notice-of-the-board',
      board: 'mayor-and-council: 20A-4-301(2)',
      duties: 'none, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'nominates',
    'municipal-primary',
    'one-county',
    false,
    {
      filing: 'municipal-clerk: (4)(a)',
      cost: 'subdivision: (6)(b)(i)',
      officers:
        'municipal-clerk, election-officer, election-officer, watchers: (4)(a) · (5)(a), (5)(b)(i) · (5)(b)(iv) · (11)(a) · (11)(b)(ii) · 20A-3a-801 · ?notice-of-the-board',
      board: 'mayor-and-council: 20A-4-301(2)',
      duties: 'nomination, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'elects',
    'special-district',
    'one-county',
    false,
    {
      filing: 'special-district-clerk: (4)(b)(ii)',
      cost: 'subdivision: (6)(b)(i)',
      officers:
        'special-district-clerk, election-officer, election-officer, watchers: (4)(b)(ii) · (5)(a), (5)(b)(i) · (5)(b)(iv) · (11)(a) · (11)(b)(ii) · 20A-3a-801 · ?notice-of-the-board',
      board: 'special-district-board: 20A-4-301(1)(b)',
      duties: 'election, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'elects',
    'special-district',
    'one-county',
    true,
    {
      filing: 'special-district-clerk: (4)(b)(ii)',
      cost: 'contracting-subdivision: (6)(b)(ii)',
      officers:
        'special-district-clerk, null, null, watchers: (4)(b)(ii) · (5)(a), (5)(b)(i) · (5)(b)(iv) · (11)(a) · (11)(b)(ii) · 20A-3a-801 · ?provider-contract · ?notice-of-the-board',
      board: 'special-district-board: 20A-4-301(1)(b)',
      duties: 'election, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'ballot',
    'special-district',
    'one-county',
    false,
    {
      filing: 'special-district-clerk: (8)(b)',
      cost: 'null: (10) · ?cost-of-a-proposition-recount',
      officers:
        'special-district-clerk, election-officer, election-officer, witnesses-of-proponents-and-opponents: (8)(b) · (9)(a)(i) · (9)(a)(iv) · (11)(a) · (11)(b)(ii) · (9)(b) · ?notice-of-the-board',
      board: 'special-district-board: 20A-4-301(1)(b)',
      duties: 'none, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'bond',
    'special-district',
    'one-county',
    false,
    {
      filing: 'special-district-clerk: (8)(b)',
      cost: 'null: (10) · ?cost-of-a-proposition-recount',
      officers:
        'special-district-clerk, election-officer, election-officer, witnesses-of-proponents-and-opponents: (8)(b) · (9)(a)(i) · (9)(a)(iv) · (11)(a) · (11)(b)(ii) · (9)(b) · ?notice-of-the-board',
      board: 'bond-entity-body: 20A-4-301(3), 11-14-207 · ?board-of-a-bond-recount',
      duties: 'none, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'elects',
    'special-district',
    'multi-county',
    false,
    {
      filing: 'special-district-clerk: (4)(b)(ii) · (4), (8)',
      cost: 'null: (6)(a) · (6)(b)(i) · ?cost-of-a-city-in-two-counties',
      officers:
        'special-district-clerk, election-officer, election-officer, watchers: (4)(b)(ii) · (5)(a), (5)(b)(i) · (5)(b)(iv) · (11)(a) · (11)(b)(ii) · 20A-3a-801 · ?notice-of-the-board',
      board: 'special-district-board: 20A-4-301(1)(b)',
      duties: 'election, false: (11)(b)(ii) · (11)(d) · 20A-4-304(2)',
    },
  ],
  [
    'ballot',
    'other',
    'statewide',
    false,
    {
      filing: 'lieutenant-governor: (8)(d)',
      cost: 'null: (10) · ?cost-of-a-proposition-recount',
      officers:
        'lieutenant-governor, election-officer, election-officer, witnesses-of-proponents-and-opponents: (8)(d) · (9)(a)(i) · (9)(a)(iv) · (11)(a) · (11)(b)(ii) · (9)(b) · ?notice-of-the-board',
      board: 'state-board: 20A-4-306(1) · 20A-4-301(1)',
      duties: 'none, true: (11)(b)(ii) · (11)(d) · 20A-4-304(2) · (11)(c)',
    },
  ],
];

describe('who does what', () => {
  test.each(ROWS)('%s, %s, %s, provider %s', (kind, election, reach, provider, answers) => {
    const contest = KINDS[kind];
    const setting: Setting = {
      election,
      electionDate: '2026-11-03',
      reach,
      countyOffice: false,
      instantRunoff: false,
      provider,
    };
    const filing = filingOfficer(contest, setting);
    const cost = costBearer(contest, setting);
    const officers = officersOf(contest, setting);
    const board = boardOfCanvassers(contest, setting);
    const duties = reportDuties(contest, setting);
    const { receives, declares, convenes, observe } = officers;
    expect({
      filing: `${filing.who}: ${said(filing)}`,
      cost: `${cost.who}: ${said(cost)}`,
      officers: `${receives}, ${declares}, ${convenes}, ${observe}: ${said(officers)}`,
      board: `${board.who}: ${said(board)}`,
      duties: `${duties.certificates}, ${duties.countyReports}: ${said(duties)}`,
    }).toEqual(answers);
    expect(officers).toMatchObject({
      conducts: 'election-officer',
      sign: ['election-officer', 'board-of-canvassers'],
    });
  });

  test('a quorum, by the size of the body (20A-4-301, 20A-4-306)', () => {
    const at = (election: Setting['election'], reach: Setting['reach']) =>
      boardOfCanvassers(KINDS.elects, {
        election,
        electionDate: '2026-11-03',
        reach,
        countyOffice: false,
        instantRunoff: false,
        provider: false,
      }).quorumOf;
    expect([3, 4, 5, 7, 9].map(at('regular-general', 'one-county'))).toEqual([3, 3, 3, 4, 5]);
    expect([3, 5, 6, 7].map(at('municipal-general', 'one-county'))).toEqual([2, 3, 4, 4]);
    expect([3, 5].map(at('special-district', 'one-county'))).toEqual([2, 3]);
    expect([3].map(at('regular-general', 'statewide'))).toEqual([3]);
  });
});
