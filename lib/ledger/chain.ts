import { impossible } from '../base/never.ts';
import type { ExportItem, FileFault } from './export.ts';
import { readExport, readOpening } from './export.ts';
import { sha256Hex } from './hash.ts';
import type { NotedHead } from './head.ts';
import type { Line, LineProblem, Secret } from './line.ts';
import { LEDGER_FORMAT, NO_LINE, readLine, readSecret, veilOfSecret } from './line.ts';
import type { Json, Row } from './types.ts';

/** Every ledger begins with one of these: that of a recount, or of the office. */
const GENESIS: readonly string[] = ['recount.opened', 'office.opened'];

/** Why a chain is broken. `docs/ledger-format.md` has a sentence for each. */
export type ChainFault =
  | FileFault
  | LineProblem
  | { readonly is: 'empty' }
  | { readonly is: 'other-recount'; readonly found: string }
  | { readonly is: 'wrong-seq'; readonly found: number }
  | { readonly is: 'wrong-prev' }
  | { readonly is: 'wrong-genesis'; readonly found: string }
  | { readonly is: 'unknown-format' }
  | { readonly is: 'command-again' }
  | { readonly is: 'wrong-nth'; readonly found: number }
  | { readonly is: 'opening-malformed' }
  | { readonly is: 'opening-early' }
  | { readonly is: 'opening-of-open-line' }
  | { readonly is: 'opening-again' }
  | { readonly is: 'opening-differs' }
  | RowFault;

/** What only the table of a server can have, since a file has no columns. */
export type RowFault =
  | { readonly is: 'wrong-hash' }
  | { readonly is: 'wrong-column'; readonly column: 'recount' | 'seq' | 'prev' | 'nth' }
  | { readonly is: 'secret-missing' };

/** What became of the head that was noted. Without one nobody can see that the end was cut off. */
export type NotedVerdict = { readonly is: 'none' } | { readonly is: 'met'; readonly seq: number };

export type Verdict =
  | {
      readonly is: 'whole';
      readonly lines: number;
      /** The hash of the last line. */
      readonly head: string;
      /** Lines with a veil whose secret was shown and is the one committed to. */
      readonly opened: number;
      /** Lines with a veil whose secret was not shown. */
      readonly veiled: number;
      readonly noted: NotedVerdict;
    }
  /** `seq` is the line that is wanted next, or the line whose secret is in question. */
  | { readonly is: 'broken'; readonly seq: number; readonly why: ChainFault }
  /** The lines fit together and are not those of the noted head: an end cut off, or another history. */
  | {
      readonly is: 'cut';
      readonly lines: number;
      readonly head: string;
      readonly noted: NotedHead;
      readonly why: 'ends-before' | 'differs' | 'nowhere';
    };

/** A line that fits, with its secret where it came with one. */
export type ReadRow = { readonly line: Line; readonly secret?: Json };

/** Takes a ledger line by line. After the first fault nothing is looked at: all methods give null. */
export type Chain = {
  /** The next line of the chain. */
  line(text: string): Line | null;
  /** A secret shown somewhere after its line. */
  opening(text: string): { readonly seq: number; readonly secret: Json } | null;
  /** The next row of the table: its line, its columns and its secret. */
  row(row: Row): ReadRow | null;
  fault(why: FileFault): null;
  verdict(): Verdict;
};

type Broken = Extract<Verdict, { readonly is: 'broken' }>;

/** Starts to check a ledger. A verdict on 100,000 lines needs some 20 MB for commands and veils. */
export function startChain(noted: NotedHead | null): Chain {
  let broken: Broken | null = null;
  let last: Line | null = null;
  let head = NO_LINE;
  let metAt: number | null = null;
  const commands = new Set<string>();
  /** Veils not yet opened, by line. */
  const veils = new Map<number, string>();
  const opened = new Set<number>();

  function breaks(seq: number, why: ChainFault): null {
    broken ??= { is: 'broken', seq, why };
    return null;
  }

  function wanted(): number {
    return (last?.seq ?? 0) + 1;
  }

  function take(text: string, hash: string): Line | null {
    const read = readLine(text);
    if (!read.ok) return breaks(wanted(), read.error);
    const line = read.value;
    const why = misfit(line, last, head) ?? commandAgain(line, commands);
    if (why) return breaks(wanted(), why);
    last = line;
    head = hash;
    commands.add(line.command);
    if (line.veil !== undefined) veils.set(line.seq, line.veil);
    if (noted && (noted.seq ?? line.seq) === line.seq && hash.startsWith(noted.digits)) {
      metAt = line.seq;
    }
    return line;
  }

  function open(seq: number, secretText: string): Secret | null {
    if (last === null || seq > last.seq) return breaks(seq, { is: 'opening-early' });
    const veil = veils.get(seq);
    if (opened.has(seq)) return breaks(seq, { is: 'opening-again' });
    if (veil === undefined) return breaks(seq, { is: 'opening-of-open-line' });
    const secret = readSecret(secretText);
    if (secret === null) return breaks(seq, { is: 'opening-malformed' });
    if (veilOfSecret(secretText, { recount: last.recount, seq }) !== veil) {
      return breaks(seq, { is: 'opening-differs' });
    }
    veils.delete(seq);
    opened.add(seq);
    return secret;
  }

  return {
    line(text) {
      return broken ? null : take(text, sha256Hex(text));
    },

    opening(text) {
      if (broken) return null;
      const opening = readOpening(text);
      if (opening === null) return breaks(wanted(), { is: 'opening-malformed' });
      const shown = open(opening.opens, opening.secretText);
      return shown && { seq: opening.opens, secret: shown.secret };
    },

    row(row) {
      if (broken) return null;
      const hash = sha256Hex(row.text);
      if (hash !== row.hash) return breaks(wanted(), { is: 'wrong-hash' });
      const line = take(row.text, hash);
      if (line === null) return null;
      const column = COLUMNS.find((name) => row[name] !== line[name]);
      if (column) return breaks(line.seq, { is: 'wrong-column', column });
      if (row.secret === null) {
        return line.veil === undefined ? { line } : breaks(line.seq, { is: 'secret-missing' });
      }
      const shown = open(line.seq, row.secret);
      return shown && { line, secret: shown.secret };
    },

    fault(why) {
      return breaks(wanted(), why);
    },

    verdict() {
      if (broken) return broken;
      if (last === null) return { is: 'broken', seq: 1, why: { is: 'empty' } };
      const lines = last.seq;
      if (noted && metAt === null)
        return { is: 'cut', lines, head, noted, why: whyCut(noted, lines) };
      return {
        is: 'whole',
        lines,
        head,
        opened: opened.size,
        veiled: veils.size,
        noted: metAt === null ? { is: 'none' } : { is: 'met', seq: metAt },
      };
    },
  };
}

/** The verdict on an exported file. */
export async function verifyExport(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  noted: NotedHead | null,
): Promise<Verdict> {
  const chain = startChain(noted);
  for await (const item of readExport(chunks)) {
    if (takeItem(chain, item) === null) break;
  }
  return chain.verdict();
}

/** The verdict on the rows of a server's table, in the order of `seq`. */
export async function verifyRows(
  rows: AsyncIterable<Row> | Iterable<Row>,
  noted: NotedHead | null,
): Promise<Verdict> {
  const chain = startChain(noted);
  for await (const row of rows) if (chain.row(row) === null) break;
  return chain.verdict();
}

function takeItem(chain: Chain, item: ExportItem): unknown {
  switch (item.is) {
    case 'line':
      return chain.line(item.text);
    case 'opening':
      return chain.opening(item.text);
    case 'fault':
      return chain.fault(item.fault);
    default:
      return impossible(item);
  }
}

const COLUMNS = ['recount', 'seq', 'prev', 'nth'] as const;

function misfit(line: Line, last: Line | null, head: string): ChainFault | null {
  if (last && line.recount !== last.recount) return { is: 'other-recount', found: line.recount };
  if (line.seq !== (last?.seq ?? 0) + 1) return { is: 'wrong-seq', found: line.seq };
  if (line.prev !== head) return { is: 'wrong-prev' };
  if (last === null && !GENESIS.includes(line.type))
    return { is: 'wrong-genesis', found: line.type };
  if (last === null && line.data.format !== LEDGER_FORMAT) return { is: 'unknown-format' };
  const goesOn = line.command === last?.command && line.nth === last.nth + 1;
  return line.nth === 0 || goesOn ? null : { is: 'wrong-nth', found: line.nth };
}

/** A command's events stand together, so that only the first of them can begin a command again. */
function commandAgain(line: Line, commands: ReadonlySet<string>): ChainFault | null {
  return line.nth === 0 && commands.has(line.command) ? { is: 'command-again' } : null;
}

function whyCut(noted: NotedHead, lines: number): 'ends-before' | 'differs' | 'nowhere' {
  if (noted.seq === null) return 'nowhere';
  return lines < noted.seq ? 'ends-before' : 'differs';
}
