import { services } from '@/server/services.ts';

export const dynamic = 'force-dynamic';

/** The door at an address, and what stands in the address where its name has `[id]`. */
function doorAt(path: readonly string[]) {
  const { doors } = services();
  for (const [address, door] of Object.entries(doors)) {
    const parts = address.split('/');
    const fits =
      parts.length === path.length &&
      parts.every((part, at) => part === '[id]' || part === path[at]);
    if (fits) {
      const id = path[parts.indexOf('[id]')];
      return { door, params: id === undefined ? {} : { id } };
    }
  }
  return null;
}

type Route = { readonly params: Promise<{ readonly path: readonly string[] }> };

async function call(request: Request, { params }: Route): Promise<Response> {
  const found = doorAt((await params).path);
  if (!found) return new Response(null, { status: 404 });
  if (found.door.method !== request.method) return new Response(null, { status: 405 });
  return found.door.call(request, found.params);
}

export { call as GET, call as POST };
