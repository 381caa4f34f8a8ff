import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err, ok } from '../base/result.ts';
import { canonical } from './canonical.ts';
import { sha256Hex } from './hash.ts';
import { MAX_LINE_BYTES, NO_LINE, readLine, readSecret, seal } from './line.ts';
import { anyEntry } from './testing.ts';
import type { Entry } from './types.ts';
import { veilOf } from './veil.ts';

const salt = 'ab'.repeat(32);
const place = { recount: 'r1', seq: 3, prev: 'cd'.repeat(32), command: 'the id', salt };
const entry: Entry = {
  v: 1,
  type: 'batch.returned',
  at: '2026-11-20T16:00:00.000Z',
  by: 'person',
  actor: { role: 'table', people: [{ id: 'j1', name: 'Ana' }], station: 't1' },
  command: 'ef'.repeat(32),
  nth: 0,
  data: { batch: 'b1' },
};

test('an entry is sealed and read back equal, its secret apart', async () => {
  await fc.assert(
    fc.property(anyEntry, (any) => {
      const row = seal(any, place);
      const { secret, ...open } = any;
      const kept = secret === undefined ? {} : { veil: veilOf({ ...place, secret }) };
      const expected = { ...open, recount: 'r1', seq: 3, prev: place.prev, ...kept };
      expect(readLine(row.text)).toEqual(ok(JSON.parse(canonical(expected))));
      expect(row).toEqual({
        recount: 'r1',
        seq: 3,
        text: canonical(expected),
        hash: sha256Hex(row.text),
        prev: place.prev,
        secret: secret === undefined ? null : canonical({ salt, secret }),
        command: 'the id',
        nth: 0,
      });
      const read = row.secret === null ? null : readSecret(row.secret);
      const same = secret === undefined ? null : { salt, secret: JSON.parse(canonical(secret)) };
      expect(read).toEqual(same);
    }),
  );
});

test('neither the command id nor the secret nor its salt stands in the line', () => {
  const { text } = seal({ ...entry, secret: 'kept back' }, place);
  for (const hidden of ['the id', 'kept back', salt]) expect(text).not.toContain(hidden);
});

describe('what cannot be a line is a bug', () => {
  test.each<[string, Entry]>([
    ['a time without milliseconds', { ...entry, at: '2026-11-20T16:00:00Z' }],
    ['a command that is no proof', { ...entry, command: 'abc' }],
    ['a type that is no event', { ...entry, type: 'Returned' }],
    ['a negative place', { ...entry, nth: -1 }],
    ['an actor without a role', { ...entry, actor: { role: '', people: [] } }],
  ])('%s', (_, wrong) => {
    expect(() => seal(wrong, place)).toThrow('not a line');
  });

  test('a fraction in the data', () => {
    expect(() => seal({ ...entry, data: { votes: 0.5 } }, place)).toThrow('not a safe integer');
  });

  test('a secret without a salt', () => {
    expect(() => seal({ ...entry, secret: null }, { ...place, salt: null })).toThrow(
      'needs a salt',
    );
    expect(seal(entry, { ...place, salt: null }).secret).toBeNull();
  });

  test('more bytes than a line or its secret may have', () => {
    const long = 'é'.repeat(MAX_LINE_BYTES / 2);
    expect(() => seal({ ...entry, data: { long } }, place)).toThrow('a line of');
    expect(() => seal({ ...entry, secret: long }, place)).toThrow('a secret of');
  });
});

describe('a line is read strictly', () => {
  const line = JSON.parse(seal({ ...entry, secret: 1 }, { ...place, prev: NO_LINE }).text);

  test.each(Object.keys(line).filter((key) => key !== 'veil'))('without %s', (key) => {
    const { [key]: _, ...rest } = line;
    expect(readLine(canonical(rest))).toEqual(err({ is: 'wrong-shape', key }));
  });

  test.each(Object.keys(line))('with %s of another kind', (key) => {
    expect(readLine(canonical({ ...line, [key]: [] }))).toEqual(err({ is: 'wrong-shape', key }));
  });

  test.each(['note', 'secret', 'hash', '__proto__', 'constructor'])('with %s besides', (key) => {
    const text = canonical(JSON.parse(JSON.stringify(line).replace('{', `{"${key}":1,`)));
    expect(readLine(text)).toEqual(err({ is: 'wrong-shape', key }));
  });

  test('with an actor of another shape', () => {
    for (const actor of [
      null,
      {},
      { role: 'x', people: [{ id: 'j1' }] },
      { role: 'x', people: [], table: 't1' },
    ]) {
      const text = canonical({ ...line, actor });
      expect(readLine(text)).toEqual(err({ is: 'wrong-shape', key: 'actor' }));
    }
  });

  test('and in canonical form only', () => {
    expect(readLine('')).toEqual(err({ is: 'not-json' }));
    expect(readLine('[]')).toEqual(err({ is: 'wrong-shape', key: '' }));
    expect(readLine(JSON.stringify(line, null, 1))).toEqual(err({ is: 'not-canonical' }));
  });
});

test.each([
  '',
  '{}',
  '{"salt":"ab","secret":1}',
  `{"salt":"${salt}"}`,
  `{"secret":1,"salt":"${salt}"}`,
  `{"salt":"${salt}","secret":1,"x":1}`,
])('a secret is not %j', (text) => {
  expect(readSecret(text)).toBeNull();
});
