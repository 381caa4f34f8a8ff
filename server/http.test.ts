import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestRoom, type TestRoom } from './room.testing.ts';

let room: TestRoom;
beforeAll(async () => {
  room = await startTestRoom();
});
afterAll(() => room.stop());

type Asked = {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

function status({ method = 'GET', path = '/', headers = {} }: Asked): Promise<number> {
  const { hostname, port, host } = new URL(room.address);
  return new Promise((done, failed) => {
    const sent = request({ hostname, port, method, path, headers: { host, ...headers } }, (got) => {
      got.resume();
      done(got.statusCode ?? 0);
    });
    sent.on('upgrade', () => done(101));
    sent.on('error', failed);
    // Where the length is declared nothing need follow: the answer comes before it.
    if ('content-length' in headers) sent.flushHeaders();
    else sent.end();
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

test('a body without its length, or of more than a sign-in needs, is not read', async () => {
  const origin = room.address;
  const chunked = { origin, 'transfer-encoding': 'chunked' };
  expect(await status({ method: 'POST', headers: chunked })).toBe(411);
  const path = '/api/auth/callback/password';
  const large = { origin, 'content-length': '70000' };
  expect(await status({ method: 'POST', path, headers: large })).toBe(413);
  const tooLarge = { origin, 'content-length': String(22 * 1024 * 1024) };
  expect(await status({ method: 'POST', headers: tooLarge })).toBe(413);
});

test('an upgrade to what is no address at all is turned away, and its connection closed', async () => {
  const { hostname, port, host } = new URL(room.address);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET // HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  const said: Buffer[] = [];
  socket.on('data', (chunk) => said.push(chunk));
  await once(socket, 'close');
  expect(Buffer.concat(said).toString()).toContain('HTTP/1.1 404');
});
