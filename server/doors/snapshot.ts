import { audienceOf } from '@/lib/access/release.ts';
import { ROLES } from '@/lib/recount/actor.ts';
import { sheetOf } from '@/lib/recount/batch/decide.ts';
import { findBatch } from '@/lib/recount/batch/list.ts';
import type { View } from '../live/view.ts';
import { type Context, roomOf } from './context.ts';
import { answer, type Door, refuse } from './door.ts';

type Made = { readonly etag: string; readonly body: Uint8Array<ArrayBuffer>; readonly at: number };

/** One snapshot is made for everyone, four times a second at most. */
const EVERY_MS = 250;

export function snapshotDoor(context: Context): Door<undefined> {
  const made = new WeakMap<View, Made>();
  const making = new WeakMap<View, Promise<Made | null>>();

  async function make(view: View): Promise<Made | null> {
    const wait = (made.get(view)?.at ?? 0) + EVERY_MS - performance.now();
    await new Promise((turn) => setTimeout(turn, Math.max(0, wait)));
    const snapshot = view.snapshot();
    making.delete(view);
    if (!snapshot) return null;
    const body = new TextEncoder().encode(JSON.stringify(snapshot));
    const next = { etag: etagOf(view, snapshot.head), body, at: performance.now() };
    made.set(view, next);
    return next;
  }

  /** Never one from before the request: who starts over would start over again. */
  function level(view: View): Promise<Made | null> {
    const before = made.get(view);
    if (before && before.etag === etagOf(view, view.snapshot()?.head ?? '')) {
      return Promise.resolve(before);
    }
    const next = making.get(view) ?? make(view);
    making.set(view, next);
    return next;
  }

  return {
    name: 'snapshot',
    method: 'GET',
    who: ROLES.filter((role) => role !== 'admin'),
    perMinute: 600,
    input: 'none',
    async run({ params, headers, query }, { session }) {
      const room = roomOf(context, params);
      if (!room) return refuse(404, 'recount-unknown');
      const own = audienceOf(session.role);
      // An officer may look at what others see; a table sees no figure by whatever address.
      const audience = query.get('side') === 'watch' && own === 'officer' ? 'watch' : own;
      const snapshot = await level(room.views[audience]);
      if (!snapshot) return refuse(404, 'recount-unknown');
      const common = { etag: snapshot.etag, 'cache-control': 'private, no-cache', vary: 'cookie' };
      if (headers.get('if-none-match') === snapshot.etag) {
        return new Response(null, { status: 304, headers: common });
      }
      return new Response(snapshot.body, {
        headers: { ...common, 'content-type': 'application/json' },
      });
    },
  };
}

/** What one audience was sent is never taken for what another is: a browser may keep both under one address. */
function etagOf({ audience }: View, head: string): string {
  return `"${audience}-${head.slice(0, 32)}"`;
}

/** What a table has before it: read by its own pair only. */
export function sheetDoor(context: Context): Door<undefined> {
  return {
    name: 'sheet',
    method: 'GET',
    who: ['table'],
    perMinute: 240,
    input: 'none',
    async run({ params }, { session }) {
      const state = roomOf(context, params)?.desk.state();
      const table = state?.tables.find(({ id }) => id === session.table);
      const batch = state && table?.holds ? findBatch(state, table.holds) : undefined;
      const pair = session.pair?.map(({ id }) => id) ?? [];
      const theirs =
        batch?.place.at === 'table' && batch.place.pair.every((id) => pair.includes(id));
      return answer({ sheet: batch && theirs ? sheetOf(batch) : null });
    },
  };
}
