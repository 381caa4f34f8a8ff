import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@/lib/base/result.ts';

export type SecretProblem = { readonly is: 'secret-readable-by-others'; readonly file: string };

/**
 * A secret of this installation, 32 random bytes as hex: made at first start, beside the data, owner-only. One that others
 * could have read is refused rather than used.
 */
export function ownSecret(dataDir: string, name: string): Result<string, SecretProblem> {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  // An empty one is what a first start left that was cut short: nothing was ever made with it.
  if (!existsSync(file) || statSync(file).size === 0) {
    const whole = `${file}.new`;
    writeFileSync(whole, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    renameSync(whole, file);
  }
  const open = statSync(file).mode & 0o077;
  if (open !== 0) return err({ is: 'secret-readable-by-others', file: name });
  return ok(readFileSync(file, 'utf8').trim());
}
