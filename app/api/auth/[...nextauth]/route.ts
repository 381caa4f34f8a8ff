import NextAuth from 'next-auth';
import { services } from '@/server/services.ts';

export const dynamic = 'force-dynamic';

type Route = { readonly params: Promise<{ readonly nextauth: string[] }> };

/** A body that cannot be read is answered and not logged: the error of its reader quotes it, and a password may stand in it. */
async function handle(request: Request, route: Route): Promise<Response> {
  try {
    return (await NextAuth(services().auth)(request, route)) as Response;
  } catch {
    const refusal = { is: 'command-malformed', field: '' };
    return Response.json({ is: 'refused', refusal }, { status: 400 });
  }
}

export { handle as GET, handle as POST };
