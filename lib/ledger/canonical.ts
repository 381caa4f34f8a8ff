import canonicalize from 'canonicalize';
import type { Json } from './types.ts';

/** Levels of arrays and objects in one value; it also ends a value that contains itself. */
export const MAX_DEPTH = 32;

/**
 * The canonical text of a value (RFC 8785).
 * @throws TypeError on what a line may not hold: the package alone would let it through or change it.
 */
export function canonical(value: Json): string {
  const inOrder = assertJson(value, 0);
  // The native writer differs from RFC 8785 in the order of keys alone: where they already stand
  // in order it writes the same, several times faster.
  const text = inOrder ? JSON.stringify(value) : canonicalize(value);
  if (text === undefined) throw new TypeError('not JSON');
  return text;
}

/** Whether `text`, from which `value` was parsed, is the canonical text of a permitted value. */
export function isCanonical(text: string, value: unknown): value is Json {
  try {
    return canonical(value as Json) === text;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** @returns whether the keys of every object stand in canonical order. */
function assertJson(value: unknown, depth: number): boolean {
  switch (typeof value) {
    case 'string':
      assertText(value);
      return true;
    case 'boolean':
      return true;
    case 'number':
      if (!Number.isSafeInteger(value)) throw new TypeError(`not a safe integer: ${value}`);
      if (Object.is(value, -0)) throw new TypeError('minus zero');
      return true;
    case 'object':
      if (value === null) return true;
      if (depth === MAX_DEPTH) throw new TypeError('nested too deeply');
      return Array.isArray(value) ? assertArray(value, depth) : assertObject(value, depth);
    default:
      throw new TypeError(`not JSON: ${typeof value}`);
  }
}

function assertArray(values: readonly unknown[], depth: number): boolean {
  let inOrder = true;
  // By index: a hole is then seen as the undefined that it is.
  for (let index = 0; index < values.length; index += 1) {
    inOrder = assertJson(values[index], depth + 1) && inOrder;
  }
  return inOrder;
}

type Fields = Readonly<Record<string, unknown>>;

function assertObject(value: object, depth: number): boolean {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError('not plain');
  let inOrder = true;
  let before = '';
  for (const key of Object.keys(value)) {
    assertText(key);
    inOrder = assertJson((value as Fields)[key], depth + 1) && before <= key && inOrder;
    before = key;
  }
  return inOrder;
}

function assertText(text: string): void {
  if (text.includes('\0')) throw new TypeError('NUL in a text');
  if (!text.isWellFormed()) throw new TypeError('lone surrogate in a text');
}
