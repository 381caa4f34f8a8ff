import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { allowedHosts, originAllowed } from './env.ts';

/** Set by us for the pages; anything like it that came from outside is dropped. */
export const CLIENT_ADDRESS = 'x-client-address';

const SAFE_METHODS = ['GET', 'HEAD'];

export type HttpOptions = {
  readonly publicUrl: URL;
  readonly tls: { readonly cert: string; readonly key: string } | null;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Takes the upgrades to Socket.IO; every other is turned away. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/** Why a request is not for this server, as an HTTP status, or null. */
export function misdirected(request: IncomingMessage, publicUrl: URL): number | null {
  const { host, origin } = request.headers;
  if (host === undefined || !allowedHosts(publicUrl).includes(host)) return 421;
  const writes = !SAFE_METHODS.includes(request.method ?? 'GET');
  const upgrade = request.headers.upgrade !== undefined;
  if (!writes && !upgrade) return null;
  // A page of another address must not write with this one's cookies; programs without an origin are no browser.
  if (origin === undefined) return upgrade ? null : 403;
  return originAllowed(publicUrl, origin) ? null : 403;
}

/** What a proxy would say of a client is believed of no one; the address is the connection's own. */
function cleanHeaders(request: IncomingMessage, publicUrl: URL): void {
  for (const name of Object.keys(request.headers)) {
    if (name.startsWith('x-forwarded-') || name === 'forwarded' || name === 'authorization') {
      delete request.headers[name];
    }
  }
  request.headers[CLIENT_ADDRESS] = request.socket.remoteAddress ?? '';
  request.headers['x-forwarded-host'] = publicUrl.host;
  request.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
}

function turnAway(socket: Duplex, status: number): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}

export function openHttp({ publicUrl, tls, handle, upgrade }: HttpOptions): Server {
  const server = tls ? createTlsServer({ cert: tls.cert, key: tls.key }) : createServer();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const status = misdirected(request, publicUrl);
    if (status !== null) {
      response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' });
      response.end(`${status}\n`);
      return;
    }
    cleanHeaders(request, publicUrl);
    handle(request, response);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const status = misdirected(request, publicUrl);
    if (status !== null) return turnAway(socket, status);
    cleanHeaders(request, publicUrl);
    const path = new URL(request.url ?? '/', publicUrl).pathname;
    if (path === '/socket.io/') return upgrade(request, socket, head);
    turnAway(socket, 404);
  });
  return server;
}
