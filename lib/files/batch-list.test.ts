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
      expect(list.ok && list.value.notes).toEqual([{ is: 'decoded-as', encoding, names: 'Nuñez' }]);
    }
  });

  test('a dash of Windows-1252 is a dash', () => {
    const bytes = Buffer.from(`${HEADER}\nTownship \x96 1,1\n`, 'latin1');
    const list = readBatchList(new Uint8Array(bytes), SEAT);
    expect(list.ok && list.value.batches[0]?.name).toBe('Township – 1');
  });

  test('names of columns and of choices match by case and white space alone', () => {
    const list = read('"number\nof  BALLOTS", BATCH name ,choice  b,CHOICE A\n9,A,5,4\n');
    expect(list.ok && list.value.batches[0]).toMatchObject({ ballots: 9, reported: [4, 5] });
  });

  test('columns of choices that are blank in every row are no reported votes', () => {
    const list = read(`${HEADER},Choice A,Choice B\nA,1,,\nB,2,,\n`);
    expect(list.ok && list.value.sums).toEqual({ ballots: 3, votes: null });
    expect(list.ok && list.value.batches.map(({ reported }) => reported)).toEqual([null, null]);
  });

  test.each([
    ['two equal rows', 'A,5\nB,5\n'],
    ['two equal rows beside noughts', 'A,5\nB,0\nC,5\n'],
    ['nothing but noughts', 'A,0\nB,0\nC,0\n'],
    ['words that only sound like totals', 'Totally,1\nAll Saints,2\nTotality Hall 4,4\nHall,9\n'],
    ['codes that are no dates', '1-2-24,1\n4-1,2\n12E,4\nMay-Street,9\n10/26/2022 Batch 1,20\n'],
  ])('%s are honest', (_, rows) => {
    expect(problems(`${HEADER}\n${rows}`)).toEqual([]);
  });

  test('a sum in one column of several is honest', () => {
    const rows = 'A,10,4,6\nB,15,5,10\nC,25,20,5\n';
    expect(problems(`${HEADER},Choice A,Choice B\n${rows}`)).toEqual([]);
  });

  test('20,000 batches are taken, one more is not', () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `Batch ${at},1`).join('\n');
    expect(problems(`${HEADER}\n${rows}\n\n`)).toEqual([]);
    expect(problems(`${HEADER}\n${rows}\nBatch,1\n`)).toEqual([
      { is: 'too-many-rows', limit: 20_000 },
    ]);
  });

  test('twenty notes and how many more', () => {
    const rows = Array.from({ length: 25 }, (_, at) => `B${at},1,1,1`).join('\n');
    const list = read(`${HEADER},Choice A,Choice B\n${rows}\n`);
    expect(list.ok && list.value.notes.length).toBe(21);
    expect(list.ok && list.value.notes.at(-1)).toEqual({ is: 'more', more: 5 });
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
    ['a date by slashes', `${HEADER}\n1/4/2024,1\n`, { is: 'name-damaged', line: 2 }],
    ['a month', `${HEADER}\nJan-04,1\n`, { is: 'name-damaged', line: 2, name: 'Jan-04' }],
    ['a narrow column', `${HEADER}\n#####,1\n`, { is: 'name-damaged', line: 2, name: '#####' }],
    [
      'a damaged precinct',
      `${HEADER},Precinct\nA,1,5-Mar\n`,
      { is: 'name-damaged', line: 2, name: '5-Mar' },
    ],
    ['a subtotal', `${HEADER}\nA,1\nSub-total,1\n`, { is: 'total-row', line: 3 }],
    ['totals of a place', `${HEADER}\nA,1\nCounty  TOTALS:,1\n`, { is: 'total-row', line: 3 }],
    [
      'a row that is the sum in every column',
      `${HEADER},Choice A,Choice B\nSum of it,25,9,16\nA,10,4,6\nB,15,5,10\n`,
      { is: 'total-row', line: 2, name: 'Sum of it' },
    ],
    [
      'a reported vote missing in one row',
      `${HEADER},Choice A,Choice B\nA,1,1,0\nB,1,,1\n`,
      { is: 'number-unusable', line: 3, column: 'Choice A', value: '', why: 'blank' },
    ],
    [
      'values below a nameless column',
      `${HEADER},\nA,1,5\n`,
      { is: 'column-unnamed', column: 'C' },
    ],
    ['a near-name of a choice', `${HEADER},ChoiceA\nA,1,1\n`, { is: 'column-unknown' }],
    [
      'a number that a spreadsheet shortened',
      `${HEADER}\nA,1.23E+05\n`,
      { is: 'number-unusable', line: 2, why: 'not-a-number' },
    ],
    [
      'digits that are not ASCII',
      `${HEADER}\nA,１２\n`,
      { is: 'number-unusable', line: 2, why: 'not-a-number' },
    ],
    ['a blank name', `${HEADER}\n,1\n`, { is: 'text-unusable', line: 2, why: 'empty' }],
    [
      'a name too long',
      `${HEADER}\n${'A'.repeat(201)},1\n`,
      { is: 'text-unusable', line: 2, why: 'too-long' },
    ],
    [
      'the row number of a spreadsheet after blank rows and a cell of two lines',
      `${HEADER}\r\n\r\n"A\r\n1",1\r\n,,\r\nB,x\r\n`,
      { is: 'number-unusable', line: 5 },
    ],
    ['an open quote', `${HEADER}\n"A,1\nB,2\n`, { is: 'malformed-csv', line: 2 }],
    ['no rows', `${HEADER}\n`, { is: 'no-rows' }],
    ['nothing', '', { is: 'file-empty' }],
    ['an Excel file', 'PK\u0003\u0004rest', { is: 'excel-file' }],
    ['a NUL', `${HEADER}\nA\0,1\n`, { is: 'not-a-text-file' }],
  ])('%s', (_, text, problem) => {
    expect(problems(text)[0]).toMatchObject(problem);
  });

  test.each([
    ['records', '2016,5.2\n,,A\n,,B\nCvrNumber,TabulatorNum,BatchId\n1,2,3\n'],
    ['results', 'COUNTY NUMBER,PRECINCT CODE,PRECINCT NAME,Senate\n1,2,3,4\n'],
    ['results', 'county,precinct,office,district,party,candidate,votes\nA,B,C,,,,1\n'],
    ['manifest', 'CountyID,ScannerID,BatchID,NumBallots\nA,B,4,49\n'],
    ['markup', '<?xml version="1.0"?>\n<ElectionResult>\n'],
    ['markup', '\n<html><table>'],
  ])('another kind of file: %s', (found, text) => {
    expect(problems(text)).toEqual([{ is: 'another-kind-of-file', found }]);
  });

  test('two blank names as two blanks, not as one name twice', () => {
    expect(problems(`${HEADER}\n,1\n,2\n`).map(({ is }) => is)).toEqual([
      'text-unusable',
      'text-unusable',
    ]);
  });

  test('every problem of every row at once, in the order of the rows', () => {
    expect(problems(`${HEADER}\nA,x\nTotal,1\na,2\nB,1,9\n4-Jan,-1\n`)).toEqual([
      {
        is: 'number-unusable',
        line: 2,
        column: 'Number of Ballots',
        value: 'x',
        why: 'not-a-number',
      },
      { is: 'total-row', line: 3, name: 'Total' },
      { is: 'batch-twice', line: 4, first: 2, name: 'a' },
      { is: 'row-too-wide', line: 5 },
      { is: 'name-damaged', line: 6, name: '4-Jan' },
      { is: 'number-unusable', line: 6, column: 'Number of Ballots', value: '-1', why: 'negative' },
    ]);
  });

  test('twenty problems and how many more', () => {
    const list = read(
      `${HEADER}\n${Array.from({ length: 25 }, (_, at) => `B${at},x`).join('\n')}\n`,
    );
    expect(list.ok ? null : [list.error.problems.length, list.error.more]).toEqual([20, 5]);
  });
});

test('a batch of as many ballots as all others is taken, with a note; with reported votes it is a total', () => {
  const list = read(`${HEADER}\nA,10\nB,30\nC,20\n`);
  expect(list.ok && list.value.notes).toEqual([{ is: 'perhaps-total-row', line: 3, name: 'B' }]);
  expect(list.ok && list.value.sums.ballots).toBe(60);
});
