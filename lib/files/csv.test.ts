import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';

function rows(text: string) {
  const read = readCsv(text, 100);
  return read.ok ? read.value.map(({ line, cells }) => [line, ...cells]) : read.error;
}

describe('rows and their numbers', () => {
  test.each([
    ['LF', 'a,b\n\nc,d\n'],
    ['CRLF', 'a,b\r\n\r\nc,d\r\n'],
    ['CR', 'a,b\r\rc,d\r'],
    ['mixed ends of line, and none at the end', 'a,b\r\n\nc,d'],
    ['semicolons', 'a;b\n;\nc;d\n'],
    ['tabs', 'a\tb\n\t\nc\td\n'],
    ['spaces about cells and quotation marks', ' a , "b" \n , \n"c" ,d\n'],
  ])('%s', (_, text) => {
    expect(rows(text)).toEqual([
      [1, 'a', 'b'],
      [3, 'c', 'd'],
    ]);
  });

  test('a cell of several lines is one row, and one line of text', () => {
    expect(rows('a,b\n"c \r\n d",e\nf,g\n')).toEqual([
      [1, 'a', 'b'],
      [2, 'c d', 'e'],
      [3, 'f', 'g'],
    ]);
  });

  test('a delimiter within quotation marks is none', () => {
    expect(rows('"a,b,c";d\n1;2\n')).toEqual([
      [1, 'a,b,c', 'd'],
      [2, '1', '2'],
    ]);
  });

  test('nothing is guessed of a code', () => {
    expect(rows('0700,1e3,4-1,"say ""x"""\n')).toEqual([[1, '0700', '1e3', '4-1', 'say "x"']]);
  });
});

describe('codes wrapped as ="x"', () => {
  test('are unwrapped, with quotation marks of their own or without', () => {
    expect(rows('a,b\n"=""0012""",="1"\n="",="a b"\n')).toEqual([
      [1, 'a', 'b'],
      [2, '0012', '1'],
      [3, '', 'a b'],
    ]);
  });

  test('other formulas are text, never evaluated', () => {
    expect(rows('=1+1,"=HYPERLINK(""x"",""y"")"\n')).toEqual([[1, '=1+1', '=HYPERLINK("x","y")']]);
  });

  test('a cell that only looks so inside is left alone', () => {
    expect(rows('"a,=",b",c"\n')).toEqual({ is: 'malformed-csv', line: 1 });
    expect(rows('"a,="",b",c\n')).toEqual([[1, 'a,=",b', 'c']]);
  });
});

describe('refused', () => {
  test.each([
    ['an open quotation mark, where it opens', 'a,b\n\nc,"d\ne,f\ng,h\n', 3],
    ['a quotation mark within a cell', 'a,b\nc,5" d\n', 2],
    ['text after a closing quotation mark', 'a,b\r\r"c"x,d\r', 3],
    ['a line longer than any', `a,b\n${','.repeat(300_000)}\n`, 2],
  ])('%s', (_, text, line) => {
    expect(rows(text)).toEqual({ is: 'malformed-csv', line });
  });

  test('too many rows, blank ones not counted', () => {
    expect(readCsv(`${'a\n\n'.repeat(3)}`, 3).ok).toBe(true);
    expect(readCsv('a\n'.repeat(4), 3)).toEqual({
      ok: false,
      error: { is: 'too-many-rows', limit: 3 },
    });
  });

  test('millions of blank rows, unparsed', () => {
    expect(readCsv('\n'.repeat(3_000_000), 3)).toEqual({
      ok: false,
      error: { is: 'too-many-rows', limit: 3 },
    });
  });
});

test('what a spreadsheet is told of the delimiter is no row, and lines are numbered as it shows them', () => {
  expect(readCsv('sep=;\r\nName;Ballots\r\n"A, B";10\r\n', 10)).toEqual({
    ok: true,
    value: [
      { line: 2, cells: ['Name', 'Ballots'] },
      { line: 3, cells: ['A, B', '10'] },
    ],
  });
  expect(readCsv('sep=,\na,b\n"c,d', 10)).toEqual({
    ok: false,
    error: { is: 'malformed-csv', line: 3 },
  });
});
