import { describe, expect, test } from 'vitest';
import { type ChoiceVotesProblem, readChoiceVotes } from './choice-votes.ts';

describe('the votes of a canvass', () => {
  test.each([
    ['a heading, commas', 'Choice,Votes\nChoice A,1706\nChoice B,1699\n'],
    ['no heading, copied from a spreadsheet', 'Choice A\t1,706\r\nChoice B\t1,699\r\n'],
    [
      'a byte-order mark, blank lines, quotation marks',
      '\uFEFF"Choice A","1,706"\n\nChoice B,1699',
    ],
    ['semicolons', 'Name;Votes\nChoice A;1706\nChoice B;1699'],
  ])('%s', (_, text) => {
    expect(readChoiceVotes(text)).toEqual({
      ok: true,
      value: [
        { name: 'Choice A', votes: 1_706 },
        { name: 'Choice B', votes: 1_699 },
      ],
    });
  });

  test.each<[ChoiceVotesProblem, string]>([
    [{ is: 'no-figures' }, ''],
    [{ is: 'no-figures' }, 'Choice,Votes\n'],
    [{ is: 'not-name-and-votes', line: 2 }, 'Choice A,1706\nChoice B\n'],
    [{ is: 'not-name-and-votes', line: 1 }, 'Choice A,1,706'],
    [{ is: 'not-name-and-votes', line: 2 }, 'Choice A,1\nChoice B,-2'],
    [{ is: 'not-name-and-votes', line: 2 }, 'Choice A,1\nChoice B,1.5'],
    [{ is: 'not-name-and-votes', line: 1 }, 'Choice A,1000000001'],
    [{ is: 'looks-like-a-total', line: 3 }, 'Choice A,1\nChoice B,2\nTOTAL,3'],
    [{ is: 'name-not-readable', line: 1 }, 'Choice \u202EA,1'],
    [{ is: 'name-not-readable', line: 1 }, 'Nu\uFFFDez,1'],
    [{ is: 'name-not-readable', line: 2 }, 'Choice A,1\n,2'],
    [{ is: 'malformed-csv', line: 2 }, 'Choice A,1\n"Choice B,2'],
  ])('%j', (problem, text) => {
    expect(readChoiceVotes(text)).toEqual({ ok: false, error: problem });
  });
});
