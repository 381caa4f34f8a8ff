import type { NextAuthOptions } from 'next-auth';
import CredentialsModule from 'next-auth/providers/credentials';
import type { Person } from '@/lib/recount/actor.ts';
import type { LinkPurpose, People, Session } from './types.ts';

// The package is CommonJS: bundlers and Node disagree about where its default export is.
const Credentials =
  (CredentialsModule as unknown as { readonly default?: typeof CredentialsModule }).default ??
  CredentialsModule;

const WEEK_S = 7 * 24 * 60 * 60;

export type AuthOptions = {
  readonly people: People;
  readonly secret: string;
  /** The name under which an observer was admitted, or null where it was withdrawn. */
  readonly observerOf: (link: LinkPurpose & { purpose: 'observer' }) => Person | null;
};

type Request = { readonly headers?: Readonly<Record<string, string>> };

/** Three ways in: a password, a table's confirmed join, an observer's link. Each ends in a session row; the token names it. */
export function authOptions({ people, secret, observerOf }: AuthOptions): NextAuthOptions {
  const signedIn = (session: Session | null) => (session ? { id: session.id } : null);
  return {
    secret,
    session: { strategy: 'jwt', maxAge: WEEK_S },
    pages: { signIn: '/sign-in', error: '/sign-in' },
    providers: [
      Credentials({
        id: 'password',
        credentials: { login: {}, password: {} },
        async authorize(credentials, request: Request) {
          const session = await people.signIn({
            login: credentials?.login ?? '',
            password: credentials?.password ?? '',
            address: request.headers?.['x-client-address'] ?? '',
          });
          if (session.ok) return signedIn(session.value);
          // The library shows a thrown message as the error's code.
          throw new Error(session.error.is);
        },
      }),
      Credentials({
        id: 'table',
        credentials: { join: {}, deviceSecret: {} },
        async authorize(credentials) {
          const { join = '', deviceSecret = '' } = credentials ?? {};
          const collected = people.joins.collect(join, deviceSecret);
          return collected.is === 'confirmed' ? signedIn(collected.session) : null;
        },
      }),
      Credentials({
        id: 'observer',
        credentials: { token: {} },
        async authorize(credentials) {
          const link = await people.links.resolve(credentials?.token ?? '');
          if (link?.purpose !== 'observer') return null;
          const person = observerOf(link);
          return person ? signedIn(await people.observe(link, person)) : null;
        },
      }),
    ],
    callbacks: {
      jwt({ token, user }) {
        const sid = user ? user.id : token.sid;
        if (typeof sid !== 'string' || !people.sessions.find(sid)) throw new Error('signed-out');
        return { sid };
      },
      session: ({ session, token }) => ({ ...session, sid: token.sid }),
    },
    events: {
      async signOut({ token }) {
        if (typeof token.sid === 'string') await people.sessions.revoke(token.sid);
      },
    },
  };
}
