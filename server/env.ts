import { resolve } from 'node:path';
import * as z from 'zod';
import { err, ok, type Result } from '@/lib/base/result.ts';

/** The one reader of the environment. Every setting has a default that is safe on one machine. */
const settings = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  /** The address that people type: cookies, allowed hosts and origins follow from it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TLS_CERT: z.string().min(1).optional(),
  TLS_KEY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Env = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly publicUrl: URL | null;
  /** Paths of an own certificate; the room CA's is used where there is none. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  readonly logLevel: z.infer<typeof settings>['LOG_LEVEL'];
};

export type EnvProblem =
  | { readonly is: 'setting-invalid'; readonly name: string }
  | { readonly is: 'certificate-without-key' };

export function readEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Result<Env, readonly EnvProblem[]> {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const read = settings.safeParse(present);
  if (!read.success) {
    const names = new Set(read.error.issues.map(({ path }) => String(path[0] ?? '')));
    return err([...names].map((name) => ({ is: 'setting-invalid', name })));
  }
  const { data } = read;
  if ((data.TLS_CERT === undefined) !== (data.TLS_KEY === undefined)) {
    return err([{ is: 'certificate-without-key' }]);
  }
  return ok({
    host: data.HOST,
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    publicUrl: data.PUBLIC_URL === undefined ? null : new URL(data.PUBLIC_URL),
    tls:
      data.TLS_CERT !== undefined && data.TLS_KEY !== undefined
        ? { cert: data.TLS_CERT, key: data.TLS_KEY }
        : null,
    logLevel: data.LOG_LEVEL,
  });
}

/** next-auth reads its address from the environment alone. */
export function tellNextAuth(publicUrl: URL, secret: string): void {
  process.env.NEXTAUTH_URL = publicUrl.origin;
  process.env.NEXTAUTH_SECRET = secret;
}

const LOOPBACK = ['127.0.0.1', 'localhost', '::1', '[::1]'];

export function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host);
}

/** Hosts that this server answers to: that of its address, and on loopback its other names. */
export function allowedHosts(publicUrl: URL): readonly string[] {
  if (!isLoopback(publicUrl.hostname)) return [publicUrl.host];
  const port = publicUrl.port === '' ? '' : `:${publicUrl.port}`;
  return ['127.0.0.1', 'localhost', '[::1]'].map((host) => `${host}${port}`);
}

/** Origins that may write or connect: never taken from a Host header, which DNS rebinding forges. */
export function originAllowed(publicUrl: URL, origin: string): boolean {
  return allowedHosts(publicUrl).some((host) => origin === `${publicUrl.protocol}//${host}`);
}
