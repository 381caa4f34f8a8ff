import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const encoder = new TextEncoder();

/** The UTF-8 bytes of a text, without the copies that the hashing package makes. */
export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** The runtime's own hashing where it has one that answers at once: Node does, a browser's only answers later. */
const native = globalThis.process?.getBuiltinModule?.('node:crypto')?.hash;

/** SHA-256 as 64 lower-case hex digits; a text is hashed as its UTF-8 bytes. */
export function sha256Hex(data: string | Uint8Array): string {
  if (native) return native('sha256', data, 'hex');
  return bytesToHex(sha256(typeof data === 'string' ? utf8(data) : data));
}
