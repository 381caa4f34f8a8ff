import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestRoom, type TestRoom } from './room.testing.ts';

let room: TestRoom;
beforeAll(async () => {
  room = await startTestRoom();
});
afterAll(() => room.stop());

type Asked = { readonly method?: string; readonly headers?: Readonly<Record<string, string>> };

function status({ method = 'GET', headers = {} }: Asked): Promise<number> {
  const { hostname, port, host } = new URL(room.address);
  return new Promise((done, failed) => {
    const sent = request(
      { hostname, port, method, path: '/', headers: { host, ...headers } },
      (got) => {
        got.resume();
        done(got.statusCode ?? 0);
      },
    );
    sent.on('upgrade', () => done(101));
    sent.on('error', failed);
    sent.end();
  });
}

test('a request for another host is not for this server', async () => {
  expect(await status({})).toBe(404);
  expect(await status({ headers: { host: 'evil.test' } })).toBe(421);
});

test('a write from a page of another address, or of none, is refused', async () => {
  expect(await status({ method: 'POST', headers: { origin: room.address } })).toBe(404);
  expect(await status({ method: 'POST', headers: { origin: 'http://evil.test' } })).toBe(403);
  expect(await status({ method: 'POST' })).toBe(403);
});

test('an upgrade from a page of another address, and one to nowhere, is turned away', async () => {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  expect(await status({ headers: { ...upgrade, origin: 'http://evil.test' } })).toBe(403);
  expect(await status({ headers: { ...upgrade, origin: room.address } })).toBe(404);
});

test('what a client says of its own address is dropped', async () => {
  expect(await status({ headers: { 'x-forwarded-host': 'evil.test' } })).toBe(404);
});
