import { sameName } from '../base/same-name.ts';
import type { CsvRow } from './csv.ts';

/** What was chosen in place of a batch list: cast vote records, election results, the manifest of another tool, a web page or XML. */
export type FileKind = 'records' | 'results' | 'manifest' | 'markup';

/** Cells that stand together in a row near the top of such a file, whatever stands beside them. */
const SIGNS: readonly (readonly [found: FileKind, cells: readonly string[]])[] = [
  ['records', ['CvrNumber']],
  ['records', ['Cast Vote Record']],
  ['records', ['RowNumber', 'BoxID', 'BallotID']],
  ['results', ['Precinct Code', 'Precinct Name']],
  ['results', ['Office', 'Candidate', 'Votes']],
  ['results', ['Contest', 'Selection', 'Total Votes']],
  ['results', ['Total Votes Cast']],
  ['results', ['Election Total']],
  ['results', ['Summary Results Report']],
  ['results', ['Statement of Votes Cast']],
  ['manifest', ['BatchID', 'NumBallots']],
];

const TOP_ROWS = 5;

/** A web page or XML, also where its name says CSV or Excel. */
export function isMarkup(text: string): boolean {
  return /^\s*<[?!a-z]/i.test(text);
}

/** The kind of another file, by what its first rows say; null where they say nothing known. */
export function kindOf(rows: readonly CsvRow[]): FileKind | null {
  const tops = rows.slice(0, TOP_ROWS).map(({ cells }) => new Set(cells.map(sameName)));
  const sign = SIGNS.find(([, cells]) =>
    tops.some((top) => cells.every((cell) => top.has(sameName(cell)))),
  );
  return sign?.[0] ?? null;
}
