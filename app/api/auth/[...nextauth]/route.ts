import NextAuth from 'next-auth';
import { services } from '@/server/services.ts';

export const dynamic = 'force-dynamic';

type Route = { readonly params: Promise<{ readonly nextauth: string[] }> };

function handle(request: Request, route: Route): Promise<Response> {
  return NextAuth(services().auth)(request, route) as Promise<Response>;
}

export { handle as GET, handle as POST };
