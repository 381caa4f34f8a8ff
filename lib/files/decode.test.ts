import { describe, expect, test } from 'vitest';
import { decode, MAX_FILE_BYTES } from './decode.ts';

const TEXT = 'Batch Name\nNuñez – “1”\n';

function bytes(...values: readonly number[]): Uint8Array {
  return Uint8Array.from(values);
}

describe('a text file', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT, 'utf8'), 'utf-8'],
    ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${TEXT}`, 'utf8'), 'utf-8'],
    ['UTF-16, little end first', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), 'utf-16le'],
    ['UTF-16, big end first', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16(), 'utf-16be'],
    [
      'Windows-1252',
      Buffer.concat([
        Buffer.from('Batch Name\nNu\xf1ez ', 'latin1'),
        bytes(0x96, 0x20, 0x93, 0x31, 0x94, 0x0a),
      ]),
      'windows-1252',
    ],
  ])('in %s is read, without its mark', (_, file, encoding) => {
    expect(decode(new Uint8Array(file))).toEqual({ ok: true, value: { text: TEXT, encoding } });
  });

  test('all that Windows-1252 has above ASCII', () => {
    const high = Array.from({ length: 0x80 }, (_, at) => 0x80 + at).filter(
      (byte) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
    );
    const decoded = decode(bytes(...high));
    expect(decoded.ok && decoded.value.text.slice(0, 27)).toBe('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
    expect(decoded.ok && decoded.value.text.slice(27)).toBe(
      Buffer.from(high.slice(27)).toString('latin1'),
    );
  });
});

describe('no text file', () => {
  test.each([
    ['nothing', bytes(), { is: 'file-empty' }],
    ['a zip, as Excel writes', bytes(0x50, 0x4b, 3, 4, 20), { is: 'excel-file' }],
    ['OLE, as Excel wrote', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), { is: 'excel-file' }],
    ['NUL', bytes(0x41, 0, 0x42), { is: 'not-a-text-file' }],
    ['UTF-16 without a mark', Buffer.from('A,1', 'utf16le'), { is: 'not-a-text-file' }],
    ['half a UTF-16 character', bytes(0xff, 0xfe, 0x41, 0, 0x42), { is: 'not-a-text-file' }],
    ['no UTF-8 after its mark', bytes(0xef, 0xbb, 0xbf, 0xf1, 0x41), { is: 'not-a-text-file' }],
    ['a byte that Windows-1252 lacks', bytes(0x41, 0x81), { is: 'not-a-text-file' }],
    [
      'too large',
      new Uint8Array(MAX_FILE_BYTES + 1),
      { is: 'file-too-large', limit: MAX_FILE_BYTES },
    ],
  ])('%s', (_, file, error) => {
    expect(decode(new Uint8Array(file))).toEqual({ ok: false, error });
  });

  test('20 MB are not too large', () => {
    expect(decode(new Uint8Array(MAX_FILE_BYTES).fill(0x41)).ok).toBe(true);
  });
});
