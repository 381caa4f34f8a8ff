import { describe, expect, test } from 'vitest';
import { SEAT } from '../recount/testing.ts';
import { readBatchList } from './batch-list.ts';

function read(text: string) {
  return readBatchList(new TextEncoder().encode(text), SEAT);
}

function problems(text: string) {
  const list = read(text);
  return list.ok ? [] : list.error.problems;
}

const HEADER = 'Batch Name,Number of Ballots';

describe('a batch list', () => {
  test('is read with its optional columns and reported votes', () => {
    const list = read(
      'Number of Ballots,batch name,Precinct,Choice A,CHOICE B\n"1,346",0112-B,Moab 1,700,600\n20,0112-C,,9,11\n',
    );
    expect(list).toEqual({
      ok: true,
      value: {
        batches: [
          {
            name: '0112-B',
            ballots: 1346,
            parts: [{ precinct: 'Moab 1', ballots: 1346 }],
            container: null,
            votingMethod: null,
            tabulator: null,
            reported: [700, 600],
          },
          {
            name: '0112-C',
            ballots: 20,
            parts: [{ precinct: null, ballots: 20 }],
            container: null,
            votingMethod: null,
            tabulator: null,
            reported: [9, 11],
          },
        ],
        sums: { ballots: 1366, votes: [709, 611] },
        notes: [],
      },
    });
  });

  test.each([
    ['a byte-order mark', `\ufeff${HEADER}\nA,1\n`],
    ['CRLF', `${HEADER}\r\nA,1\r\n`],
    ['CR', `${HEADER}\rA,1\r`],
    ['semicolons', 'Batch Name;Number of Ballots\nA;1\n'],
    ['empty columns at the end', `${HEADER},,\nA,1,,\n`],
    ['blank lines', `${HEADER}\n\nA,1\n\n`],
    ['a wrapped code', `${HEADER}\n"=""A""",1\n`],
  ])('with %s is the same list', (_, text) => {
    const list = read(text);
    expect(list.ok && list.value.batches).toMatchObject([{ name: 'A', ballots: 1 }]);
  });

  test('keeps codes as they are: 0001, 001 and 1 are three batches', () => {
    const list = read(`${HEADER}\n0001,1\n001,1\n1,1\n`);
    expect(list.ok && list.value.batches.map(({ name }) => name)).toEqual(['0001', '001', '1']);
  });

  test('takes a batch without ballots, and near-names as two', () => {
    expect(read(`${HEADER}\nSt Michaels,0\nSt Michael's,3\n`).ok).toBe(true);
  });

  test('UTF-16 and Windows-1252 are decoded, and said', () => {
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${HEADER}\nNuñez,1\n`, 'utf16le'));
    const latin = new Uint8Array(Buffer.from(`${HEADER}\nNuñez,1\n`, 'latin1'));
    for (const [bytes, encoding] of [
      [utf16, 'utf-16le'],
      [latin, 'windows-1252'],
    ] as const) {
      const list = readBatchList(bytes, SEAT);
      expect(list.ok && list.value.batches[0]?.name).toBe('Nuñez');
      expect(list.ok && list.value.notes).toEqual([{ is: 'decoded-as', encoding }]);
    }
  });

  test('more votes than possible is a note', () => {
    const list = read(`${HEADER},Choice A,Choice B\nA,100,600,400\n`);
    expect(list.ok && list.value.notes).toEqual([
      { is: 'more-votes-than-possible', line: 2, name: 'A' },
    ]);
  });
});

describe('a batch list is refused, naming', () => {
  test.each([
    [
      'a duplicate batch',
      `${HEADER}\nA 1,1\n a  1,2\n`,
      { is: 'batch-twice', line: 3, first: 2, name: 'a  1' },
    ],
    ['a total row', `${HEADER}\nA,1\nTotal,1\n`, { is: 'total-row', line: 3, name: 'Total' }],
    [
      'a grand total',
      `${HEADER}\nA,1\nGrand Total,1\n`,
      { is: 'total-row', line: 3, name: 'Grand Total' },
    ],
    ['"All"', `${HEADER}\nA,1\nAll,1\n`, { is: 'total-row', line: 3, name: 'All' }],
    [
      'a row that is the sum',
      `${HEADER}\nA,10\nB,15\nC,25\n`,
      { is: 'total-row', line: 4, name: 'C' },
    ],
    [
      'a missing column',
      'Batch Name,Ballots\nA,1\n',
      { is: 'column-missing', column: 'Number of Ballots' },
    ],
    ['an unknown column', `${HEADER},Smith\nA,1,2\n`, { is: 'column-unknown', column: 'Smith' }],
    [
      'a column twice',
      `${HEADER},batch  name\nA,1,A\n`,
      { is: 'column-twice', column: 'batch  name' },
    ],
    [
      'a choice without a column',
      `${HEADER},Choice A\nA,1,1\n`,
      { is: 'choices-incomplete', column: 'Choice B' },
    ],
    ['an extra comma', `${HEADER}\nA,1\nB,1,2\n`, { is: 'row-too-wide', line: 3 }],
    ['a short row', `${HEADER}\nA,1\nB\n`, { is: 'row-too-narrow', line: 3 }],
    [
      'a wrong grouping',
      `${HEADER}\nA,"13,46"\n`,
      {
        is: 'number-unusable',
        line: 2,
        column: 'Number of Ballots',
        value: '13,46',
        why: 'grouping',
      },
    ],
    [
      'a negative',
      `${HEADER}\nA,-1\n`,
      { is: 'number-unusable', line: 2, column: 'Number of Ballots', value: '-1', why: 'negative' },
    ],
    [
      'a fraction',
      `${HEADER}\nA,1.5\n`,
      {
        is: 'number-unusable',
        line: 2,
        column: 'Number of Ballots',
        value: '1.5',
        why: 'fraction',
      },
    ],
    [
      'too much',
      `${HEADER}\nA,1000000001\n`,
      {
        is: 'number-unusable',
        line: 2,
        column: 'Number of Ballots',
        value: '1000000001',
        why: 'too-large',
      },
    ],
    [
      'no number',
      `${HEADER}\nA,12a\n`,
      {
        is: 'number-unusable',
        line: 2,
        column: 'Number of Ballots',
        value: '12a',
        why: 'not-a-number',
      },
    ],
    [
      'a blank',
      `${HEADER}\nA,\nB,1\n`,
      { is: 'number-unusable', line: 2, column: 'Number of Ballots', value: '', why: 'blank' },
    ],
    [
      'a bidi override',
      `${HEADER}\nA\u202e1,1\n`,
      { is: 'text-unusable', line: 2, column: 'Batch Name', why: 'bidi' },
    ],
    [
      'a damaged code',
      `${HEADER}\n1.23E+05,1\n`,
      { is: 'name-damaged', line: 2, name: '1.23E+05' },
    ],
    ['a date', `${HEADER}\n4-Jan,1\n`, { is: 'name-damaged', line: 2, name: '4-Jan' }],
    ['an open quote', `${HEADER}\n"A,1\n`, { is: 'malformed-csv' }],
    ['no rows', `${HEADER}\n`, { is: 'no-rows' }],
    ['nothing', '', { is: 'file-empty' }],
    ['an Excel file', 'PK\u0003\u0004rest', { is: 'excel-file' }],
    ['a NUL', `${HEADER}\nA\0,1\n`, { is: 'not-a-text-file' }],
  ])('%s', (_, text, problem) => {
    expect(problems(text)[0]).toMatchObject(problem);
  });

  test('twenty problems and how many more', () => {
    const list = read(
      `${HEADER}\n${Array.from({ length: 25 }, (_, at) => `B${at},x`).join('\n')}\n`,
    );
    expect(list.ok ? null : [list.error.problems.length, list.error.more]).toEqual([20, 5]);
  });
});
