import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { sha256Hex } from './hash.ts';
import { anyJson } from './testing.ts';
import { commandProof, veilOf } from './veil.ts';

const salt = '0123456789abcdef'.repeat(4);
const id = 'AbCdEfGhIjKlMnOpQrSt-_';

test('hashes as every other SHA-256 does, texts as UTF-8', async () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  await fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const expected = createHash('sha256').update(text, 'utf8').digest('hex');
      expect(sha256Hex(text)).toBe(expected);
      expect(sha256Hex(new TextEncoder().encode(text))).toBe(expected);
    }),
  );
});

test('a veil is the hash of domain, salt, and the secret in its place', () => {
  const expected = createHash('sha256')
    .update('recount-board/veil/1\n')
    .update(Buffer.from(salt, 'hex'))
    .update('{"recount":"r\\"1","secret":{"a":1,"b":[]},"seq":7}')
    .digest('hex');
  expect(veilOf({ recount: 'r"1', seq: 7, salt, secret: { b: [], a: 1 } })).toBe(expected);
});

test('a veil binds recount, line, salt and secret', async () => {
  await fc.assert(
    fc.property(anyJson, anyJson, (secret, other) => {
      const place = { recount: 'r1', seq: 7, salt, secret };
      const veil = veilOf(place);
      expect(veilOf({ ...place, recount: 'r2' })).not.toBe(veil);
      expect(veilOf({ ...place, seq: 8 })).not.toBe(veil);
      expect(veilOf({ ...place, salt: salt.replace('0', '1') })).not.toBe(veil);
      const same = canonical(secret) === canonical(other);
      expect(veilOf({ ...place, secret: other }) === veil).toBe(same);
    }),
  );
});

test('a veil asks for a whole salt', () => {
  const place = { recount: 'r1', seq: 7, secret: null };
  for (const short of ['', 'ab', salt.toUpperCase(), `${salt}00`]) {
    expect(() => veilOf({ ...place, salt: short })).toThrow('a salt is');
  }
});

test('a proof binds id, actor and payload', () => {
  const actor = { role: 'table', people: [] };
  const proof = commandProof(id, actor, { votes: 3 });
  expect(proof).toBe(
    sha256Hex(
      `recount-board/command/1\n${id}{"actor":{"people":[],"role":"table"},"payload":{"votes":3}}`,
    ),
  );
  expect(commandProof(id, { people: [], role: 'table' }, { votes: 3 })).toBe(proof);
  expect(commandProof(id.replace('A', 'B'), actor, { votes: 3 })).not.toBe(proof);
  expect(commandProof(id, { ...actor, role: 'officer' }, { votes: 3 })).not.toBe(proof);
  expect(commandProof(id, actor, { votes: 4 })).not.toBe(proof);
  expect(() => commandProof('short', actor, null)).toThrow('a command id is');
});
