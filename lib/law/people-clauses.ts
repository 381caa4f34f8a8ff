import type { Clause, Question } from './clause.ts';

function statute(cite: string, says: string): Clause {
  return { cite: `20A-4-401${cite}`, says, certainty: 'statute text' };
}

export const PEOPLE = {
  municipalPrimary: statute('(4)(a)', 'for a municipal primary election, with the municipal clerk'),
  municipalGeneral: statute(
    '(4)(b)(i)',
    'the municipal clerk, if the election is a municipal general election',
  ),
  specialDistrict: statute(
    '(4)(b)(ii)',
    'the special district clerk, if the election is a special district election',
  ),
  county: statute(
    '(4)(b)(iii)',
    'the county clerk, for a race voted on entirely within a single county',
  ),
  state: statute(
    '(4)(b)(iv)',
    'the lieutenant governor, for a statewide race or multi-county race',
  ),
  propositionMunicipal: statute(
    '(8)(a)',
    'the municipal clerk, if the election is a municipal election',
  ),
  propositionDistrict: statute(
    '(8)(b)',
    'the special district clerk, if the election is a special district election',
  ),
  propositionCounty: statute(
    '(8)(c)',
    'the county clerk, for a proposition voted on entirely within a single county',
  ),
  propositionState: statute(
    '(8)(d)',
    'the lieutenant governor, for a statewide proposition or multi-county proposition',
  ),
  inOrder: {
    cite: '20A-4-401(4), (8)',
    says: 'the list is read in order: a municipal or special district election files with its own clerk, in however many counties it lies',
    certainty: 'reading of ours',
  },
  costState: statute('(6)(a)', 'for a statewide race or multi-county race, the state'),
  costSubdivision: statute('(6)(b)(i)', 'the political subdivision that conducts the election'),
  costContract: statute(
    '(6)(b)(ii)',
    'the political subdivision that enters into a contract or interlocal agreement with a provider election officer to conduct the election',
  ),
  costProposition: {
    cite: '20A-4-401(10)',
    says: 'who pays for the recount of a proposition: the subsection is not at hand; its older form charged the voters who ask',
    certainty: 'not at hand',
  },
  conducts: statute(
    '(5)(a), (5)(b)(i)',
    'the election officer shall conduct and supervise the recount',
  ),
  conductsProposition: statute('(9)(a)(i)', 'the election officer shall supervise the recount'),
  declares: statute(
    '(5)(b)(iv)',
    'the election officer shall declare elected, or declare a tie vote',
  ),
  declaresProposition: statute(
    '(9)(a)(iv)',
    'the election officer shall declare the proposition to have “passed” or “failed”',
  ),
  convenes: statute(
    '(11)(a)',
    'upon completing a recount, the election officer shall immediately convene the board of canvassers',
  ),
  signs: statute(
    '(11)(b)(ii)',
    'the board of canvassers shall, with the assistance of the election officer, prepare and sign the report required by Section 20A-4-304 or 20A-4-306',
  ),
  countyReport: statute(
    '(11)(c)',
    'for a statewide race, multi-county race, or a statewide proposition, the board of county canvassers shall prepare and transmit a separate report to the lieutenant governor',
  ),
  official: statute('(11)(d)', 'the canvassers’ report is the official result'),
  bothSign: {
    cite: '20A-4-304(2)',
    says: 'the election officer and the board of canvassers review and sign; certificates go to each nominated or elected candidate; the report is published, and a copy is filed with the lieutenant governor',
    certainty: 'older text',
  },
  witnesses: statute(
    '(9)(b)',
    'proponents and opponents may designate representatives to witness the recount',
  ),
  watchers: {
    cite: '20A-3a-801',
    says: 'watchers may observe; candidates may certify an official watcher',
    certainty: 'current copy',
  },
  countyBoard: {
    cite: '20A-4-301(1)',
    says: 'the county legislative body; a quorum is a simple majority of it, but not less than three persons; absent members are replaced by the county treasurer, assessor, sheriff, in this order',
    certainty: 'current copy',
  },
  municipalBoard: {
    cite: '20A-4-301(2)',
    says: 'the mayor and the municipal legislative body; a quorum is a simple majority of the municipal legislative body',
    certainty: 'current copy',
  },
  bondBoard: {
    cite: '20A-4-301(3), 11-14-207',
    says: 'for a bond election, the legislative body of the entity authorizing it; a quorum is a simple majority',
    certainty: 'current copy',
  },
  districtBoard: {
    cite: '20A-4-301(1)(b)',
    says: 'a special district’s own board, but where the county legislative body governs it, no board exists, or the election creates it: then the county legislative body',
    certainty: 'reading of ours',
  },
  stateBoard: {
    cite: '20A-4-306(1)',
    says: 'the state auditor, the state treasurer and the attorney general; all three are required for a quorum',
    certainty: 'current copy',
  },
} as const satisfies Readonly<Record<string, Clause>>;

export const PEOPLE_QUESTIONS = {
  costOfProposition: {
    id: 'cost-of-a-proposition-recount',
    asks: 'Who pays for the recount of a proposition?',
    readings: [
      {
        cites: '20A-4-401 (before 2024): “the voters requesting the recount shall pay the costs”',
        answer: 'The voters who ask.',
      },
      {
        cites: '20A-4-401(6), by likeness',
        answer: 'The state or the political subdivision, as for a race.',
      },
    ],
  },
  multiCountyCity: {
    id: 'cost-of-a-city-in-two-counties',
    asks: 'A municipal or special district election lies in more than one county. Who pays?',
    readings: [
      {
        cites: '20A-4-401(6)(a)',
        answer: 'The state: the race is voted on in more than one county.',
      },
      {
        cites: '20A-4-401(6)(b), read in the order of (4)',
        answer: 'The municipality or district, whose election it is.',
      },
    ],
  },
  provider: {
    id: 'provider-contract',
    asks: 'A provider election officer conducts the election under a contract. Who declares the result and convenes the board?',
    readings: [
      {
        cites: '20A-4-401(5)(b)(iv), (11)(a): “the election officer”',
        answer:
          'The contracting subdivision’s own election officer, under whose direction the provider acts.',
      },
      {
        cites: '20A-1-102, 20A-5-400.1',
        answer: 'The provider election officer, who conducts the election in their place.',
      },
    ],
  },
  notice: {
    id: 'notice-of-the-board',
    asks: 'The board is convened “immediately”. Does the notice of 24 hours for open meetings apply?',
    readings: [
      {
        cites: '20A-4-401(11)(a)',
        answer: 'No: the section’s own word “immediately” governs.',
      },
      {
        cites: 'Title 52, Chapter 4 (open meetings)',
        answer: 'Yes: a board of canvassers meets in public, with notice and agenda.',
      },
    ],
  },
  bondBoard: {
    id: 'board-of-a-bond-recount',
    asks: 'Who canvasses the recount of a bond of a school or other district?',
    readings: [
      {
        cites: '20A-4-301(3), 11-14-207',
        answer: 'The governing body of the entity that authorized the bonds.',
      },
      {
        cites: '20A-4-401(11)(a), 20A-4-301(1)',
        answer: 'The board of canvassers of the election at which it was voted on.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
