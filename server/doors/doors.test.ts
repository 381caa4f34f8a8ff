import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PersonId } from '@/lib/base/ids.ts';
import { type Actor, ROLES, type Role } from '@/lib/recount/actor.ts';
import { openingOf, SEAT } from '@/lib/recount/testing.ts';
import { startTestRoom, type TestRoom } from '../room.testing.ts';
import type { OpenDoor } from './door.ts';

let room: TestRoom;
beforeAll(async () => {
  room = await startTestRoom();
});
afterAll(() => room.stop());

/** Who comes in where, written out: a door that is added or opened wider fails here. */
const WHO: Readonly<Record<string, 'anyone' | readonly Role[]>> = {
  'set-up': 'anyone',
  'join/roster': 'anyone',
  'join/ask': 'anyone',
  'join/state': 'anyone',
  'accounts/create': ['admin', 'officer'],
  'accounts/change-role': ['admin', 'officer'],
  'accounts/withdraw': ['admin', 'officer'],
  'accounts/renew-password': ['admin', 'officer'],
  'accounts/own-password': ['admin', 'officer', 'canvasser', 'display'],
  'accounts/ledger': ['admin', 'officer'],
  recounts: ['officer'],
  'recounts/[id]/snapshot': ['officer', 'table', 'watcher', 'witness', 'canvasser', 'display'],
  'recounts/[id]/sheet': ['table'],
  'recounts/[id]/ledger': ['officer', 'watcher', 'witness', 'canvasser'],
  'recounts/[id]/batch-list': ['officer'],
  'recounts/[id]/links': ['officer'],
  'recounts/[id]/standing-links': ['officer'],
  'recounts/[id]/join-confirm': ['officer'],
  'recounts/[id]/join-reject': ['officer'],
};

const OTHER: Actor = { role: 'officer', people: [{ id: 'other' as PersonId, name: 'Otto' }] };

function doors(): Readonly<Record<string, OpenDoor>> {
  return room.server.services.doors;
}

async function status(address: string, cookie: string): Promise<number> {
  const door = doors()[address];
  if (!door) throw new Error(`no door ${address}`);
  const request = new Request(`http://127.0.0.1/api/${address}`, {
    method: door.method,
    headers: { cookie, 'x-client-address': `${address} ${cookie.length}` },
    ...(door.method === 'POST' ? { body: '{}' } : {}),
  });
  return (await door.call(request, { id: 'nowhere' })).status;
}

test('every door is on the list, and no other', () => {
  expect(Object.keys(doors()).sort()).toEqual(Object.keys(WHO).sort());
});

describe('every door with every role', () => {
  for (const [address, who] of Object.entries(WHO)) {
    test(`${address}: nobody signed in`, async () => {
      expect((await status(address, '')) === 401).toBe(who !== 'anyone');
    });
    for (const role of ROLES) {
      const allowed = who === 'anyone' || who.includes(role);
      test(`${address}: ${role} ${allowed ? 'comes in' : 'does not'}`, async () => {
        const cookie = await room.cookieOf(await room.userAs(role));
        expect((await status(address, cookie)) === 403).toBe(!allowed && true);
      });
    }
  }
});

test('a door counts its callers', async () => {
  const session = await room.userAs('officer');
  const cookie = await room.cookieOf(session);
  const codes = await Promise.all(Array.from({ length: 30 }, () => status('recounts', cookie)));
  expect(codes.filter((code) => code === 429).length).toBeGreaterThan(0);
});

test('a body that is too large, or no JSON, is refused with its reason', async () => {
  const cookie = await room.cookieOf(await room.userAs('officer'));
  const post = async (body: string) => {
    const request = new Request('http://127.0.0.1/api/recounts', {
      method: 'POST',
      headers: { cookie },
      body,
    });
    const response = await (doors().recounts as OpenDoor).call(request, {});
    return [response.status, ((await response.json()) as { refusal: { is: string } }).refusal.is];
  };
  expect(await post('x'.repeat(300_000))).toEqual([413, 'too-large']);
  expect(await post('{')).toEqual([400, 'command-malformed']);
  expect(await post('{"id":"x","command":{}}')).toEqual([400, 'command-malformed']);
});

test('a revoked session, and one of a withdrawn account, come in no more', async () => {
  const { people } = room.server;
  const officer = await room.userAs('officer');
  const cookie = await room.cookieOf(officer);
  expect(await status('recounts/[id]/links', cookie)).not.toBe(401);
  if (!officer.person) throw new Error('a user without a person');
  await people.users.withdraw(officer.person.id, OTHER);
  expect(await status('recounts/[id]/links', cookie)).toBe(401);
  const other = await room.userAs('officer');
  await people.sessions.revoke(other.id);
  expect(await status('recounts/[id]/links', await room.cookieOf(other))).toBe(401);
});

test('a forged token and a Bearer header are nobody', async () => {
  const officer = await room.userAs('officer');
  const token = (await room.cookieOf(officer)).split('=')[1] ?? '';
  const headers = new Headers({ authorization: `Bearer ${token}` });
  expect(await room.server.services.identify(headers)).toBeNull();
  expect(
    await room.server.services.identify(new Headers({ cookie: 'next-auth.session-token=x' })),
  ).toBeNull();
});

test('a recount that is opened twice by one command is one recount', async () => {
  const cookie = await room.cookieOf(await room.userAs('officer'));
  const id = 'AAAAAAAAAAAAAAAAAAAAAA';
  const open = async () => {
    const request = new Request('http://127.0.0.1/api/recounts', {
      method: 'POST',
      headers: { cookie },
      body: JSON.stringify({ id, command: openingOf(SEAT) }),
    });
    const response = await (doors().recounts as OpenDoor).call(request, {});
    return (await response.json()) as { readonly is: string; readonly recount: string };
  };
  const [one, two] = await Promise.all([open(), open()]);
  const three = await open();
  expect(one.is).toBe('recorded');
  expect([two, three]).toEqual([one, one]);

  // What an officer's browser keeps of it is never confirmed to someone else.
  const snapshot = (who: string, headers: object = {}) => {
    const request = new Request(`http://127.0.0.1/api/recounts/${one.recount}/snapshot`, {
      headers: { cookie: who, ...headers },
    });
    return (doors()['recounts/[id]/snapshot'] as OpenDoor).call(request, { id: one.recount });
  };
  const etag = (await snapshot(cookie)).headers.get('etag') ?? '';
  expect((await snapshot(cookie, { 'if-none-match': etag })).status).toBe(304);
  const display = await room.cookieOf(await room.userAs('display'));
  expect((await snapshot(display, { 'if-none-match': etag })).status).toBe(200);
});
