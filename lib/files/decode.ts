import { err, ok, type Result } from '../base/result.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export type DecodeProblem =
  | { readonly is: 'file-too-large'; readonly limit: number }
  | { readonly is: 'file-empty' }
  | { readonly is: 'excel-file' }
  | { readonly is: 'not-a-text-file' };

export type Decoded = { readonly text: string; readonly encoding: Encoding };

export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** What Windows-1252 has at 0x80 to 0x9F; a space stands where it has nothing. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function startsWith(bytes: Uint8Array, ...magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}

function decodeAs(bytes: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'utf-16be'): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** By our own table: Node 20 reads `windows-1252` as Latin-1, so that a dash becomes a control character. */
function decodeWindows1252(bytes: Uint8Array): string | null {
  const latin = Buffer.from(bytes).toString('latin1');
  if (/[\x81\x8d\x8f\x90\x9d]/.test(latin)) return null;
  return latin.replace(/[\x80-\x9f]/g, (high) => HIGH.charAt(high.charCodeAt(0) - 0x80));
}

function textOf(bytes: Uint8Array): Decoded | null {
  const marked = (encoding: 'utf-8' | 'utf-16le' | 'utf-16be') => {
    const text = decodeAs(bytes, encoding);
    return text === null ? null : { text, encoding };
  };
  if (startsWith(bytes, 0xff, 0xfe)) return marked('utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return marked('utf-16be');
  const utf8 = marked('utf-8');
  if (utf8 !== null || startsWith(bytes, 0xef, 0xbb, 0xbf)) return utf8;
  const text = decodeWindows1252(bytes);
  return text === null ? null : { text, encoding: 'windows-1252' };
}

/** A text file in the encodings that spreadsheets write; its byte-order mark is left off. */
export function decode(bytes: Uint8Array): Result<Decoded, DecodeProblem> {
  if (bytes.length > MAX_FILE_BYTES) return err({ is: 'file-too-large', limit: MAX_FILE_BYTES });
  if (bytes.length === 0) return err({ is: 'file-empty' });
  const zip = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  const ole = startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
  if (zip || ole) return err({ is: 'excel-file' });
  const decoded = textOf(bytes);
  if (decoded === null || decoded.text.includes('\0')) return err({ is: 'not-a-text-file' });
  return ok(decoded);
}
