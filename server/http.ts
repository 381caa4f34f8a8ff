import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { allowedHosts, originAllowed } from './env.ts';

/** Set by us for the pages; anything like it that came from outside is dropped. */
export const CLIENT_ADDRESS = 'x-client-address';

const SAFE_METHODS = ['GET', 'HEAD'];
const SOCKETS = '/socket.io/';
/** The largest file that a door takes, and some more for its form; each door has its own limit below. */
const MAX_BODY_BYTES = 21 * 1024 * 1024;
/** Names and passwords. */
const MAX_SIGN_IN_BYTES = 64 * 1024;

/** The path as it was sent: what is no address of ours need not be one at all. */
function pathOf({ url }: IncomingMessage): string {
  return (url ?? '/').split('?', 1)[0] ?? '/';
}

/** A body says its length beforehand, so that none is gathered which nobody will take. */
function bodyRefused(request: IncomingMessage): number | null {
  const declared = request.headers['content-length'];
  if (declared === undefined) return 411;
  const most = pathOf(request).startsWith('/api/auth/') ? MAX_SIGN_IN_BYTES : MAX_BODY_BYTES;
  return Number(declared) > most ? 413 : null;
}

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
  if (!originAllowed(publicUrl, origin)) return 403;
  return upgrade ? null : bodyRefused(request);
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
    if (pathOf(request) === SOCKETS) return upgrade(request, socket, head);
    turnAway(socket, 404);
  });
  return server;
}
