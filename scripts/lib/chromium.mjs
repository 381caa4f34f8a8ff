// @ts-check
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = ['google-chrome-stable', 'google-chrome', 'chrome', 'chromium', 'chromium-browser'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/usr/bin/chromium',
];

/** The browser that Playwright downloaded for itself, if it did. */
function ofPlaywright() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}

/**
 * A Chromium on this machine: Playwright's own, one on the path, or one where it is usually put.
 * @returns {string | undefined}
 */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [ofPlaywright(), ...onPath, ...PLACES].find((path) => existsSync(path));
}

/**
 * What Playwright's `launch` is given everywhere. No sandbox only where Chromium refuses to have
 * one: as root.
 */
export function chromiumOptions() {
  const executablePath = findChromium();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
