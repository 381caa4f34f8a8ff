import * as accounts from './accounts.ts';
import type { Context } from './context.ts';
import { type DoorKeeper, type OpenDoor, openDoor } from './door.ts';
import * as entry from './entry.ts';
import { ledgerDoor } from './ledger.ts';
import { batchListDoor, openRecountDoor } from './recounts.ts';
import { sheetDoor, snapshotDoor } from './snapshot.ts';

/** Every way in over HTTP, by its address below `/api`. Sign-in itself is next-auth's, under `/api/auth`. */
export function openDoors(context: Context, keeper: DoorKeeper) {
  return {
    'set-up': openDoor(entry.setUpDoor(context), keeper),
    'join/roster': openDoor(entry.joinRosterDoor(context), keeper),
    'join/ask': openDoor(entry.joinAskDoor(context), keeper),
    'join/state': openDoor(entry.joinStateDoor(context), keeper),
    'accounts/create': openDoor(accounts.createAccountDoor(context), keeper),
    'accounts/change-role': openDoor(accounts.changeRoleDoor(context), keeper),
    'accounts/withdraw': openDoor(accounts.withdrawAccountDoor(context), keeper),
    'accounts/renew-password': openDoor(accounts.renewPasswordDoor(context), keeper),
    'accounts/own-password': openDoor(accounts.ownPasswordDoor(context), keeper),
    'accounts/ledger': openDoor(accounts.officeLedgerDoor(context), keeper),
    recounts: openDoor(openRecountDoor(context), keeper),
    'recounts/[id]/snapshot': openDoor(snapshotDoor(context), keeper),
    'recounts/[id]/sheet': openDoor(sheetDoor(context), keeper),
    'recounts/[id]/ledger': openDoor(ledgerDoor(context), keeper),
    'recounts/[id]/batch-list': openDoor(batchListDoor(context), keeper),
    'recounts/[id]/links': openDoor(entry.linkDoor(context), keeper),
    'recounts/[id]/standing-links': openDoor(entry.standingLinksDoor(context), keeper),
    'recounts/[id]/join-confirm': openDoor(entry.joinConfirmDoor(context), keeper),
    'recounts/[id]/join-reject': openDoor(entry.joinRejectDoor(context), keeper),
  } as const satisfies Readonly<Record<string, OpenDoor>>;
}

export type OpenDoors = ReturnType<typeof openDoors>;
