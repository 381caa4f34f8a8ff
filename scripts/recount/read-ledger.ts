import { createReadStream } from 'node:fs';
import type { RecountId } from '@/lib/base/ids.ts';
import { readExport, readOpening } from '@/lib/ledger/export.ts';
import { type Line, readSecret } from '@/lib/ledger/line.ts';
import type { Json } from '@/lib/ledger/types.ts';
import { fromLine, UnknownLine } from '@/lib/recount/codec/read.ts';
import { evolve } from '@/lib/recount/evolve.ts';
import type { Recount } from '@/lib/recount/state.ts';

export function chunksOf(file: string): AsyncIterable<Uint8Array> {
  return createReadStream(file);
}

/** The state that an exported file leads to, with what it opens; null where this version does not know a line. */
export async function foldFile(file: string): Promise<Recount | { readonly unknown: string }> {
  const lines: Line[] = [];
  const secrets = new Map<number, Json>();
  for await (const item of readExport(chunksOf(file))) {
    if (item.is === 'line') lines.push(JSON.parse(item.text) as Line);
    if (item.is !== 'opening') continue;
    const opening = readOpening(item.text);
    const secret = opening ? readSecret(opening.secretText) : null;
    if (opening && secret) secrets.set(opening.opens, secret.secret);
  }
  let state: Recount | null = null;
  try {
    for (const line of lines) {
      state = evolve(line.recount as RecountId, state, fromLine(line, secrets.get(line.seq)));
    }
  } catch (error) {
    if (error instanceof UnknownLine) return { unknown: error.type };
    throw error;
  }
  if (state === null) throw new Error('an empty ledger');
  return state;
}
