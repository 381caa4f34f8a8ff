import { audienceOf } from '@/lib/access/release.ts';
import { ROLES } from '@/lib/recount/actor.ts';
import { sheetOf } from '@/lib/recount/batch/decide.ts';
import { findBatch } from '@/lib/recount/batch/list.ts';
import type { View } from '../live/view.ts';
import { type Context, roomOf } from './context.ts';
import { answer, type Door, refuse } from './door.ts';

type Made = { readonly etag: string; readonly body: Uint8Array<ArrayBuffer>; readonly at: number };

/** One snapshot is made for everyone, four times a second at most. */
const FRESH_MS = 250;

export function snapshotDoor(context: Context): Door<undefined> {
  const made = new WeakMap<View, Made>();

  function makeOf(view: View): Made | null {
    const before = made.get(view);
    const at = context.now().getTime();
    const snapshot = view.snapshot();
    if (!snapshot) return null;
    const etag = `"${snapshot.head.slice(0, 32)}"`;
    if (before && (before.etag === etag || at - before.at < FRESH_MS)) return before;
    const body = new TextEncoder().encode(JSON.stringify(snapshot));
    const next = { etag, body, at };
    made.set(view, next);
    return next;
  }

  return {
    name: 'snapshot',
    method: 'GET',
    who: ROLES.filter((role) => role !== 'admin'),
    perMinute: 240,
    input: 'none',
    async run({ params, headers, query }, { session }) {
      const room = roomOf(context, params);
      if (!room) return refuse(404, 'recount-unknown');
      const audience = query.get('side') === 'watch' ? 'watch' : audienceOf(session.role);
      const snapshot = makeOf(room.views[audience]);
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
