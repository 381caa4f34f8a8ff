import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PersonId, RecountId } from '@/lib/base/ids.ts';
import { verifyRows } from '@/lib/ledger/chain.ts';
import type { Line } from '@/lib/ledger/line.ts';
import { OFFICE } from '@/lib/office/office.ts';
import type { Actor } from '@/lib/recount/actor.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/types.ts';
import { afterFailure, lockOf, type Throttle } from './lockout.ts';
import { hashPassword } from './passwords.ts';
import { openPeople } from './people.ts';
import type { People } from './types.ts';

const RECOUNT = 'r-test' as RecountId;
const PASSWORD = 'correct horse battery';
const MINUTE = 60_000;

let folder = '';
let store: Store;
let people: People;
let time = Date.UTC(2026, 10, 20, 16);
const now = () => new Date(time);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'people-'));
  const opened = await openSqlite({ dataDir: folder, prismaDir: 'prisma' });
  if (!opened.ok) throw new Error(opened.error.is);
  store = opened.value;
  people = await openPeople(store, { now, software: 'test' });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Another officer, who acts. */
const OTHER: Actor = { role: 'officer', people: [{ id: 'other' as PersonId, name: 'Otto' }] };

const officer = { login: 'Olive', name: 'Olive Officer', password: PASSWORD } as const;

async function made() {
  const user = await people.users.create({ ...officer, role: 'officer' }, 'themselves');
  if (!user.ok) throw new Error(user.error.is);
  return user.value;
}

function enter(login: string, password: string, address = 'a') {
  return people.signIn({ login, password, address });
}

describe('sign-in', () => {
  test('takes the right password, whatever the case of the name', async () => {
    await made();
    const session = await enter(' OLIVE ', PASSWORD);
    expect(session.ok && session.value).toMatchObject({
      role: 'officer',
      person: { name: 'Olive Officer' },
    });
  });

  test('of many wrong tries at once no more are looked at than one after another', async () => {
    await made();
    const tries = Array.from({ length: 30 }, (_, at) => enter('olive', `wrong password ${at}`));
    const answers = (await Promise.all(tries)).map((one) => (one.ok ? 'in' : one.error.is));
    const looked = answers.filter((is) => is === 'sign-in-refused').length;
    // Five are free, and the sixth sets the lock.
    expect(looked).toBe(6);
    expect(answers.filter((is) => is === 'sign-in-locked').length).toBe(30 - looked);
  });

  test('says the same to an unknown name, a wrong password and a withdrawn account', async () => {
    const user = await made();
    const refused = { ok: false, error: { is: 'sign-in-refused' } };
    expect(await enter('nobody', PASSWORD, 'b')).toEqual(refused);
    expect(await enter('olive', 'wrong password!', 'c')).toEqual(refused);
    await people.users.withdraw(user.id, OTHER);
    expect(await enter('olive', PASSWORD, 'd')).toEqual(refused);
  });

  test('locks the address that tries known and unknown names alike, and not whose name it is', async () => {
    await made();
    for (const login of ['olive', 'nobody']) {
      const answers = [];
      for (let tried = 0; tried < 7; tried++) answers.push(await enter(login, 'x', `of ${login}`));
      expect(answers.map((one) => (one.ok ? 'in' : one.error.is))).toEqual([
        ...Array.from({ length: 6 }, () => 'sign-in-refused'),
        'sign-in-locked',
      ]);
    }
    expect((await enter('olive', PASSWORD, 'of olive')).ok).toBe(false);
    expect((await enter('olive', PASSWORD, 'of olive herself')).ok).toBe(true);
    time += 16 * MINUTE;
    expect((await enter('olive', PASSWORD, 'of olive')).ok).toBe(true);
  });

  test('tries of a name from ever other addresses lock the name after fifty', async () => {
    await made();
    const answers = [];
    for (let tried = 0; tried < 52; tried++) answers.push(await enter('olive', 'x', `a${tried}`));
    expect(answers.map((one) => (one.ok ? 'in' : one.error.is))).toEqual([
      ...Array.from({ length: 51 }, () => 'sign-in-refused'),
      'sign-in-locked',
    ]);
    time += 16 * MINUTE;
    expect((await enter('olive', PASSWORD, 'z')).ok).toBe(true);
  }, 60_000);

  test('the lock doubles and ends at a quarter of an hour', () => {
    let throttle: Throttle | null = null;
    const locks: number[] = [];
    for (let tried = 0; tried < 14; tried++) {
      throttle = afterFailure(throttle, now(), 5);
      locks.push(((lockOf(throttle, now())?.getTime() ?? time) - time) / 1_000);
    }
    expect(locks).toEqual([0, 0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test('passwords are hashed by argon2id; short ones and the name itself are refused', async () => {
    expect(await hashPassword(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const create = (password: string, login = 'someone') =>
      people.users.create({ ...officer, login, password, role: 'officer' }, OTHER);
    expect(await create('short')).toMatchObject({ error: { is: 'password-too-short' } });
    expect(await create('Someone.Longer', 'someone.longer')).toMatchObject({
      error: { is: 'password-is-login' },
    });
    await made();
    expect(await create(PASSWORD, 'OLIVE')).toMatchObject({ error: { is: 'login-taken' } });
  });
});

describe('a session', () => {
  test('idles out for a person, unless they act; survives a restart of the server', async () => {
    await made();
    const session = await enter('olive', PASSWORD);
    if (!session.ok) throw new Error('refused');
    const { id } = session.value;
    time += 50 * MINUTE;
    people.sessions.touch(id);
    time += 50 * MINUTE;
    expect(people.sessions.find(id)).not.toBeNull();
    time += 61 * MINUTE;
    expect(people.sessions.find(id)).toBeNull();
  });

  test('of an account ends when its role changes, and whoever listens is told', async () => {
    const user = await made();
    const session = await enter('olive', PASSWORD);
    if (!session.ok) throw new Error('refused');
    const told: string[] = [];
    people.sessions.onRevoked((id) => told.push(id));
    await people.users.changeRole(user.id, 'canvasser', OTHER);
    expect(people.sessions.find(session.value.id)).toBeNull();
    expect(told).toEqual([session.value.id]);
    const again = await openPeople(store, { now, software: 'test' });
    expect(again.sessions.find(session.value.id)).toBeNull();
  });
});

describe('links', () => {
  const observer = 'o1' as PersonId;
  const link = { purpose: 'observer', recount: RECOUNT, observer, role: 'witness' } as const;

  test('open what they are for, until a new one is made; the token itself is nowhere', async () => {
    const token = await people.links.create(link);
    expect(await people.links.resolve(token)).toEqual(link);
    const rows = JSON.stringify(await store.db.linkCode.findMany());
    expect(rows).not.toContain(token);
    const next = await people.links.create(link);
    expect(await people.links.resolve(token)).toBeNull();
    expect(await people.links.resolve(next)).toEqual(link);
    expect(await people.links.resolve('nonsense')).toBeNull();
  });
});

describe('a table that joins', () => {
  const judges = ['j1', 'j2'] as unknown as readonly [PersonId, PersonId];
  const pair = [
    { id: 'j1' as PersonId, name: 'R. Alder' },
    { id: 'j2' as PersonId, name: 'S. Birch' },
  ] as const;

  function asked() {
    const join = people.joins.ask(RECOUNT, 4, judges);
    if (!join.ok) throw new Error(join.error.is);
    return join.value;
  }

  test('is confirmed by the code it says, and collects its session once', async () => {
    const { id, code, deviceSecret } = asked();
    expect(code).toMatch(/^\d{3}$/);
    expect(people.joins.list(RECOUNT)).toMatchObject([{ id, number: 4, judges }]);
    expect(JSON.stringify(people.joins.list(RECOUNT))).not.toContain(deviceSecret);
    const wrong = code === '000' ? '001' : '000';
    expect(people.joins.check(id, wrong)).toMatchObject({ error: { is: 'code-differs' } });
    expect(people.joins.check(id, code).ok).toBe(true);
    expect(people.joins.collect(id, deviceSecret)).toEqual({ is: 'waiting' });
    await people.joins.confirm(id, pair);
    expect(people.joins.collect(id, 'someone else')).toEqual({ is: 'gone' });
    expect(people.joins.collect(id, deviceSecret)).toMatchObject({
      is: 'confirmed',
      session: { role: 'table', table: 't4', pair },
    });
    expect(people.joins.collect(id, deviceSecret)).toEqual({ is: 'gone' });
  });

  test('is forgotten after ten minutes, or when it is rejected', () => {
    const first = asked();
    expect(people.joins.reject(first.id).ok).toBe(true);
    expect(people.joins.look(first.id, first.deviceSecret)).toBe('gone');
    const second = asked();
    time += 11 * MINUTE;
    expect(people.joins.list(RECOUNT)).toEqual([]);
    expect(people.joins.look(second.id, second.deviceSecret)).toBe('gone');
  });

  test('codes of those who wait are all different', () => {
    const codes = Array.from({ length: 40 }, () => asked().code);
    expect(new Set(codes).size).toBe(40);
    expect(people.joins.ask(RECOUNT, 5, judges)).toMatchObject({ error: { is: 'too-many-joins' } });
    // Another recount's list is its own.
    expect(people.joins.ask('r-other' as RecountId, 5, judges).ok).toBe(true);
  });
});

test('the first officer is made by the one-time code, once', async () => {
  const code = people.setUp.code() ?? '';
  expect(await people.setUp.firstOfficer('wrong', officer)).toMatchObject({
    error: { is: 'set-up-refused' },
  });
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
  // Two at once: one of them is an officer.
  const [first, second] = await Promise.all([
    people.setUp.firstOfficer(typed, officer),
    people.setUp.firstOfficer(code, { ...officer, login: 'other' }),
  ]);
  expect(first).toMatchObject({ ok: true, value: { role: 'officer' } });
  expect(second).toMatchObject({ ok: false, error: { is: 'set-up-refused' } });
  expect(people.setUp.code()).toBeNull();
  expect((await people.setUp.firstOfficer(code, { ...officer, login: 'second' })).ok).toBe(false);
});

describe('accounts', () => {
  async function lines() {
    const found: Line[] = [];
    for await (const rows of store.ledger.lines(OFFICE)) {
      found.push(...rows.map(({ text }) => JSON.parse(text) as Line));
      expect(await verifyRows(rows, null)).toMatchObject({ is: 'whole' });
    }
    return found;
  }

  test('each act is a line of a ledger of the office, under who did it, without password or sign-in name', async () => {
    const user = await made();
    await people.users.changeRole(user.id, 'canvasser', OTHER);
    await people.users.renewPassword(user.id, OTHER);
    await people.users.withdraw(user.id, OTHER);
    const all = await lines();
    expect(all.map(({ type, actor }) => [type, actor.people.map(({ name }) => name)])).toEqual([
      ['office.opened', []],
      ['account.made', ['Olive Officer']],
      ['account.role-changed', ['Otto']],
      ['account.password-renewed', ['Otto']],
      ['account.withdrawn', ['Otto']],
    ]);
    expect(JSON.stringify(all)).not.toContain(PASSWORD);
    expect(JSON.stringify(all)).not.toContain('"olive"');
  });

  test('a row that stayed behind its line when the process died follows at the next start', async () => {
    const user = await made();
    await people.users.withdraw(user.id, OTHER);
    await store.db.user.update({ where: { id: user.id }, data: { active: true, role: 'admin' } });
    people = await openPeople(store, { now, software: 'test' });
    expect(await people.users.list()).toMatchObject([{ active: false, role: 'officer' }]);
    expect((await enter('olive', PASSWORD)).ok).toBe(false);
  });

  test('nobody changes, renews or withdraws their own account', async () => {
    const { id, name } = await made();
    const self: Actor = { role: 'officer', people: [{ id, name }] };
    const own = { ok: false, error: { is: 'own-account' } };
    expect(await people.users.changeRole(id, 'admin', self)).toEqual(own);
    expect(await people.users.renewPassword(id, self)).toEqual(own);
    expect(await people.users.withdraw(id, self)).toEqual(own);
    expect((await enter('olive', PASSWORD)).ok).toBe(true);
  });

  test('a renewed password is the only one that works, and ends every session', async () => {
    const user = await made();
    const session = await enter('olive', PASSWORD);
    const renewed = await people.users.renewPassword(user.id, OTHER);
    if (!renewed.ok || !session.ok) throw new Error('not renewed');
    expect(renewed.value).toMatch(/^([a-z0-9]{5}-){3}[a-z0-9]{5}$/);
    expect(people.sessions.find(session.value.id)).toBeNull();
    expect((await enter('olive', PASSWORD, 'b')).ok).toBe(false);
    expect((await enter('olive', renewed.value, 'c')).ok).toBe(true);
  });

  test('one changes one’s own password by saying the one before', async () => {
    const { id, name } = await made();
    const self: Actor = { role: 'officer', people: [{ id, name }] };
    const after = 'another battery horse';
    const wrong = { before: 'wrong horse battery', after };
    expect(await people.users.changePassword(id, wrong, self)).toEqual({
      ok: false,
      error: { is: 'password-wrong' },
    });
    const short = { before: PASSWORD, after: 'short' };
    expect(await people.users.changePassword(id, short, self)).toMatchObject({
      error: { is: 'password-too-short' },
    });
    expect((await people.users.changePassword(id, { before: PASSWORD, after }, self)).ok).toBe(
      true,
    );
    expect((await enter('olive', PASSWORD, 'b')).ok).toBe(false);
    expect((await enter('olive', after, 'c')).ok).toBe(true);
  });

  test('two of one sign-in name, asked for at once, make one account', async () => {
    const asked = await Promise.all([
      people.users.create({ ...officer, role: 'officer' }, OTHER),
      people.users.create({ ...officer, role: 'admin' }, OTHER),
    ]);
    expect(asked.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect((await lines()).filter(({ type }) => type === 'account.made')).toHaveLength(1);
  });
});
