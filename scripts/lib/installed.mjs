// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Entry */

/** @param {string} path @returns {Readonly<Record<string, Entry>>} */
function packagesIn(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * Is what stands in `node_modules` what the lock file asks for? npm leaves its own copy of the lock
 * there as its last act, so an install that was cut short does not count. Packages for other
 * machines may be missing.
 * @param {string} root
 */
export function isInstalled(root) {
  const there = packagesIn(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    const found = there[path];
    if (found === undefined) return wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}
