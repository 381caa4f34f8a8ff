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

/** The session of a page for these roles; anyone else is told that the page is not for them. */
export async function callerAs(...roles: readonly Role[]): Promise<CallerSession> {
  const session = await caller();
  if (!session) redirect('/sign-in');
  if (!roles.includes(session.role)) redirect('/not-permitted');
  return session;
}
