'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BatchCommand } from '@/lib/recount/commands.ts';
import type { DeskRefusal } from '@/lib/wire/messages.ts';
import { useLive, useSend } from '../live/use-live.tsx';
import type { Drafts, Sending } from './draft.ts';

const AGAIN_AFTER_MS = 2_000;

/** No refusals of the count: it waits here until the same pair is signed in, or a restore is confirmed. */
const WAITS: readonly DeskRefusal['is'][] = ['signed-out', 'restore-not-confirmed'];

export type Outbox = {
  /** What is on its way and not yet answered. */
  readonly sending: Sending | null;
  readonly refusal: DeskRefusal | null;
  /** The line under which the last one was recorded. */
  readonly recorded: number | null;
  readonly send: (sending: Sending) => void;
};

/** Sends one command until it is answered, across cuts, reloads and restarts, under the same id. */
export function useOutbox(
  drafts: Drafts | null,
  whenRecorded: (command: BatchCommand, seq: number) => void,
): Outbox {
  const { connection, state, behind } = useLive();
  const sendLive = useSend();
  const [sending, setSending] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const [recorded, setRecorded] = useState<number | null>(null);
  const [tries, setTries] = useState(0);
  const busy = useRef(false);
  const onRecorded = useEffectEvent(whenRecorded);

  // A count waits here for its pair, over reloads; taking or returning a batch is an act of the moment, and is not done later.
  useEffect(() => {
    const kept = drafts?.outbox() ?? null;
    const isCount = kept?.command.type === 'submit-count' || kept?.command.type === 'correct-count';
    if (kept && !isCount) drafts?.setOutbox(null);
    setSending(isCount ? kept : null);
  }, [drafts]);

  // While lines are missing on the server nothing is taken: it waits here.
  const connected = connection.is === 'live' && behind === null;
  const epoch = state.restores.length;
  // `tries` is what makes an unanswered command go out again.
  useEffect(() => {
    if (!drafts || !sending || !connected || busy.current || tries < 0) return;
    busy.current = true;
    void sendLive(sending.id, sending.command).then((outcome) => {
      busy.current = false;
      if (outcome === null || outcome.is === 'unknown') {
        setTimeout(() => setTries((count) => count + 1), AGAIN_AFTER_MS);
        return;
      }
      if (outcome.is === 'refused' && WAITS.includes(outcome.refusal.is)) {
        setRefusal(outcome.refusal);
        return;
      }
      drafts.setOutbox(null);
      setSending(null);
      if (outcome.is === 'recorded') {
        drafts.keep({ ...sending, seq: outcome.seq, epoch });
        onRecorded(sending.command, outcome.seq);
        if (sending.command.type !== 'take-batch' && sending.command.type !== 'return-batch') {
          drafts.forget(sending.command.batch, sending.round);
          setRecorded(outcome.seq);
        }
        setRefusal(null);
      } else setRefusal(outcome.refusal);
    });
  }, [drafts, sending, connected, sendLive, tries, epoch]);

  const send = useCallback(
    (next: Sending) => {
      drafts?.setOutbox(next);
      setRefusal(null);
      setSending(next);
    },
    [drafts],
  );
  return { sending, refusal, recorded, send };
}
