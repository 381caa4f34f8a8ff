export type Throttle = {
  readonly failures: number;
  readonly lockedUntil: Date | null;
  readonly updatedAt: Date;
};

const FIRST_LOCK_MS = 15_000;
const LONGEST_LOCK_MS = 15 * 60_000;
/** Failures are forgotten after a quiet day. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

/** After `freeTries` failures the lock doubles from 15 seconds to a quarter of an hour. */
export function afterFailure(before: Throttle | null, now: Date, freeTries: number): Throttle {
  const fresh = !before || now.getTime() - before.updatedAt.getTime() > FORGOTTEN_AFTER_MS;
  const failures = (fresh ? 0 : before.failures) + 1;
  const over = failures - freeTries;
  const lock = over > 0 ? Math.min(FIRST_LOCK_MS * 2 ** (over - 1), LONGEST_LOCK_MS) : 0;
  return {
    failures,
    lockedUntil: lock > 0 ? new Date(now.getTime() + lock) : null,
    updatedAt: now,
  };
}

export function lockOf(throttle: Throttle | null, now: Date): Date | null {
  const until = throttle?.lockedUntil ?? null;
  return until !== null && until > now ? until : null;
}
