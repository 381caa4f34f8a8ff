import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChainFault, startChain, type Verdict, verifyExport, verifyRows } from './chain.ts';
import { exportLines } from './export.ts';
import { sha256Hex } from './hash.ts';
import { longHead, parseHead } from './head.ts';
import { LEDGER_FORMAT } from './line.ts';
import { anyLedger, rowsOf } from './testing.ts';
import type { Entry, Row } from './types.ts';

/** Another character in place of the one at `at`, chosen by `by`. */
function changed(text: string, at: number, by: number): string {
  const place = at % text.length;
  const code = text.charCodeAt(place) ^ ((by % 127) + 1);
  return text.slice(0, place) + String.fromCharCode(code) + text.slice(place + 1);
}

function replaced(rows: readonly Row[], at: number, change: (row: Row) => Row): readonly Row[] {
  return rows.map((row, index) => (index === at % rows.length ? change(row) : row));
}

function broken(seq: number, why: ChainFault): Verdict {
  return { is: 'broken', seq, why };
}

const entry: Entry = {
  v: 1,
  type: 'recount.opened',
  at: '2026-11-20T16:00:00.000Z',
  by: 'person',
  actor: { role: 'officer', people: [{ id: 'u1', name: 'Dana' }] },
  command: '01'.repeat(32),
  nth: 0,
  data: { format: LEDGER_FORMAT },
};
const rows = rowsOf([
  entry,
  { ...entry, type: 'count.submitted', command: '02'.repeat(32), secret: { votes: 3 } },
  { ...entry, type: 'batch.held', command: '02'.repeat(32), nth: 1, by: 'rule', secret: null },
  { ...entry, type: 'counting.paused', command: '03'.repeat(32) },
]);
const [one, two, three, four] = rows;
if (!one || !two || !three || !four) throw new Error('four rows were sealed');

describe('any one change is seen', () => {
  const columns = ['text', 'hash', 'prev', 'recount'] as const;
  test.each(columns)('in the %s of a row', async (column) => {
    await fc.assert(
      fc.asyncProperty(anyLedger, fc.nat(), fc.nat(), fc.nat(), async (ledger, row, at, by) => {
        const forged = replaced(ledger, row, (was) => ({
          ...was,
          [column]: changed(was[column], at, by),
        }));
        const seq = (row % ledger.length) + 1;
        expect(await verifyRows(forged, null)).toMatchObject({ is: 'broken', seq });
      }),
    );
  });

  test('in the text of a row, its hash made to fit', async () => {
    await fc.assert(
      fc.asyncProperty(anyLedger, fc.nat(), fc.nat(), fc.nat(), async (ledger, row, at, by) => {
        const forged = replaced(ledger, row, (was) => {
          const text = changed(was.text, at, by);
          return { ...was, text, hash: sha256Hex(text) };
        });
        const head = parseHead(ledger.at(-1)?.hash ?? '');
        expect(head.ok && (await verifyRows(forged, head.value)).is).not.toBe('whole');
      }),
    );
  });

  test('in a secret', async () => {
    await fc.assert(
      fc.asyncProperty(anyLedger, fc.nat(), fc.nat(), fc.nat(), async (ledger, row, at, by) => {
        const kept = ledger.filter(({ secret }) => secret !== null);
        fc.pre(kept.length > 0);
        const chosen = kept[row % kept.length];
        const forged = ledger.map((was) =>
          was === chosen ? { ...was, secret: changed(was.secret ?? '', at, by) } : was,
        );
        expect(await verifyRows(forged, null)).toMatchObject({ is: 'broken', seq: chosen?.seq });
      }),
    );
  });

  test('in a byte of a file, against the head on paper', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyLedger,
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (ledger, at, by) => {
          const file = new TextEncoder().encode([...exportLines(ledger, () => true)].join(''));
          // The last line feed is the one byte that a file may lack.
          const place = at % (file.length - 1);
          file[place] = (file[place] ?? 0) ^ by;
          const noted = parseHead(`#${ledger.length} · ${longHead(ledger.at(-1)?.hash ?? '')}`);
          expect(noted.ok && (await verifyExport([file], noted.value)).is).not.toBe('whole');
        },
      ),
    );
  });

  test('in order or number', async () => {
    await fc.assert(
      fc.asyncProperty(anyLedger, fc.nat(), async (ledger, at) => {
        const index = at % (ledger.length - 1);
        const without = ledger.filter((_, place) => place !== index);
        expect(await verifyRows(without, null)).toMatchObject({
          seq: index + 1,
          why: { is: 'wrong-seq', found: index + 2 },
        });
        const twice = ledger.flatMap((row, place) => (place === index ? [row, row] : [row]));
        expect(await verifyRows(twice, null)).toMatchObject({
          seq: index + 2,
          why: { is: 'wrong-seq', found: index + 1 },
        });
      }),
    );
  });
});

describe('rows', () => {
  test('that fit are whole, and each gives its line and secret', async () => {
    const chain = startChain(null);
    expect(rows.map((row) => chain.row(row))).toEqual([
      { line: JSON.parse(one.text) },
      { line: JSON.parse(two.text), secret: { votes: 3 } },
      { line: JSON.parse(three.text), secret: null },
      { line: JSON.parse(four.text) },
    ]);
    expect(chain.verdict()).toEqual({
      is: 'whole',
      lines: 4,
      head: four.hash,
      opened: 2,
      veiled: 0,
      noted: { is: 'none' },
    });
  });

  test.each<[string, readonly Row[], Verdict]>([
    ['none at all', [], broken(1, { is: 'empty' })],
    ['a hash of other bytes', [{ ...one, hash: two.hash }], broken(1, { is: 'wrong-hash' })],
    [
      'a number unlike its line',
      [one, { ...two, seq: 3 }],
      broken(2, { is: 'wrong-column', column: 'seq' }),
    ],
    [
      'a place in its command unlike its line',
      [{ ...one, nth: 1 }],
      broken(1, { is: 'wrong-column', column: 'nth' }),
    ],
    ['a secret lost', [one, { ...two, secret: null }], broken(2, { is: 'secret-missing' })],
    [
      'a secret too many',
      [{ ...one, secret: two.secret }],
      broken(1, { is: 'opening-of-open-line' }),
    ],
    [
      'a secret of another line',
      [one, two, { ...three, secret: two.secret }],
      broken(3, { is: 'opening-differs' }),
    ],
    [
      'a secret that is none',
      [one, { ...two, secret: '{}' }],
      broken(2, { is: 'opening-malformed' }),
    ],
  ])('%s', async (_, given, verdict) => {
    expect(await verifyRows(given, null)).toEqual(verdict);
  });

  test('after a fault nothing is looked at, and the first fault stands', () => {
    const chain = startChain(null);
    expect(chain.row(two)).toBeNull();
    for (const row of rows) expect(chain.row(row)).toBeNull();
    expect(chain.line(one.text)).toBeNull();
    expect(chain.opening('{"opens":1,')).toBeNull();
    expect(chain.fault({ is: 'blank-line' })).toBeNull();
    expect(chain.verdict()).toEqual(broken(1, { is: 'wrong-seq', found: 2 }));
  });
});

describe('a noted head', () => {
  const whole = { is: 'whole', lines: 4, head: four.hash, opened: 2, veiled: 0 } as const;
  test.each([16, 32, 64])('of %i digits is met at its line', async (length) => {
    const digits = three.hash.slice(0, length);
    for (const seq of [null, 3]) {
      const verdict = { ...whole, noted: { is: 'met', seq: 3 } };
      expect(await verifyRows(rows, { digits, seq })).toEqual(verdict);
    }
  });

  test.each([
    ['ends-before', { digits: four.hash, seq: 5 }],
    ['differs', { digits: four.hash, seq: 3 }],
    ['nowhere', { digits: 'ab'.repeat(16), seq: null }],
  ] as const)('is not met: %s', async (why, noted) => {
    const verdict = { is: 'cut', lines: 4, head: four.hash, noted, why };
    expect(await verifyRows(rows, noted)).toEqual(verdict);
  });

  test('says nothing of a chain that is broken anyway', async () => {
    const noted = { digits: four.hash, seq: 4 };
    expect(await verifyRows([one, three], noted)).toEqual(broken(2, { is: 'wrong-seq', found: 3 }));
  });
});
