import { hash, verify } from '@node-rs/argon2';
import { err, ok, type Result } from '@/lib/base/result.ts';
import type { UserProblem } from './types.ts';

/** OWASP's setting for argon2id, which is the library's default kind: 19 MiB, two passes, one lane. Off the event loop. */
const SETTING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const LEAST = 13;
const MOST = 200;

export function checkPassword(password: string, login: string): Result<string, UserProblem> {
  if ([...password].length < LEAST) return err({ is: 'password-too-short', least: LEAST });
  if (password.length > MOST) return err({ is: 'password-too-long', most: MOST });
  if (password.toLowerCase() === login.toLowerCase()) return err({ is: 'password-is-login' });
  return ok(password);
}

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), SETTING);
}

/** Of no password that anyone knows: an unknown login is verified against it, so that it takes as long as a known one. */
let nobody: Promise<string> | null = null;

export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const matches = await verify(stored ?? (await nobody), password.slice(0, MOST).normalize('NFKC'));
  return stored !== null && matches;
}
