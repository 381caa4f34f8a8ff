import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyExport } from './chain.ts';
import { type ExportItem, exportLines, readExport } from './export.ts';
import { MAX_LINE_BYTES } from './line.ts';
import { anyLedger } from './testing.ts';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function itemsOf(chunks: readonly Uint8Array[]): Promise<readonly ExportItem[]> {
  const items: ExportItem[] = [];
  for await (const item of readExport(chunks)) items.push(item);
  return items;
}

/** The same bytes in pieces, cut also inside characters. */
function cutUp(whole: Uint8Array, size: number): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < whole.length; at += size) pieces.push(whole.subarray(at, at + size));
  return pieces;
}

test('a ledger written, cut into any pieces and read is whole, with the secrets that were let out', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyLedger,
      fc.nat(),
      fc.integer({ min: 1, max: 900 }),
      async (rows, mask, size) => {
        const mayOpen = ({ seq }: { readonly seq: number }) => ((mask >> seq) & 1) === 1;
        const file = bytes([...exportLines(rows, mayOpen)].join(''));
        const secret = rows.filter((row) => row.secret !== null);
        const opened = secret.filter(mayOpen).length;
        expect(await verifyExport(cutUp(file, size), null)).toEqual({
          is: 'whole',
          lines: rows.length,
          head: rows.at(-1)?.hash,
          opened,
          veiled: secret.length - opened,
          noted: { is: 'none' },
        });
      },
    ),
  );
});

test('lines stand in the file byte for byte, and what may not be opened is not there', async () => {
  await fc.assert(
    fc.property(anyLedger, (rows) => {
      expect([...exportLines(rows, () => false)]).toEqual(rows.map(({ text }) => `${text}\n`));
    }),
  );
});

test('a reader may use its buffer again', async () => {
  async function* oneBuffer(text: string) {
    const buffer = new Uint8Array(1);
    for (const byte of bytes(text)) {
      buffer[0] = byte;
      yield buffer;
    }
  }
  const items: ExportItem[] = [];
  for await (const item of readExport(oneBuffer('{"a":1}\n{"b":2}'))) items.push(item);
  expect(items).toEqual([
    { is: 'line', text: '{"a":1}' },
    { is: 'line', text: '{"b":2}' },
  ]);
});

describe('a file that is not byte-exact ends at its fault', () => {
  test.each([
    ['a byte order mark', bytes('\ufeff{}\n{}\n'), 'byte-order-mark'],
    ['other line ends', bytes('{}\r\n{}\r\n'), 'carriage-return'],
    ['a blank line', bytes('\n{}\n'), 'blank-line'],
    ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0x0a, 0x7b]), 'not-utf-8'],
    ['a character cut at the end', bytes('é').subarray(0, 1), 'not-utf-8'],
    ['a surrogate written as bytes', new Uint8Array([0xed, 0xa0, 0xbd, 0x0a]), 'not-utf-8'],
  ])('%s', async (_, file, is) => {
    expect(await itemsOf([file])).toEqual([{ is: 'fault', fault: { is } }]);
  });

  test('a line that is longer than any may be, whether or not it ever ends', async () => {
    const long = new Uint8Array(MAX_LINE_BYTES + 1).fill(0x61);
    const fault = [{ is: 'fault', fault: { is: 'too-long' } }];
    expect(await itemsOf([long])).toEqual(fault);
    expect(await itemsOf([long, bytes('\n')])).toEqual(fault);
    const [item] = await itemsOf([long.subarray(1)]);
    expect(item?.is).toBe('line');
  });

  test('an empty file has no items, and a missing last line feed is forgiven', async () => {
    expect(await itemsOf([])).toEqual([]);
    expect(await itemsOf([bytes('{}\n')])).toEqual(await itemsOf([bytes('{}')]));
  });
});
