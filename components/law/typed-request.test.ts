import { describe, expect, test } from 'vitest';
import { BOND, SEAT } from '@/lib/recount/testing.ts';
import {
  blankRequest,
  type MissingOfRequest,
  readRequest,
  type TypedRequest,
  votersOf,
} from './typed-request.ts';

const NOW = '2026-11-20T00:00:00.000Z';
const SOUND: TypedRequest = {
  ...blankRequest('2026-11-19T21:06:41.000Z'),
  choice: 'c2',
  filedBy: 'Choice B',
  receivedBy: 'Deputy clerk',
};

test('it starts as received now, to the second, in Utah', () => {
  expect(blankRequest('2026-11-19T21:06:41.000Z')).toMatchObject({
    date: '2026-11-19',
    time: '14:06:41',
  });
});

test('a candidate’s request', () => {
  expect(readRequest(SEAT, SOUND, NOW)).toEqual({
    is: 'request',
    request: {
      by: { is: 'candidate', choice: 'c2' },
      filedBy: 'Choice B',
      receivedAt: '2026-11-19T21:06:41.000Z',
      receivedBy: 'Deputy clerk',
    },
  });
});

test('voters: who is named again is struck, in whatever spelling of spaces and capitals; names are not recorded', () => {
  const voters = 'Ann Ash\n  ann   ash \nBo Beech\n\nCy Cedar\nBo Beech';
  const typed = { ...SOUND, voters, notVoted: ['cy cedar', 'someone else'] };
  expect(votersOf(typed)).toMatchObject({ named: 5, twice: 2 });
  const read = readRequest(BOND, typed, NOW);
  expect(read).toMatchObject({
    request: { by: { is: 'voters', named: 5, struckTwice: 2, struckNotVoted: 1 } },
  });
  expect(JSON.stringify(read)).not.toMatch(/ash|beech|cedar/i);
});

describe('what is missing is named', () => {
  test.each<[MissingOfRequest, Partial<TypedRequest>]>([
    ['choice', { choice: '' }],
    ['choice', { choice: 'c9' }],
    ['filedBy', { filedBy: ' ' }],
    ['receivedBy', { receivedBy: '' }],
    ['received', { date: '2026-02-30' }],
    ['received', { time: '25:00' }],
    ['future', { date: '2026-11-21' }],
  ])('%s', (field, change) => {
    expect(readRequest(SEAT, { ...SOUND, ...change }, NOW)).toEqual({ is: 'missing', field });
  });

  test('voters', () => {
    expect(readRequest(BOND, { ...SOUND, voters: ' \n ' }, NOW)).toEqual({
      is: 'missing',
      field: 'voters',
    });
  });
});
