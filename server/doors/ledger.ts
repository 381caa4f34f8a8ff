import { audienceOf } from '@/lib/access/release.ts';
import { exportLines } from '@/lib/ledger/export.ts';
import type { Line } from '@/lib/ledger/line.ts';
import type { Row } from '@/lib/ledger/types.ts';
import { findBatch } from '@/lib/recount/batch/list.ts';
import { VEILED } from '@/lib/recount/batch/types.ts';
import { fromLine } from '@/lib/recount/codec/read.ts';
import type { Recount } from '@/lib/recount/state.ts';
import { type Context, roomOf } from './context.ts';
import { type Door, refuse } from './door.ts';

/** Whether the state that an audience sees holds what this row keeps back. */
function seenBy(state: Recount, row: Row): boolean {
  const { event } = fromLine(JSON.parse(row.text) as Line);
  switch (event.type) {
    case 'count.submitted': {
      const count = findBatch(state, event.data.batch)?.counts.find(({ seq }) => seq === row.seq);
      // Figures open alone on screens; the line's secret holds a note as well, and opens whole or not at all.
      return count !== undefined && count.figures !== VEILED && count.note !== VEILED;
    }
    default:
      return false;
  }
}

/** The ledger as a file: every line byte for byte, and of the secrets those that this reader may see. */
export function ledgerDoor(context: Context): Door<undefined> {
  return {
    name: 'ledger',
    method: 'GET',
    who: ['officer', 'watcher', 'witness', 'canvasser'],
    perMinute: 20,
    input: 'none',
    async run({ params }, { session }) {
      const room = roomOf(context, params);
      const state = room?.views[audienceOf(session.role)].state();
      if (!room || !state) return refuse(404, 'recount-unknown');
      const last = state.seq;
      const officer = session.role === 'officer' && state.stage.is === 'declared';
      const encoder = new TextEncoder();
      const mayOpen = (row: Row) => officer || seenBy(state, row);
      const pages = context.store.ledger.lines(room.id)[Symbol.asyncIterator]();
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const page = await pages.next();
          if (page.done) return controller.close();
          const rows = page.value.filter(({ seq }) => seq <= last);
          controller.enqueue(encoder.encode([...exportLines(rows, mayOpen)].join('')));
        },
      });
      return new Response(body, {
        headers: {
          'content-type': 'application/x-ndjson',
          'content-disposition': `attachment; filename="${room.id}.ndjson"`,
          'cache-control': 'no-store',
        },
      });
    },
  };
}
