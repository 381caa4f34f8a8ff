import { randomUUID } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type * as z from 'zod';
import type { RecountId } from '@/lib/base/ids.ts';
import type { Role } from '@/lib/recount/actor.ts';
import type { Session } from '../people/types.ts';

/** Who comes in. `session` is there wherever the door asks for a role. */
export type Caller = {
  readonly session: Session | null;
  readonly address: string;
  /** Names the request in the log. */
  readonly request: string;
};

export type SignedIn = Caller & { readonly session: Session };

type Params = Readonly<Record<string, string>>;

type Common = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Calls a minute for one session, or one address where nobody is signed in. */
  readonly perMinute: number;
};

type Body<Input> =
  | { readonly input: z.ZodType<Input>; readonly maxBytes: number }
  | { readonly input: 'bytes'; readonly maxBytes: number }
  | { readonly input: 'none' };

type Asked<Input> = {
  readonly params: Params;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly input: Input;
};

/** One way in. A door without `who` does not compile. */
export type Door<Input = unknown> = Common &
  Body<Input> & {
    readonly who: readonly Role[];
    readonly run: (asked: Asked<Input>, caller: SignedIn) => Promise<Response>;
  };

/** A way in for people who are not signed in: said out loud. */
export type PublicDoor<Input = unknown> = Common &
  Body<Input> & {
    readonly who: 'anyone';
    readonly run: (asked: Asked<Input>, caller: Caller) => Promise<Response>;
  };

/** Ready to be called by a route: `(request, params) → Response`. */
export type OpenDoor = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly who: 'anyone' | readonly Role[];
  readonly call: (request: Request, params: Params) => Promise<Response>;
};

export type DoorKeeper = {
  readonly identify: (headers: Headers) => Promise<Session | null>;
  readonly address: (headers: Headers) => string;
  /** An act of a person keeps their sign-in alive; reading does not. */
  readonly touch: (id: string) => void;
  readonly log: (event: {
    readonly door: string;
    readonly request: string;
    readonly status: number;
    readonly ms: number;
  }) => void;
  readonly failed: (error: unknown, request: string) => void;
};

export function refuse(status: number, code: string, more: object = {}): Response {
  return Response.json(
    { is: 'refused', refusal: { is: code, ...more } },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}

export function answer(value: unknown): Response {
  return Response.json(value, { headers: { 'cache-control': 'no-store' } });
}

async function readBody<Input>(
  door: Body<Input>,
  request: Request,
): Promise<{ readonly input: Input } | { readonly refusal: Response }> {
  if (door.input === 'none') return { input: undefined as Input };
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > door.maxBytes)
    return { refusal: refuse(413, 'too-large', { limit: door.maxBytes }) };
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > door.maxBytes) {
    return { refusal: refuse(413, 'too-large', { limit: door.maxBytes }) };
  }
  // Half a file would be read as a whole one.
  if (request.headers.has('content-length') && bytes.length !== declared) {
    return { refusal: refuse(400, 'body-cut') };
  }
  if (door.input === 'bytes') return { input: bytes as Input };
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { refusal: refuse(400, 'command-malformed', { field: '' }) };
  }
  const parsed = door.input.safeParse(json);
  if (parsed.success) return { input: parsed.data };
  const [issue] = parsed.error.issues;
  return { refusal: refuse(400, 'command-malformed', { field: (issue?.path ?? []).join('.') }) };
}

/** The recount of the address must be the one that a table's or watcher's session is for. */
function ofAnother(session: Session | null, params: Params): boolean {
  const { id } = params;
  return (
    session?.recount !== undefined && id !== undefined && session.recount !== (id as RecountId)
  );
}

/** Every way in over HTTP goes through the same steps: limit, who, what, do; where from is asked before (`server/http.ts`). */
export function openDoor<Input>(
  door: Door<Input> | PublicDoor<Input>,
  keeper: DoorKeeper,
): OpenDoor {
  const limiter = new RateLimiterMemory({ points: door.perMinute, duration: 60 });

  async function enter(request: Request, params: Params, caller: Caller): Promise<Response> {
    const { session, address } = caller;
    try {
      await limiter.consume(session?.id ?? address);
    } catch {
      return refuse(429, 'too-many-commands');
    }
    const asked = (input: Input): Asked<Input> => ({
      params,
      query: new URL(request.url).searchParams,
      headers: request.headers,
      input,
    });
    if (door.who === 'anyone') {
      const body = await readBody(door, request);
      return 'refusal' in body ? body.refusal : door.run(asked(body.input), caller);
    }
    if (session === null) return refuse(401, 'signed-out');
    if (!door.who.includes(session.role)) return refuse(403, 'role-not-permitted');
    if (ofAnother(session, params)) return refuse(404, 'recount-unknown');
    if (door.method === 'POST') keeper.touch(session.id);
    const body = await readBody(door, request);
    return 'refusal' in body ? body.refusal : door.run(asked(body.input), { ...caller, session });
  }

  return {
    name: door.name,
    method: door.method,
    who: door.who,
    async call(request, params) {
      const id = randomUUID();
      const from = performance.now();
      const caller: Caller = {
        session: await keeper.identify(request.headers),
        address: keeper.address(request.headers),
        request: id,
      };
      let response: Response;
      try {
        response = await enter(request, params, caller);
      } catch (error) {
        keeper.failed(error, id);
        response = refuse(500, 'server-fault', { request: id });
      }
      const ms = Math.round(performance.now() - from);
      keeper.log({ door: door.name, request: id, status: response.status, ms });
      return response;
    },
  };
}
