import type { Result } from '../base/result.ts';
import { err, ok } from '../base/result.ts';
import { canonical, isCanonical } from './canonical.ts';
import { sha256Hex, utf8 } from './hash.ts';
import type { Actor, Entry, Json, Row } from './types.ts';
import { veilOfText } from './veil.ts';

/** Which document says how this ledger is written: `data.format` of its first line. */
export const LEDGER_FORMAT = 'recount-ledger/1';
/** `prev` of the first line. */
export const NO_LINE = '0'.repeat(64);
/** UTF-8 bytes of one line, without its line feed. */
export const MAX_LINE_BYTES = 4 * 1024 * 1024;
/** A secret leaves in a line of its own, which also says what it opens. */
const MAX_SECRET_BYTES = MAX_LINE_BYTES - 64;

/** An entry in its place, as everyone may read it. */
export type Line = Omit<Entry, 'secret'> & {
  readonly recount: string;
  readonly seq: number;
  readonly prev: string;
  /** Present where the event keeps something back. */
  readonly veil?: string;
};

/** Where an entry is put. */
export type Place = {
  readonly recount: string;
  readonly seq: number;
  /** The hash of the line before, or `NO_LINE`. */
  readonly prev: string;
  /** The command's id, kept in the row and never in the line. */
  readonly command: string;
  /** 64 random lower-case hex digits; may be null where the entry has no secret. */
  readonly salt: string | null;
};

/** Kept apart in a row, and shown once released. */
export type Secret = { readonly salt: string; readonly secret: Json };

export type LineProblem =
  | { readonly is: 'not-json' }
  | { readonly is: 'not-canonical' }
  /** A key is missing, is unknown or holds what it may not. */
  | { readonly is: 'wrong-shape'; readonly key: string };

/**
 * Gives an entry its place.
 * @throws where the entry cannot be a line: all of it was checked at the door, so that is a bug.
 */
export function seal(entry: Entry, place: Place): Row {
  const { recount, seq, prev } = place;
  const secret = entry.secret === undefined ? null : secretText(entry.secret, place.salt);
  // Keys in canonical order: the writer is fastest then.
  const line: Line = {
    actor: entry.actor,
    at: entry.at,
    by: entry.by,
    command: entry.command,
    data: entry.data,
    nth: entry.nth,
    prev,
    recount,
    seq,
    type: entry.type,
    v: entry.v,
    ...(secret === null ? {} : { veil: veilOfSecret(secret, { recount, seq }) }),
  };
  const wrong = wrongKey(line);
  if (wrong !== null) throw new TypeError(`not a line: ${wrong}`);
  const text = canonical(line);
  const bytes = utf8(text);
  if (bytes.length > MAX_LINE_BYTES) throw new RangeError(`a line of ${bytes.length} bytes`);
  return {
    recount,
    seq,
    text,
    hash: sha256Hex(bytes),
    prev,
    secret,
    command: place.command,
    nth: entry.nth,
  };
}

/** Reads a line strictly: canonical, every key known, present and of its kind. */
export function readLine(text: string): Result<Line, LineProblem> {
  const value = parse(text);
  if (value === undefined) return err({ is: 'not-json' });
  if (!isCanonical(text, value)) return err({ is: 'not-canonical' });
  if (!isRecord(value)) return err({ is: 'wrong-shape', key: '' });
  const key = wrongKey(value);
  return key === null ? ok(value as Line) : err({ is: 'wrong-shape', key });
}

/** Reads the secret of a row, or null where its text is not `{"salt":…,"secret":…}`. */
export function readSecret(text: string): Secret | null {
  const value = parse(text);
  if (!isCanonical(text, value) || !isRecord(value)) return null;
  const { salt, secret, ...rest } = value;
  if (!matches(HEX_64, salt) || secret === undefined || Object.keys(rest).length > 0) return null;
  return { salt, secret: secret as Json };
}

/** The veil of a secret in the form in which rows keep it; hashes its text as it stands. */
export function veilOfSecret(
  text: string,
  place: { readonly recount: string; readonly seq: number },
): string {
  const salt = text.slice(SALT_FROM, SALT_FROM + 64);
  return veilOfText({ ...place, salt, secretText: text.slice(SECRET_FROM, -1) });
}

const SALT_FROM = '{"salt":"'.length;
const SECRET_FROM = SALT_FROM + 64 + '","secret":'.length;

function secretText(secret: Json, salt: string | null): string {
  if (salt === null) throw new TypeError('a secret needs a salt');
  const text = canonical({ salt, secret });
  const { length } = utf8(text);
  if (length > MAX_SECRET_BYTES) throw new RangeError(`a secret of ${length} bytes`);
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Unchecked = { readonly [key: string]: unknown };
type Check = (value: unknown) => boolean;

const HEX_64 = /^[0-9a-f]{64}$/;
const AT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const TYPE = /^[a-z-]+\.[a-z-]+$/;

const LINE_KEYS: Readonly<Record<keyof Line, Check>> = {
  actor: isActor,
  at: (value) => matches(AT, value),
  by: (value) => value === 'person' || value === 'rule',
  command: (value) => matches(HEX_64, value),
  data: isRecord,
  nth: (value) => isCount(value, 0),
  prev: (value) => matches(HEX_64, value),
  recount: isFilled,
  seq: (value) => isCount(value, 1),
  type: (value) => matches(TYPE, value),
  v: (value) => isCount(value, 1),
  veil: (value) => value === undefined || matches(HEX_64, value),
};
const ACTOR_KEYS: Readonly<Record<keyof Actor, Check>> = {
  capacity: isFilledOrAbsent,
  people: (value) => Array.isArray(value) && value.every(isPerson),
  role: isFilled,
  station: isFilledOrAbsent,
};
const PERSON_KEYS: Readonly<Record<keyof Actor['people'][number], Check>> = {
  id: isFilled,
  name: isFilled,
};

/** The first key that is missing, unknown or wrong, or null. */
function wrongKey(value: Unchecked, keys: Readonly<Record<string, Check>> = LINE_KEYS) {
  for (const key in value) if (!Object.hasOwn(keys, key)) return key;
  for (const key in keys) if (keys[key]?.(value[key]) !== true) return key;
  return null;
}

function isActor(value: unknown): boolean {
  return isRecord(value) && wrongKey(value, ACTOR_KEYS) === null;
}

function isPerson(value: unknown): boolean {
  return isRecord(value) && wrongKey(value, PERSON_KEYS) === null;
}

function isRecord(value: unknown): value is Unchecked {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isFilledOrAbsent(value: unknown): boolean {
  return value === undefined || isFilled(value);
}

function isCount(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least;
}

function matches(pattern: RegExp, value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}
