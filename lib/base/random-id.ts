const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 128 bits as 22 characters of base64url (RFC 4648 section 5, no padding). `bytes` holds 16 random bytes. */
export function idOfBytes(bytes: Uint8Array): string {
  if (bytes.length !== 16) throw new Error('an id is made of 16 bytes');
  const bits = [...bytes].reduce((all, byte) => (all << 8n) | BigInt(byte), 0n) << 4n;
  return Array.from({ length: 22 }, (_, at) =>
    ALPHABET.charAt(Number((bits >> BigInt(6 * (21 - at))) & 63n)),
  ).join('');
}
