import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { CommandId, PersonId } from '@/lib/base/ids.ts';
import { idOfBytes } from '@/lib/base/random-id.ts';
import type { Person } from '@/lib/recount/actor.ts';
import { VEILED } from '@/lib/recount/batch/types.ts';
import { isCountingOver } from '@/lib/recount/stages.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { actorOf } from '../people/actor.ts';
import { type Context, roomOf } from './context.ts';
import { answer, type Door, type PublicDoor, refuse } from './door.ts';

const SMALL = 16 * 1024;
const short = z.string().max(200);
const judge = z.custom<PersonId>(
  (value) => typeof value === 'string' && /^j[1-9]\d{0,4}$/.test(value),
);

function personOf(state: Recount, id: PersonId): Person | null {
  const found = state.judges.find((one) => one.id === id && one.active);
  return found ? { id: found.id, name: found.name } : null;
}

/** The first officer, by the code that the terminal printed; closed as soon as anyone has an account. */
const setUpInput = z.strictObject({
  code: short,
  login: short,
  name: short,
  password: z.string().max(400),
});
export function setUpDoor({ people }: Context): PublicDoor<z.infer<typeof setUpInput>> {
  return {
    name: 'set-up',
    method: 'POST',
    who: 'anyone',
    perMinute: 10,
    input: setUpInput,
    maxBytes: SMALL,
    async run({ input }) {
      const { code, ...officer } = input;
      const made = await people.setUp.firstOfficer(code, officer);
      if (made.ok) return answer({ is: 'made' });
      const { is, ...more } = made.error;
      return refuse(403, is, more);
    },
  };
}

/** What the screen of a joining device shows: the roster to choose from. It holds no figure. */
const tokenInput = z.strictObject({ token: short });
export function joinRosterDoor(context: Context): PublicDoor<z.infer<typeof tokenInput>> {
  return {
    name: 'join-roster',
    method: 'POST',
    who: 'anyone',
    perMinute: 60,
    input: tokenInput,
    maxBytes: SMALL,
    async run({ input }) {
      const link = await context.people.links.resolve(input.token);
      const state = link ? context.rooms.find(link.recount)?.desk.state() : null;
      if (link?.purpose !== 'tables' || !state) return refuse(404, 'link-unknown');
      const { id, title, jurisdiction, judges, tables } = state;
      return answer({
        recount: id,
        title,
        jurisdiction,
        judges: judges
          .filter(({ active }) => active)
          .map(({ id: judge, name }) => ({ id: judge, name })),
        tables: tables.map(({ number }) => number),
      });
    },
  };
}

const askInput = z.strictObject({
  token: short,
  number: z.int().min(1).max(999),
  judges: z.tuple([judge, judge]),
});
export function joinAskDoor(context: Context): PublicDoor<z.infer<typeof askInput>> {
  return {
    name: 'join-ask',
    method: 'POST',
    who: 'anyone',
    perMinute: 120,
    input: askInput,
    maxBytes: SMALL,
    async run({ input }) {
      const link = await context.people.links.resolve(input.token);
      const state = link ? context.rooms.find(link.recount)?.desk.state() : null;
      if (link?.purpose !== 'tables' || !state) return refuse(404, 'link-unknown');
      if (isCountingOver(state.stage)) return refuse(409, 'counting-over');
      const [one, other] = input.judges;
      if (one === other) return refuse(400, 'pair-of-one');
      if (!personOf(state, one) || !personOf(state, other)) return refuse(400, 'judge-unknown');
      const asked = context.people.joins.ask(link.recount, input.number, input.judges);
      if (!asked.ok) return refuse(429, asked.error.is);
      context.joinsChanged(link.recount);
      return answer(asked.value);
    },
  };
}

const pollInput = z.strictObject({ join: short, deviceSecret: short });
export function joinStateDoor({ people }: Context): PublicDoor<z.infer<typeof pollInput>> {
  return {
    name: 'join-state',
    method: 'POST',
    who: 'anyone',
    perMinute: 120,
    input: pollInput,
    maxBytes: SMALL,
    async run({ input }) {
      return answer({ is: people.joins.look(input.join, input.deviceSecret) });
    },
  };
}

const confirmInput = z.strictObject({ join: short, code: short });
/** The officer hears the code and types it: the table is seated in the ledger, and its device signed in. */
export function joinConfirmDoor(context: Context): Door<z.infer<typeof confirmInput>> {
  return {
    name: 'join-confirm',
    method: 'POST',
    who: ['officer'],
    perMinute: 120,
    input: confirmInput,
    maxBytes: SMALL,
    async run({ params, input }, { session }) {
      const room = roomOf(context, params);
      const state = room?.desk.state();
      if (!room || !state) return refuse(404, 'recount-unknown');
      const { joins } = context.people;
      const join = joins.check(input.join, input.code);
      if (!join.ok) return refuse(400, join.error.is);
      if (join.value.recount !== room.id) return refuse(404, 'join-unknown');
      const { number, judges } = join.value;
      const outcome = await room.desk.submit({
        id: idOfBytes(randomBytes(16)) as CommandId,
        command: { type: 'seat-table', number, judges },
        actor: actorOf(session),
      });
      const [first, second] = judges.map((id) => personOf(state, id));
      if (outcome.is === 'recorded' && first && second) {
        await joins.confirm(input.join, [first, second]);
        context.joinsChanged(room.id);
      }
      return answer(outcome);
    },
  };
}

const rejectInput = z.strictObject({ join: short });
export function joinRejectDoor(context: Context): Door<z.infer<typeof rejectInput>> {
  return {
    name: 'join-reject',
    method: 'POST',
    who: ['officer'],
    perMinute: 60,
    input: rejectInput,
    maxBytes: SMALL,
    async run({ params, input }) {
      const room = roomOf(context, params);
      const join = room
        ? context.people.joins.list(room.id).find(({ id }) => id === input.join)
        : null;
      if (!room || !join) return refuse(404, 'join-unknown');
      context.people.joins.reject(join.id);
      context.joinsChanged(room.id);
      return answer({ is: 'rejected' });
    },
  };
}

const linkInput = z.discriminatedUnion('purpose', [
  z.strictObject({ purpose: z.literal('tables') }),
  z.strictObject({ purpose: z.literal('observer'), observer: short }),
]);
/** A new link for the tables of a recount, or for one who watches. The one before stops working. */
export function linkDoor(context: Context): Door<z.infer<typeof linkInput>> {
  return {
    name: 'link',
    method: 'POST',
    who: ['officer'],
    perMinute: 120,
    input: linkInput,
    maxBytes: SMALL,
    async run({ params, input }) {
      const room = roomOf(context, params);
      const state = room?.desk.state();
      if (!room || !state) return refuse(404, 'recount-unknown');
      const { links } = context.people;
      if (input.purpose === 'tables') {
        // Whoever filled the list by the link before is put out with it.
        const { joins } = context.people;
        for (const { id } of joins.list(room.id)) joins.reject(id);
        context.joinsChanged(room.id);
        const token = await links.create({ purpose: 'tables', recount: room.id });
        return answer({ url: new URL(`/join#${token}`, context.publicUrl).href });
      }
      const observer = state.observers.find((one) => one.id === input.observer && one.active);
      if (!observer || observer.name === VEILED) return refuse(404, 'observer-unknown');
      const token = await links.create({
        purpose: 'observer',
        recount: room.id,
        observer: observer.id,
        role: observer.capacity,
      });
      // Whoever came in by the link before is out: it may be in hands that it was not made for.
      await context.people.sessions.revokeWhere(
        ({ recount, kind, person }) =>
          recount === room.id && kind === 'observer' && person?.id === observer.id,
      );
      return answer({ url: new URL(`/observe#${token}`, context.publicUrl).href });
    },
  };
}

/** Which links of a recount let somebody in, and since when. */
export function standingLinksDoor(context: Context): Door<null> {
  return {
    name: 'standing-links',
    method: 'GET',
    who: ['officer'],
    perMinute: 120,
    input: 'none',
    async run({ params }) {
      const room = roomOf(context, params);
      if (!room) return refuse(404, 'recount-unknown');
      const links = await context.people.links.standing(room.id);
      return answer(links.map(({ observer, since }) => ({ observer, since: since.toISOString() })));
    },
  };
}
