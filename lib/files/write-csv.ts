/** A cell: text, which people may have typed, or a number of ours. */
export type Cell = string | number;

/** Text that a spreadsheet would run as a formula; with it, text that already looks neutralised, so that reading undoes writing. */
const RUNS = /^'*[=+\-@\t\r\n]/;

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = RUNS.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * CSV as spreadsheets read it best: a byte-order mark, commas, CRLF. Text cells cannot run as formulas (an apostrophe stands
 * before `= + - @`, tab and line breaks); numbers stay numbers, `-3` too.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

/** The text of a cell before `writeCsv` neutralised it. */
export function asWritten(cell: string): string {
  return /^'/.test(cell) && RUNS.test(cell) ? cell.slice(1) : cell;
}
