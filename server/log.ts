import pino from 'pino';

/** What may be logged: names, codes and times. No figure, no text that a person typed, no secret, no token. */
export type LogFields = {
  readonly request?: string;
  readonly socket?: string;
  readonly command?: string;
  readonly type?: string;
  readonly recount?: string;
  readonly door?: string;
  readonly status?: number;
  readonly outcome?: string;
  readonly role?: string;
  readonly ms?: number;
  readonly code?: string;
  /** An error's own message: of this program or its libraries, never of a request. */
  readonly error?: string;
};

export type Log = {
  readonly info: (event: string, fields?: LogFields) => void;
  readonly error: (event: string, fields?: LogFields) => void;
};

export function openLog(level: string): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return {
    info: (event, fields = {}) => logger.info({ event, ...fields }),
    error: (event, fields = {}) => logger.error({ event, ...fields }),
  };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
