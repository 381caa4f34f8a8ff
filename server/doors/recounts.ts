import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { CommandId, RecountId } from '@/lib/base/ids.ts';
import { idOfBytes } from '@/lib/base/random-id.ts';
import { cleanText } from '@/lib/base/text.ts';
import { readBatchList } from '@/lib/files/batch-list.ts';
import { MAX_FILE_BYTES } from '@/lib/files/decode.ts';
import type { Command } from '@/lib/recount/commands.ts';
import * as schemas from '@/lib/wire/schemas.ts';
import { actorOf } from '../people/actor.ts';
import { storeFile } from '../store/files.ts';
import { type Context, roomOf } from './context.ts';
import { answer, type Door, refuse } from './door.ts';

/** From the command's id, which never leaves its row, by a digest: 22 characters of base64url. */
function recountIdOf(command: CommandId): RecountId {
  const digest = createHash('sha256').update(`recount\n${command}`).digest();
  return idOfBytes(digest.subarray(0, 16)) as RecountId;
}

/** Opens a recount: its first command makes the room, so it comes by HTTP and not by a socket of the room. */
export function openRecountDoor(context: Context): Door<z.infer<typeof schemas.message>> {
  return {
    name: 'open-recount',
    method: 'POST',
    who: ['officer'],
    perMinute: 20,
    input: schemas.message,
    maxBytes: 256 * 1024,
    async run({ input }, { session }) {
      const { id, command } = input;
      if (command.type !== 'open-recount')
        return refuse(400, 'command-malformed', { field: 'type' });
      // The same command, sent again, is of the same recount.
      const recount = recountIdOf(id);
      const room = context.rooms.find(recount) ?? (await context.rooms.create(recount));
      const outcome = await room.desk.submit({ id, command, actor: actorOf(session) });
      if (outcome.is !== 'recorded') context.rooms.forget(room.id);
      return answer({ ...outcome, recount: room.id });
    },
  };
}

const idQuery = z.object({ id: schemas.commandId, name: z.string() });

/**
 * Reads a batch list. Without an `id` it says what it found, to be confirmed; with one it stores the file under its SHA-256
 * and then records the list, so that the event never names a file that is not there.
 */
export function batchListDoor(context: Context): Door<Uint8Array<ArrayBuffer>> {
  return {
    name: 'batch-list',
    method: 'POST',
    who: ['officer'],
    perMinute: 30,
    input: 'bytes',
    maxBytes: MAX_FILE_BYTES,
    async run({ params, query, input }, { session }) {
      const room = roomOf(context, params);
      const contest = room?.desk.state()?.contest;
      if (!room || !contest) return refuse(404, 'recount-unknown');
      const list = readBatchList(input, contest);
      if (!list.ok) return answer({ is: 'unreadable', ...list.error });
      const { batches, sums, notes } = list.value;
      if (!query.has('id')) {
        return answer({
          is: 'read',
          batches: batches.length,
          sums,
          notes,
          first: batches.slice(0, 5),
        });
      }
      const asked = idQuery.safeParse(Object.fromEntries(query));
      const fileName = cleanText(query.get('name') ?? '', { maxLength: 200 });
      if (!asked.success || !fileName.ok)
        return refuse(400, 'command-malformed', { field: 'name' });
      const file = await storeFile(context.store.db, {
        name: fileName.value,
        bytes: input,
        at: context.now(),
      });
      const command: Command = {
        type: 'import-batch-list',
        fileName: fileName.value,
        file,
        batches,
      };
      const outcome = await room.desk.submit({
        id: asked.data.id,
        command,
        actor: actorOf(session),
      });
      return answer(outcome);
    },
  };
}
