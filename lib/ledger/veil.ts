import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import { sha256Hex, utf8 } from './hash.ts';
import type { Json } from './types.ts';

const VEIL_DOMAIN = utf8('recount-board/veil/1\n');
const COMMAND_DOMAIN = 'recount-board/command/1\n';

const SALT = /^[0-9a-f]{64}$/;
const COMMAND_ID = /^[A-Za-z0-9_-]{22}$/;

/** Where a secret belongs: the same secret under another line or recount has another veil. */
export type VeilPlace = {
  readonly recount: string;
  readonly seq: number;
  /** 32 random bytes as 64 lower-case hex digits, used for one line only. */
  readonly salt: string;
};

/**
 * What a line shows of its secret, 64 hex digits:
 * SHA-256(domain ‖ salt ‖ canonical({recount, secret, seq})).
 */
export function veilOf({ secret, ...place }: VeilPlace & { readonly secret: Json }): string {
  return veilOfText({ ...place, secretText: canonical(secret) });
}

/** `veilOf` for a secret that is canonical text already. */
export function veilOfText({
  recount,
  seq,
  salt,
  secretText,
}: VeilPlace & { readonly secretText: string }): string {
  if (!SALT.test(salt)) throw new TypeError('a salt is 64 lower-case hex digits');
  const bound = `{"recount":${canonical(recount)},"secret":${secretText},"seq":${canonical(seq)}}`;
  return sha256Hex(concatBytes(VEIL_DOMAIN, hexToBytes(salt), utf8(bound)));
}

/**
 * What a line shows of its command, 64 hex digits. It ties the command's id to who sent what, so that
 * the same id with another payload or another person is seen; and since the id is 128 random bits
 * that never leave the row, nobody can try out small figures against it.
 */
export function commandProof(id: string, actor: Json, payload: Json): string {
  if (!COMMAND_ID.test(id)) throw new TypeError('a command id is 22 characters of base64url');
  return sha256Hex(`${COMMAND_DOMAIN}${id}${canonical({ actor, payload })}`);
}
