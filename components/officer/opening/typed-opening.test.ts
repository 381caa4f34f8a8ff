import { describe, expect, test } from 'vitest';
import { command as schema } from '@/lib/wire/schemas.ts';
import { blankRequest } from '../../law/typed-request.ts';
import {
  answersOf,
  blankOpening,
  isGiven,
  type MissingOfOpening,
  readOpening,
  type TypedOpening,
} from './typed-opening.ts';

const NOW = '2026-11-20T00:00:00.000Z';
const BLANK = blankOpening(blankRequest('2026-11-19T21:06:41.000Z'));
const SOUND: TypedOpening = {
  ...BLANK,
  of: {
    ...BLANK.of,
    choices: [
      { name: 'Choice A', votes: '1,706', recount: '' },
      { name: 'Choice B', votes: '1699', recount: '' },
    ],
    votesAllowed: '1',
    toBeChosen: '1',
    chooses: 'elected',
    election: 'regular-general',
    electionDate: '2026-11-03',
    reach: 'one-county',
    canvassCompleted: '2026-11-17',
  },
  title: 'County clerk',
  jurisdiction: 'Example County',
  mode: 'live',
  ballotsCounted: '3,500',
  ballotsNotCounted: '12',
  candidates: 'recorded',
  asked: 'yes',
  request: {
    ...BLANK.request,
    choice: 'c2',
    filedBy: 'Choice B',
    receivedBy: 'Deputy clerk',
  },
};

test('what is typed is one command, as the door takes it', () => {
  const read = readOpening(SOUND, NOW);
  if (read.is !== 'opening') throw new Error(JSON.stringify(read.missing));
  expect(schema.parse(read.command)).toEqual(read.command);
  expect(read.command.canvass).toMatchObject({
    control: { ballotsCounted: 3_500, ballotsNotCounted: 12, votes: [1_706, 1_699] },
    setting: { canvassCompleted: '2026-11-17', target: null, candidates: 'recorded' },
    request: { by: { choice: 'c2' }, receivedAt: '2026-11-19T21:06:41.000Z' },
  });
});

describe('nothing that decides something in law is assumed; what is missing is named, first field first', () => {
  const [first, second] = SOUND.of.choices;
  if (!first || !second) throw new Error('two choices');
  test.each<[MissingOfOpening, Partial<TypedOpening>]>([
    [{ of: 'opening', field: 'title' }, { title: ' ' }],
    [{ of: 'opening', field: 'jurisdiction' }, { jurisdiction: '' }],
    [{ of: 'opening', field: 'mode' }, { mode: '' }],
    [{ of: 'case', field: 'election' }, { of: { ...SOUND.of, election: '' } }],
    [{ of: 'case', field: 'reach' }, { of: { ...SOUND.of, reach: '' } }],
    [{ of: 'case', field: 'chooses' }, { of: { ...SOUND.of, chooses: '' } }],
    [{ of: 'case', field: 'numbers' }, { of: { ...SOUND.of, toBeChosen: '' } }],
    [
      { of: 'case', field: 'votes' },
      { of: { ...SOUND.of, choices: [first, { ...second, votes: '' }] } },
    ],
    [
      { of: 'case', field: 'canvassCompleted' },
      { of: { ...SOUND.of, canvassCompleted: '2026-11-02' } },
    ],
    [{ of: 'opening', field: 'ballotsCounted' }, { ballotsCounted: '' }],
    [{ of: 'opening', field: 'ballotsNotCounted' }, { ballotsNotCounted: '-1' }],
    [{ of: 'opening', field: 'target' }, { target: '2026-02-30' }],
    [{ of: 'opening', field: 'candidates' }, { candidates: '' }],
    [{ of: 'opening', field: 'asked' }, { asked: '' }],
    [{ of: 'request', field: 'filedBy' }, { request: { ...SOUND.request, filedBy: '' } }],
  ])('%j', (missing, change) => {
    expect(readOpening({ ...SOUND, ...change }, NOW)).toEqual({ is: 'missing', missing });
  });
});

describe('whether anything sets the recount off', () => {
  const given = (change: Partial<TypedOpening>) => {
    const typed = { ...SOUND, ...change };
    const found = answersOf(typed);
    if (found.is !== 'answers') throw new Error(found.field);
    return isGiven(typed, found.answers);
  };

  test.each<[string, boolean, Partial<TypedOpening>]>([
    ['a request in time of who may ask', true, {}],
    ['no request', false, { asked: 'no' }],
    ['a late request', false, { request: { ...SOUND.request, date: '2026-11-23' } }],
    ['the winner’s request', false, { request: { ...SOUND.request, choice: 'c1' } }],
    ['instant runoff', false, { of: { ...SOUND.of, instantRunoff: true } }],
    [
      'a tie, which is required',
      true,
      {
        asked: 'no',
        of: { ...SOUND.of, choices: SOUND.of.choices.map((one) => ({ ...one, votes: '9' })) },
      },
    ],
  ])('%s: %s', (_, expected, change) => {
    expect(given(change)).toBe(expected);
  });
});
