import type { CommandId } from '@/lib/base/ids.ts';
import { idOfBytes } from '@/lib/base/random-id.ts';

/** `getRandomValues` is there on plain HTTP too, where `randomUUID` is not. */
export function newCommandId(): CommandId {
  return idOfBytes(crypto.getRandomValues(new Uint8Array(16))) as CommandId;
}
