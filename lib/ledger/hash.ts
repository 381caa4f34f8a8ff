import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const encoder = new TextEncoder();

/** The UTF-8 bytes of a text, without the copies that the hashing package makes. */
export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** SHA-256 as 64 lower-case hex digits; a text is hashed as its UTF-8 bytes. */
export function sha256Hex(data: string | Uint8Array): string {
  return bytesToHex(sha256(typeof data === 'string' ? utf8(data) : data));
}
