import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { Role } from '@/lib/recount/actor.ts';
import { services } from '@/server/services.ts';

export type CallerSession = NonNullable<
  Awaited<ReturnType<ReturnType<typeof services>['identify']>>
>;

export async function caller(): Promise<CallerSession | null> {
  const { identify, touch } = services();
  const session = await identify(await headers());
  if (session) touch(session.id);
  return session;
}

/** The session of a page for these roles; anyone else is sent to the start, which knows where they belong. */
export async function callerAs(...roles: readonly Role[]): Promise<CallerSession> {
  const session = await caller();
  if (!session) redirect('/sign-in');
  if (!roles.includes(session.role)) redirect('/');
  return session;
}
