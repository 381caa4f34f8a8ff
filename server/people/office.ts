import { randomBytes } from 'node:crypto';
import { idOfBytes } from '@/lib/base/random-id.ts';
import { LEDGER_FORMAT, type Line, NO_LINE, seal } from '@/lib/ledger/line.ts';
import { commandProof } from '@/lib/ledger/veil.ts';
import {
  evolveOffice,
  NO_OFFICE,
  OFFICE,
  type Office,
  type OfficeEvent,
} from '@/lib/office/office.ts';
import type { Actor } from '@/lib/recount/actor.ts';
import { lineActor } from '@/lib/recount/codec/write.ts';
import type { LedgerStore } from '../store/types.ts';

/** The writer of the office's ledger. Acts come one at a time; each is durable before anything follows from it. */
export type OfficeLedger = {
  readonly state: () => Office;
  readonly record: (event: OfficeEvent, actor: Actor) => Promise<void>;
};

export type OfficeOptions = {
  readonly ledger: LedgerStore;
  readonly software: string;
  readonly now: () => Date;
};

/** Who opens it, before there is anyone. */
const SERVER: Actor = { role: 'admin', people: [] };

export async function openOffice({ ledger, software, now }: OfficeOptions): Promise<OfficeLedger> {
  let state = NO_OFFICE;
  let seq = 0;
  let head = NO_LINE;
  let lastAt = '';
  for await (const rows of ledger.lines(OFFICE)) {
    for (const row of rows) {
      const line = JSON.parse(row.text) as Line;
      state = evolveOffice(state, line);
      seq = row.seq;
      head = row.hash;
      lastAt = line.at;
    }
  }

  async function append({ type, data }: OfficeEvent, actor: Actor): Promise<void> {
    const command = idOfBytes(randomBytes(16));
    const at = now().toISOString();
    lastAt = at > lastAt ? at : lastAt;
    const row = seal(
      {
        v: 1,
        type,
        at: lastAt,
        by: 'person',
        actor: lineActor(actor),
        command: commandProof(command, lineActor(actor), { type, ...data }),
        nth: 0,
        data,
      },
      { recount: OFFICE, seq: seq + 1, prev: head, command, salt: null },
    );
    await ledger.append([row]);
    state = evolveOffice(state, { type, data });
    seq = row.seq;
    head = row.hash;
  }

  return {
    state: () => state,
    async record(event, actor) {
      if (seq === 0) {
        await append({ type: 'office.opened', data: { format: LEDGER_FORMAT, software } }, SERVER);
      }
      await append(event, actor);
    },
  };
}
