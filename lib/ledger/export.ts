import { MAX_LINE_BYTES } from './line.ts';
import type { Row } from './types.ts';

/** A text line of an exported file that shows the secret of ledger line `opens`. */
export type Opening = { readonly opens: number; readonly secretText: string };

/** How a file can fail before its lines are read as anything. */
export type FileFault =
  | { readonly is: 'byte-order-mark' }
  | { readonly is: 'carriage-return' }
  | { readonly is: 'blank-line' }
  | { readonly is: 'not-utf-8' }
  | { readonly is: 'too-long' };

export type ExportItem =
  | { readonly is: 'line'; readonly text: string }
  | { readonly is: 'opening'; readonly text: string }
  /** Always the last: nothing after a fault is read. */
  | { readonly is: 'fault'; readonly fault: FileFault };

const OPENING_START = '{"opens":';
const OPENING = /^\{"opens":([1-9]\d*),/;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * The text lines of an exported file, each with its line feed: every ledger line byte for byte, and
 * after those whose secret may be shown a line that opens it.
 */
export function* exportLines(
  rows: Iterable<Row>,
  mayOpen: (row: Row) => boolean,
): Generator<string, void, undefined> {
  for (const row of rows) {
    yield `${row.text}\n`;
    if (row.secret !== null && mayOpen(row)) yield `${openingText(row.seq, row.secret)}\n`;
  }
}

/** The secret of a row as a text line that opens it: canonical, since `opens` sorts before `salt`. */
export function openingText(seq: number, secretText: string): string {
  return `${OPENING_START}${seq},${secretText.slice(1)}`;
}

/** Which line an opening opens, and the secret as a row keeps it (for `readSecret`), or null. */
export function readOpening(text: string): Opening | null {
  const start = OPENING.exec(text);
  const opens = Number(start?.[1]);
  if (start === null || !Number.isSafeInteger(opens)) return null;
  return { opens, secretText: `{${text.slice(start[0].length)}` };
}

/**
 * Cuts a file into its text lines, in constant memory. The file must be byte-exact; only a missing
 * last line feed is forgiven.
 */
export async function* readExport(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<ExportItem, void, undefined> {
  for await (const bytes of textLines(chunks)) {
    const item = itemOf(bytes);
    yield item;
    if (item.is === 'fault') return;
  }
}

async function* textLines(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let parts: Uint8Array[] = [];
  let held = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(LINE_FEED); to !== -1; to = chunk.indexOf(LINE_FEED, from)) {
      yield joined([...parts, chunk.subarray(from, to)]);
      parts = [];
      held = 0;
      from = to + 1;
    }
    if (from === chunk.length) continue;
    // A copy: a reader may use its buffer again for the next chunk.
    parts.push(chunk.slice(from));
    held += chunk.length - from;
    // Without this a file with no line feed at all would be gathered in memory.
    if (held > MAX_LINE_BYTES) break;
  }
  if (held > 0) yield joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function itemOf(bytes: Uint8Array): ExportItem {
  const text = decode(bytes);
  if (bytes.length > MAX_LINE_BYTES) return fault('too-long');
  if (bytes.length === 0) return fault('blank-line');
  if (bytes[bytes.length - 1] === CARRIAGE_RETURN) return fault('carriage-return');
  if (text === null) return fault('not-utf-8');
  if (text.startsWith(BYTE_ORDER_MARK)) return fault('byte-order-mark');
  return { is: text.startsWith(OPENING_START) ? 'opening' : 'line', text };
}

function fault(is: FileFault['is']): ExportItem {
  return { is: 'fault', fault: { is } };
}

function decode(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
