import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCleanText } from '../base/text.ts';
import { SEAT } from '../recount/testing.ts';
import { readBatchList } from './batch-list.ts';
import { readCsv } from './csv.ts';
import { decode } from './decode.ts';
import { type Cell, writeCsv } from './write-csv.ts';

function readBack(rows: readonly (readonly Cell[])[]) {
  const decoded = decode(new TextEncoder().encode(writeCsv(rows)));
  const read = decoded.ok ? readCsv(decoded.value.text, rows.length) : decoded;
  return read.ok ? read.value.map(({ cells }) => cells) : read.error;
}

test('as spreadsheets read it best', () => {
  expect(
    writeCsv([
      ['a', 'b, "c"'],
      [1, -2],
      ['', ' d;'],
    ]),
  ).toBe('\ufeffa,"b, ""c"""\r\n1,-2\r\n," d;"\r\n');
});

describe('no text runs as a formula', () => {
  test.each([
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', '"\'\tx"'],
    ['\rx', '"\'\rx"'],
    ["'=x", "''=x"],
  ])('%j', (text, written) => {
    expect(writeCsv([[text]])).toBe(`\ufeff${written}\r\n`);
  });

  test.each([
    [-3, '-3'],
    [0, '0'],
    ['a=b', 'a=b'],
    ["'t Hof", "'t Hof"],
    ['A-1', 'A-1'],
  ])('%j stays as it is', (cell, written) => {
    expect(writeCsv([[cell]])).toBe(`\ufeff${written}\r\n`);
  });
});

const oneLine = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter(isCleanText);
const awkward = fc
  .array(fc.constantFrom('=', '"', ',', ';', "'", '-', '+', '@', 'a', '="', '",'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

test('what is written is read back', async () => {
  await fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.oneof(oneLine, awkward), fc.oneof(oneLine, awkward)), {
        minLength: 1,
      }),
      (cells) => {
        const rows = [['Name', 'Text'], ...cells];
        expect(readBack(rows)).toEqual(rows);
      },
    ),
    { numRuns: 500 },
  );
});

test('a batch list that is written is read back, whatever its names and figures', async () => {
  const figure = fc.integer({ min: 0, max: 999_999_999 });
  const names = fc.uniqueArray(fc.integer({ min: 0, max: 99_999 }), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.property(names, fc.array(oneLine, { minLength: 12, maxLength: 12 }), figure, (at, of, n) => {
      const batches = at.map((number, row) => ({
        name: `Batch ${number}`,
        container: `C ${of[row] ?? ''}`,
        // Doubling each time, and 1 more: no row is the sum of the others.
        ballots: 2 ** row + (row === 0 ? n : 0),
      }));
      const text = writeCsv([
        ['Container', 'Batch Name', 'Number of Ballots'],
        ...batches.map(({ container, name, ballots }) => [container, name, ballots]),
      ]);
      const list = readBatchList(new TextEncoder().encode(text), SEAT);
      // Where the first row happens to be the sum of the others, refusing is right.
      fc.pre(list.ok || list.error.problems[0]?.is !== 'total-row');
      expect(
        list.ok &&
          list.value.batches.map(({ name, container, ballots }) => ({ name, container, ballots })),
      ).toEqual(batches);
    }),
  );
});
