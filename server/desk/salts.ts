import { randomBytes } from 'node:crypto';

const BYTES = 32;
const DRAWN = 128;

/** Salts as 64 hex digits, each given once. They are drawn many at a time: asking the system costs more than a hash. */
export function openSalts(): () => string {
  let drawn = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at === drawn.length) {
      drawn = randomBytes(BYTES * DRAWN);
      at = 0;
    }
    at += BYTES;
    return drawn.toString('hex', at - BYTES, at);
  };
}
