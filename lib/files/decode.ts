import { err, ok, type Result } from '../base/result.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export type DecodeProblem =
  | { readonly is: 'file-too-large'; readonly limit: number }
  | { readonly is: 'file-empty' }
  | { readonly is: 'excel-file' }
  | { readonly is: 'not-a-text-file' };

export type Decoded = { readonly text: string; readonly encoding: Encoding };

export const MAX_FILE_BYTES = 20 * 1024 * 1024;

function startsWith(bytes: Uint8Array, ...magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}

function decodeAs(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return decodeAs(bytes, 'utf-8') === null ? 'windows-1252' : 'utf-8';
}

/** A text file in the encodings that spreadsheets write; its byte-order mark is left off. */
export function decode(bytes: Uint8Array): Result<Decoded, DecodeProblem> {
  if (bytes.length > MAX_FILE_BYTES) return err({ is: 'file-too-large', limit: MAX_FILE_BYTES });
  if (bytes.length === 0) return err({ is: 'file-empty' });
  const zip = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  const ole = startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
  if (zip || ole) return err({ is: 'excel-file' });
  const encoding = encodingOf(bytes);
  const text = decodeAs(bytes, encoding);
  if (text === null || text.includes('\0')) return err({ is: 'not-a-text-file' });
  return ok({ text, encoding });
}
