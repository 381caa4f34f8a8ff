import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Delta } from '@/lib/access/apply.ts';
import type { BatchId, CommandId, PersonId, RecountId, TableId } from '@/lib/base/ids.ts';
import { idOfBytes } from '@/lib/base/random-id.ts';
import type { Actor } from '@/lib/recount/actor.ts';
import type { Command } from '@/lib/recount/commands.ts';
import { OFFICER, openingOf, roomCommands, SEAT, sheet } from '@/lib/recount/testing.ts';
import { type Behind, type Outcome, PROTOCOL } from '@/lib/wire/messages.ts';
import type { Session } from '../people/types.ts';
import { startTestRoom, type TestRoom } from '../room.testing.ts';
import type { Room } from './rooms.ts';

let house: TestRoom;
let room: Room;
let made = 0;
let ahead = 0;

/** What the server takes for now, in milliseconds from the machine's clock. */
function later(ms: number): void {
  ahead = ms;
}

const sockets: Socket[] = [];

function nextId(): CommandId {
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setUint32(12, ++made);
  return idOfBytes(bytes) as CommandId;
}

async function give(command: Command, actor: Actor = OFFICER): Promise<Outcome> {
  return room.desk.submit({ id: nextId(), command, actor });
}

beforeAll(async () => {
  house = await startTestRoom(() => new Date(Date.now() + ahead));
  room = await house.server.rooms.create('r-sockets' as RecountId);
  for (const command of [openingOf(SEAT), ...roomCommands()]) await give(command);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => house.stop());

type Open = {
  readonly side: 'staff' | 'watch';
  readonly cookie: string;
  readonly recount?: string;
};

function open({ side, cookie, recount = room.id }: Open): Socket {
  const socket = io(`${house.address}/${side}`, {
    transports: ['websocket'],
    auth: { recount, protocol: PROTOCOL },
    extraHeaders: { cookie, origin: house.address },
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  return socket;
}

function once<Value>(socket: Socket, event: string): Promise<Value> {
  return new Promise((done) => socket.once(event, done));
}

async function connected(socket: Socket): Promise<'in' | string> {
  return new Promise((done) => {
    socket.once('connect', () => done('in'));
    socket.once('connect_error', (error) => done(error.message));
  });
}

async function watcher(): Promise<Session> {
  const link = {
    purpose: 'observer',
    recount: room.id,
    observer: 'o1' as PersonId,
    role: 'watcher',
  } as const;
  return house.server.people.observe(link, { id: 'o1' as PersonId, name: 'Wanda' });
}

async function table(number: number): Promise<Session> {
  const { joins } = house.server.people;
  const judges = [`j${2 * number - 1}`, `j${2 * number}`] as unknown as readonly [
    PersonId,
    PersonId,
  ];
  const asked = joins.ask(room.id, number, judges);
  if (!asked.ok) throw new Error(asked.error.is);
  await joins.confirm(asked.value.id, [
    { id: judges[0], name: `Judge ${2 * number - 1}` },
    { id: judges[1], name: `Judge ${2 * number}` },
  ]);
  const collected = joins.collect(asked.value.id, asked.value.deviceSecret);
  if (collected.is !== 'confirmed') throw new Error(collected.is);
  return collected.session;
}

function level() {
  return { since: room.desk.state()?.seq, seen: null };
}

function versionOf(batch: BatchId): number {
  return (
    room.desk
      .state()
      ?.batches.flat()
      .find(({ id }) => id === batch)?.version ?? 0
  );
}

describe('who comes in', () => {
  test('nobody without a session, nobody on the wrong side, nobody of another recount', async () => {
    const officer = await house.cookieOf(await house.userAs('officer'));
    const watching = await house.cookieOf(await watcher());
    const canvasser = await house.cookieOf(await house.userAs('canvasser'));
    expect(await connected(open({ side: 'staff', cookie: '' }))).toBe('signed-out');
    expect(await connected(open({ side: 'staff', cookie: watching }))).toBe('not-permitted');
    expect(await connected(open({ side: 'staff', cookie: canvasser }))).toBe('not-permitted');
    expect(await connected(open({ side: 'watch', cookie: watching, recount: 'another' }))).toBe(
      'not-permitted',
    );
    expect(await connected(open({ side: 'staff', cookie: officer }))).toBe('in');
    expect(await connected(open({ side: 'watch', cookie: watching }))).toBe('in');
  });

  test('whoever is revoked is told and put out', async () => {
    const session = await watcher();
    const socket = open({ side: 'watch', cookie: await house.cookieOf(session) });
    await connected(socket);
    const out = once(socket, 'disconnect');
    await house.server.people.sessions.revoke(session.id);
    await out;
    expect(socket.connected).toBe(false);
  });
});

test('a packet that announces attachments ends its connection', async () => {
  const socket = new WebSocket(
    `${house.address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
    { headers: { origin: house.address } },
  );
  socket.on('message', () => socket.send('51-["x",{"_placeholder":true,"num":0}]'));
  await new Promise((closed) => socket.on('close', closed));
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});

describe('a watcher', () => {
  test('changes nothing, whatever it sends', async () => {
    const socket = open({ side: 'watch', cookie: await house.cookieOf(await watcher()) });
    await connected(socket);
    const before = room.desk.head();
    socket.emit('command', { id: nextId(), command: { type: 'start-counting' } }, () => undefined);
    socket.emit('deltas', []);
    socket.emit('joins', []);
    socket.emit('resume', level());
    await once(socket, 'deltas');
    expect(room.desk.head()).toBe(before);
  });

  test('resumes where it was, and a client ahead of the ledger starts over', async () => {
    const cookie = await house.cookieOf(await watcher());
    const socket = open({ side: 'watch', cookie });
    await connected(socket);
    const last = room.desk.state()?.seq ?? 0;
    socket.emit('resume', { since: last - 2, seen: null });
    const deltas = await once<readonly Delta[]>(socket, 'deltas');
    expect(deltas.map(({ text }) => (JSON.parse(text) as { seq: number }).seq)).toEqual([
      last - 1,
      last,
    ]);
    socket.emit('resume', {
      since: last + 10,
      seen: { epoch: 9, seq: last + 10, hash: 'f'.repeat(64) },
    });
    await once(socket, 'start-over');
    // What those who watch say of lines that are not there halts nobody.
    expect(room.desk.behind()).toBeNull();
  });

  test('is put out when its sockets together resume too often', async () => {
    const cookie = await house.cookieOf(await watcher());
    const mine = Array.from({ length: 3 }, () => open({ side: 'watch', cookie }));
    await Promise.all(mine.map(connected));
    const out = Promise.race(mine.map((socket) => once(socket, 'disconnect')));
    for (let asked = 0; asked < 5; asked++) {
      for (const socket of mine) socket.emit('resume', level());
    }
    await out;
    expect(mine.some(({ connected: is }) => !is)).toBe(true);
  });

  test('has as many sockets as a browser has tabs, and no more', async () => {
    const cookie = await house.cookieOf(await watcher());
    for (let tab = 0; tab < 20; tab++) {
      expect(await connected(open({ side: 'watch', cookie }))).toBe('in');
    }
    expect(await connected(open({ side: 'watch', cookie }))).toBe('too-many');
    const other = await house.cookieOf(await watcher());
    expect(await connected(open({ side: 'watch', cookie: other }))).toBe('in');
  });

  test('is put out when its resume is nonsense', async () => {
    const socket = open({ side: 'watch', cookie: await house.cookieOf(await watcher()) });
    await connected(socket);
    socket.emit('resume', { since: -1, all: true });
    await once(socket, 'disconnect');
    expect(socket.connected).toBe(false);
  });
});

describe('a table', () => {
  test('is never shown what its batches were counted to before', async () => {
    const rows = room.views.table.snapshot()?.state;
    expect(rows?.control).toMatchObject({ votes: [] });
    expect(rows?.batches.flat().every(({ reported }) => reported === null)).toBe(true);
    expect(room.views.officer.snapshot()?.state.control?.votes).toEqual([0, 0]);
    // The lines that hold it are not sent to tables: whoever needs them starts over.
    expect(room.views.table.after(1)).toBe('start-over');
    expect(room.views.officer.after(1)).not.toBe('start-over');
  });

  test('counts over its socket; another table hears of it and sees no figure', async () => {
    const one = open({ side: 'staff', cookie: await house.cookieOf(await table(1)) });
    const two = open({ side: 'staff', cookie: await house.cookieOf(await table(2)) });
    await Promise.all([connected(one), connected(two)]);
    two.emit('resume', level());
    await once(two, 'deltas');
    const heard: Delta[] = [];
    two.on('deltas', (deltas: readonly Delta[]) => heard.push(...deltas));
    const batch = 'b1' as BatchId;
    const send = (command: object): Promise<Outcome> =>
      one.emitWithAck('command', { id: nextId(), command });
    expect(await send({ type: 'take-batch', batch, version: versionOf(batch) })).toMatchObject({
      is: 'recorded',
    });
    const counted = await send({
      type: 'submit-count',
      batch,
      version: versionOf(batch),
      figures: [sheet(10, [7, 3])],
      note: null,
    });
    expect(counted).toMatchObject({ is: 'recorded' });
    await expect.poll(() => heard.length).toBe(2);
    expect(JSON.stringify(heard)).not.toContain('votes');
  });

  test('sees no accepted figure either, whichever snapshot it asks for', async () => {
    const batch = 'b2' as BatchId;
    const judges = (number: number): Actor => ({
      role: 'table',
      table: `t${number}` as TableId,
      people: [2 * number - 1, 2 * number].map((id) => ({
        id: `j${id}` as PersonId,
        name: `Judge ${id}`,
      })),
    });
    for (const number of [2, 3]) {
      const actor = judges(number);
      await give({ type: 'take-batch', batch, version: versionOf(batch) }, actor);
      const figures = [sheet(20, [11, 9])];
      await give(
        { type: 'submit-count', batch, version: versionOf(batch), figures, note: null },
        actor,
      );
      await give({ type: 'return-batch', batch, version: versionOf(batch) }, actor);
    }
    const snapshot = async (session: Session, query = '') => {
      const door = house.server.services.doors['recounts/[id]/snapshot'];
      const headers = { cookie: await house.cookieOf(session) };
      const request = new Request(`http://127.0.0.1/api/x${query}`, { headers });
      return (await door.call(request, { id: room.id })).text();
    };
    expect(await snapshot(await watcher())).toContain('"votes":[11,9]');
    for (const query of ['', '?side=watch', '?side=staff']) {
      expect(await snapshot(await table(1), query)).not.toContain('"votes":[11,9]');
    }
  });

  test('a command that is malformed, unknown or not by socket names what is wrong', async () => {
    const socket = open({
      side: 'staff',
      cookie: await house.cookieOf(await house.userAs('officer')),
    });
    await connected(socket);
    const send = (message: unknown): Promise<Outcome> => socket.emitWithAck('command', message);
    expect(await send({ id: 'short', command: { type: 'start-counting' } })).toEqual({
      is: 'refused',
      refusal: { is: 'command-malformed', field: 'id' },
    });
    expect(await send({ id: nextId(), command: { type: 'drop-everything' } })).toMatchObject({
      refusal: { is: 'command-malformed', field: 'command.type' },
    });
    for (const name of ['a\u0000b', 'a\ud800', 'a\u202eb']) {
      expect(await send({ id: nextId(), command: { type: 'enroll-judge', name } })).toMatchObject({
        refusal: { is: 'command-malformed', field: 'command.name' },
      });
    }
    expect(await send({ id: nextId(), command: openingOf(SEAT) })).toMatchObject({
      refusal: { is: 'not-permitted' },
    });
    const counts = { type: 'submit-count', batch: 'b1', version: 1, note: null };
    for (const votes of [
      [-1, 0],
      [1.5, 0],
      [1_000_000_001, 0],
      ['1', 0],
      [Number.NaN, 0],
    ]) {
      const figures = [{ ...sheet(10, [5, 5]), votes }];
      expect(await send({ id: nextId(), command: { ...counts, figures } })).toMatchObject({
        refusal: { is: 'command-malformed', field: 'command.figures.0.votes.0' },
      });
    }
  });

  test('too many commands in a second are refused, not queued', async () => {
    const socket = open({
      side: 'staff',
      cookie: await house.cookieOf(await house.userAs('officer')),
    });
    await connected(socket);
    const outcomes = await Promise.all(
      Array.from({ length: 80 }, () => socket.emitWithAck('command', {}) as Promise<Outcome>),
    );
    const codes = outcomes.map((one) => (one.is === 'refused' ? one.refusal.is : one.is));
    expect(codes.filter((code) => code === 'too-many-commands').length).toBeGreaterThan(0);
  });
});

describe('a session', () => {
  test('that ran out hears nothing more', async () => {
    const session = await house.userAs('officer');
    const socket = open({ side: 'staff', cookie: await house.cookieOf(session) });
    await connected(socket);
    const out = once(socket, 'signed-out');
    later(13 * 60 * 60_000);
    await out;
    expect(house.server.people.sessions.find(session.id)).toBeNull();
    later(0);
  });

  test('of a table ends when its judges sit down at another device', async () => {
    const first = await table(3);
    expect(house.server.people.sessions.find(first.id)).not.toBeNull();
    const judges = ['j5', 'j6'] as unknown as readonly [PersonId, PersonId];
    await give({ type: 'seat-table', number: 3, judges });
    await expect.poll(() => house.server.people.sessions.find(first.id)).toBeNull();
  });
});

describe('a restored backup', () => {
  const LOST = 'f'.repeat(64);

  async function staff(session: Session): Promise<Socket> {
    const socket = open({ side: 'staff', cookie: await house.cookieOf(session) });
    await connected(socket);
    return socket;
  }

  function send(socket: Socket, command: Command): Promise<Outcome> {
    return socket.emitWithAck('command', { id: nextId(), command });
  }

  test('a table that has seen more halts the recount until the officer confirms', async () => {
    const officer = await staff(await house.userAs('officer'));
    officer.emit('resume', level());
    await once(officer, 'deltas');
    const ends = room.desk.state()?.seq ?? 0;
    const told = once<Behind>(officer, 'behind');
    const one = await staff(await table(1));
    const toldItself = once<Behind>(one, 'behind');
    const seated = room.desk.state()?.seq ?? 0;
    one.emit('resume', { since: seated, seen: { epoch: 0, seq: seated + 7, hash: LOST } });
    expect(await told).toEqual({ seen: seated + 7, ends: seated, by: 'Judge 1, Judge 2' });
    expect(await toldItself).toEqual(await told);
    expect(seated).toBeGreaterThan(ends - 1);

    const refused = { is: 'refused', refusal: { is: 'restore-not-confirmed' } };
    const b2 = 'b2' as BatchId;
    const take: Command = { type: 'take-batch', batch: b2, version: versionOf(b2) };
    expect(await send(one, take)).toEqual(refused);
    expect(await send(officer, { type: 'pause-counting', message: 'm' })).toEqual(refused);
    const wrong: Command = { type: 'confirm-restore', seen: seated + 1, reason: 'r' };
    expect(await send(officer, wrong)).toMatchObject({ refusal: { is: 'nothing-to-restore' } });
    expect(await send(one, { type: 'confirm-restore', seen: seated + 7, reason: 'r' })).toEqual({
      is: 'refused',
      refusal: { is: 'not-permitted', command: 'confirm-restore' },
    });

    const over = Promise.all([once(one, 'start-over'), once(officer, 'start-over')]);
    const confirm: Command = { type: 'confirm-restore', seen: seated + 7, reason: 'Disk died' };
    expect(await send(officer, confirm)).toEqual({ is: 'recorded', seq: seated + 1 });
    await over;
    expect(room.desk.state()?.restores).toEqual([
      expect.objectContaining({ from: seated, seen: seated + 7, reason: 'Disk died' }),
    ]);
    expect(await send(officer, { type: 'pause-counting', message: 'm' })).toMatchObject({
      is: 'recorded',
    });
    await send(officer, { type: 'resume-counting' });
    expect(await send(officer, confirm)).toMatchObject({ refusal: { is: 'nothing-to-restore' } });
    // A device that was away meanwhile shows the same lost lines again: they are known.
    one.emit('resume', { ...level(), seen: { epoch: 0, seq: seated + 7, hash: LOST } });
    await once(one, 'deltas');
    expect(await send(officer, { type: 'choose-release', release: 'progress-only' })).toMatchObject(
      { is: 'recorded' },
    );
  });

  test.each([
    ['a line of another ledger under a number that is here', () => 3],
    ['the last number with another hash', () => room.desk.state()?.seq ?? 0],
  ])('%s halts it too', async (_, seq) => {
    const officer = await staff(await house.userAs('officer'));
    officer.emit('resume', { ...level(), seen: { epoch: 9, seq: seq(), hash: LOST } });
    const { seen } = await once<Behind>(officer, 'behind');
    expect(seen).toBe(room.desk.state()?.seq);
    const confirm: Command = { type: 'confirm-restore', seen, reason: 'r' };
    expect(await send(officer, confirm)).toMatchObject({ is: 'recorded' });
  });
});
