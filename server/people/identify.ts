import { parse } from 'cookie';
import { getToken } from 'next-auth/jwt';
import type { People, Session } from './types.ts';

/**
 * The session that a request's cookie names, if it still stands. Only cookies are read: a Bearer header, which the library
 * would take as well, never reaches it.
 */
export function openIdentify(
  sessions: People['sessions'],
  secret: string,
): (headers: Headers) => Promise<Session | null> {
  return async (headers) => {
    const cookies = parse(headers.get('cookie') ?? '');
    const req = { headers: {}, cookies } as unknown as Parameters<typeof getToken>[0]['req'];
    const token = await getToken({ req, secret });
    const { sid } = token ?? {};
    return typeof sid === 'string' ? sessions.find(sid) : null;
  };
}
