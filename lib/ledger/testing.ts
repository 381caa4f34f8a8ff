import { bytesToHex } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { LEDGER_FORMAT, NO_LINE, seal } from './line.ts';
import type { Entry, Json, Row } from './types.ts';

const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0'));

/** For tests: any value that a line may hold. */
export const anyJson: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger(),
    text,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(text, fc.nat(99).map(String)), tie('value'), { maxKeys: 4 }),
  ),
})).value;

const name = fc.string({ minLength: 1, maxLength: 12 });
const person = fc.record({ id: name, name });

const hex64 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => bytesToHex(bytes));

/** An entry with or without a secret. */
export const anyEntry: fc.Arbitrary<Entry> = fc.record(
  {
    v: fc.integer({ min: 1, max: 9 }),
    type: fc.constantFrom('count.submitted', 'control-totals.entered'),
    at: fc
      .date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    by: fc.constantFrom('person', 'rule'),
    actor: fc.record(
      { role: name, capacity: name, people: fc.array(person, { maxLength: 2 }), station: name },
      { requiredKeys: ['role', 'people'] },
    ),
    command: hex64,
    nth: fc.constant(0),
    data: fc.dictionary(text, anyJson, { maxKeys: 4 }),
    secret: anyJson,
  },
  { requiredKeys: ['v', 'type', 'at', 'by', 'actor', 'command', 'nth', 'data'] },
);

/** A ledger of a genesis line and one to six more. */
export const anyLedger: fc.Arbitrary<readonly Row[]> = fc
  .tuple(
    anyEntry,
    fc.uniqueArray(anyEntry, { minLength: 1, maxLength: 6, selector: ({ command }) => command }),
    hex64,
  )
  .map(([first, rest, salt]) =>
    rowsOf([{ ...first, type: 'recount.opened', data: { format: LEDGER_FORMAT } }, ...rest], salt),
  );

/** Entries sealed one after the other; the command's id in each row is its number. */
export function rowsOf(entries: readonly Entry[], salt: string = 'ab'.repeat(32)): readonly Row[] {
  const rows: Row[] = [];
  for (const entry of entries) {
    const seq = rows.length + 1;
    const prev = rows.at(-1)?.hash ?? NO_LINE;
    rows.push(seal(entry, { recount: 'r1', seq, prev, salt, command: `command-${seq}` }));
  }
  return rows;
}
