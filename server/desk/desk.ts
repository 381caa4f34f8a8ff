import { may } from '@/lib/access/may.ts';
import type { CommandId, RecountId } from '@/lib/base/ids.ts';
import { type Line, NO_LINE, seal } from '@/lib/ledger/line.ts';
import type { Json, Row } from '@/lib/ledger/types.ts';
import { commandProof } from '@/lib/ledger/veil.ts';
import type { Actor } from '@/lib/recount/actor.ts';
import { lineActor, toEntry } from '@/lib/recount/codec/write.ts';
import type { Command } from '@/lib/recount/commands.ts';
import { decide } from '@/lib/recount/decide.ts';
import type { Decided } from '@/lib/recount/decision.ts';
import type { Recorded } from '@/lib/recount/events.ts';
import { evolve } from '@/lib/recount/evolve.ts';
import type { Recount } from '@/lib/recount/state.ts';
import type { Behind, DeskRefusal, Outcome } from '@/lib/wire/messages.ts';
import type { LedgerStore } from '../store/types.ts';
import { foldRows, type Written } from './fold-rows.ts';

export type Submission = {
  readonly id: CommandId;
  readonly command: Command;
  readonly actor: Actor;
};

export type DeskOptions = {
  readonly recount: RecountId;
  readonly store: LedgerStore;
  readonly software: string;
  readonly now: () => Date;
  /** 32 random bytes as 64 hex digits, new for each secret. */
  readonly salt: () => string;
  /** Told once lines are durable, in order, before their senders are answered. */
  readonly published: (written: readonly Written[]) => void;
  readonly failed: (error: unknown) => void;
};

/** One writer for one recount. Commands are taken one at a time; what is decided is durable before anyone hears of it. */
export type Desk = {
  readonly submit: (submission: Submission) => Promise<Outcome>;
  /** The durable state; null before the recount is opened. */
  readonly state: () => Recount | null;
  readonly head: () => string;
  /** Whether this line, with this hash, is in the ledger. */
  readonly has: (line: Pick<Row, 'seq' | 'hash'>) => Promise<boolean>;
  /** Lines are missing here that a screen has seen: nothing is recorded until the officer has confirmed a restore. */
  readonly halt: (found: Omit<Behind, 'ends'>) => Behind;
  readonly behind: () => Behind | null;
  /** Takes nothing new, and ends when everything taken has been answered. */
  readonly close: () => Promise<void>;
};

type Waiting = {
  readonly id: CommandId;
  readonly written: readonly Written[];
  readonly answer: (outcome: Outcome) => void;
};

type Held = {
  readonly base: number;
  readonly refusal: DeskRefusal;
  readonly answer: (outcome: Outcome) => void;
};

const PAGE = 1_000;
/** Commands that wait for no more company. */
const FULL_GROUP = 200;

export async function openDesk(options: DeskOptions): Promise<Desk> {
  const { recount, store, now, salt, published } = options;
  /** The first line of each command ever recorded. */
  const known = new Map<string, number>();
  const inFlight = new Map<
    CommandId,
    { readonly proof: string; readonly outcome: Promise<Outcome> }
  >();
  let durable: Recount | null = null;
  let durableHead = NO_LINE;
  let ahead: Recount | null = null;
  let aheadHead = NO_LINE;
  let lastAt = '';
  let waiting: Waiting[] = [];
  let held: Held[] = [];
  let writing: Promise<void> | null = null;
  let behind: Behind | null = null;
  let stopped = false;
  let closing = false;

  function remember(written: readonly Written[]): void {
    for (const { row, recorded, after } of written) {
      if (row.nth === 0) known.set(row.command, row.seq);
      durable = after;
      if (recorded.event.type === 'recount.restored') behind = null;
      durableHead = row.hash;
      if (recorded.at > lastAt) lastAt = recorded.at;
    }
  }

  async function catchUp(): Promise<readonly Written[]> {
    const found: Written[] = [];
    for (;;) {
      const rows = await store.tail(recount, durable?.seq ?? 0, PAGE);
      const written = foldRows(recount, durable, rows);
      remember(written);
      found.push(...written);
      if (rows.length < PAGE) return found;
    }
  }

  for await (const rows of store.lines(recount)) {
    const written = foldRows(recount, durable, rows);
    remember(written);
    published(written);
  }
  ahead = durable;
  aheadHead = durableHead;

  /** Time never runs back within a ledger, whatever the machine's clock does. */
  function stamp(): string {
    const at = now().toISOString();
    lastAt = at > lastAt ? at : lastAt;
    return lastAt;
  }

  function write(submission: Submission, proof: string, decided: readonly Decided[]): Written[] {
    const at = stamp();
    return decided.map((one, nth) => {
      const entry = toEntry(one, { at, actor: submission.actor, proof, nth });
      const row = seal(entry, {
        recount,
        seq: (ahead?.seq ?? 0) + 1,
        prev: aheadHead,
        command: submission.id,
        salt: entry.secret === undefined ? null : salt(),
      });
      const recorded: Recorded = {
        seq: row.seq,
        at,
        by: one.by,
        actor: submission.actor,
        event: one.event,
      };
      ahead = evolve(recount, ahead, recorded);
      aheadHead = row.hash;
      return { row, recorded, after: ahead };
    });
  }

  function answerHeld(): void {
    const ready = held.filter(({ base }) => base <= (durable?.seq ?? 0));
    held = held.filter((one) => !ready.includes(one));
    for (const { refusal, answer } of ready) answer({ is: 'refused', refusal });
  }

  /** A write that failed may still have reached the disk: what is there is read, nobody is told anything else. */
  async function recover(group: readonly Waiting[], error: unknown): Promise<void> {
    options.failed(error);
    if (store.isBroken(error)) stopped = true;
    try {
      published(await catchUp());
    } catch (again) {
      options.failed(again);
      stopped = true;
    }
    ahead = durable;
    aheadHead = durableHead;
    const unanswered = [...group, ...waiting];
    waiting = [];
    for (const { id, answer } of unanswered) {
      const found = known.get(id);
      answer(found === undefined ? { is: 'unknown' } : { is: 'recorded', seq: found });
    }
    for (const { answer } of held) answer({ is: 'unknown' });
    held = [];
  }

  /**
   * The driver blocks its thread while it writes: without a turn no other socket is heard and no group gathers. As long as a
   * turn brings more, one write for all of them is sooner for each.
   */
  async function gather(): Promise<void> {
    for (let before = 0; waiting.length > before && before < FULL_GROUP; ) {
      before = waiting.length;
      await new Promise((turn) => setImmediate(turn));
    }
  }

  async function pump(): Promise<void> {
    while (waiting.length > 0) {
      await gather();
      const group = waiting;
      waiting = [];
      const written = group.flatMap((one) => one.written);
      try {
        await store.append(written.map(({ row }) => row));
      } catch (error) {
        await recover(group, error);
        continue;
      }
      remember(written);
      published(written);
      for (const one of group) answerRecorded(one);
      answerHeld();
    }
  }

  function answerRecorded({ written, answer }: Waiting): void {
    const [first] = written;
    if (!first) throw new Error('a command recorded without a line');
    answer({ is: 'recorded', seq: first.row.seq });
  }

  function start(): void {
    if (writing !== null) return;
    writing = pump().finally(() => {
      writing = null;
    });
  }

  function take(submission: Submission, proof: string): Promise<Outcome> {
    const { actor, command } = submission;
    const refuse = (refusal: DeskRefusal): Promise<Outcome> => {
      const base = ahead?.seq ?? 0;
      if (base <= (durable?.seq ?? 0)) return Promise.resolve({ is: 'refused', refusal });
      // A refusal that rests on lines not yet durable waits for them: they may never come to be.
      return new Promise((answer) => held.push({ base, refusal, answer }));
    };
    if (stopped || closing)
      return Promise.resolve({ is: 'refused', refusal: { is: 'not-recording' } });
    if (!may(actor.role, command.type)) {
      return refuse({ is: 'not-permitted', command: command.type });
    }
    if (command.type === 'confirm-restore') {
      if (behind?.seen !== command.seen) return refuse({ is: 'nothing-to-restore' });
    } else if (behind) return refuse({ is: 'restore-not-confirmed' });
    const decision = decide(ahead, command, { recount, actor, software: options.software });
    if (!decision.ok) return refuse(decision.error);
    const [aheadBefore, headBefore] = [ahead, aheadHead];
    let written: readonly Written[];
    try {
      written = write(submission, proof, decision.value);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // A line has its largest size (docs/ledger-format.md): nothing of the command is recorded.
      ahead = aheadBefore;
      aheadHead = headBefore;
      return refuse({ is: 'line-too-long' });
    }
    return new Promise((answer) => {
      waiting.push({ id: submission.id, written, answer });
      start();
    });
  }

  /** A command recorded before: the line itself says whether it was this one. */
  async function repeated(seq: number, proof: string): Promise<Outcome> {
    const [row] = await store.tail(recount, seq - 1, 1);
    if (!row) return { is: 'unknown' };
    const { command } = JSON.parse(row.text) as Line;
    if (command === proof) return { is: 'recorded', seq };
    return { is: 'refused', refusal: { is: 'command-id-reused' } };
  }

  return {
    async submit(submission) {
      const { id, actor, command } = submission;
      const proof = commandProof(id, lineActor(actor), command as unknown as Json);
      const flying = inFlight.get(id);
      if (flying) {
        if (flying.proof === proof) return flying.outcome;
        return { is: 'refused', refusal: { is: 'command-id-reused' } };
      }
      const before = known.get(id);
      if (before !== undefined) return repeated(before, proof);
      const outcome = take(submission, proof).finally(() => inFlight.delete(id));
      inFlight.set(id, { proof, outcome });
      return outcome;
    },
    state: () => durable,
    head: () => durableHead,
    async has({ seq, hash }) {
      if (seq === durable?.seq) return hash === durableHead;
      const [row] = await store.tail(recount, seq - 1, 1);
      return row?.seq === seq && row.hash === hash;
    },
    halt({ seen, by }) {
      const ends = durable?.seq ?? 0;
      if (behind === null || behind.seen < seen) behind = { seen: Math.max(seen, ends), ends, by };
      return behind;
    },
    behind: () => behind,
    async close() {
      closing = true;
      while (writing !== null) await writing;
    },
  };
}
