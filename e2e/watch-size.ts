import type { Page } from '@playwright/test';
import { isLive } from './demo.ts';

/** The JavaScript that an open watch page loads anew, as transferred, in kB of 1,000 bytes. */
export async function watchPageScripts(page: Page): Promise<{
  readonly kb: number;
  readonly files: readonly string[];
}> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  const sizes: (readonly [string, number])[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId);
    if (url !== undefined) sizes.push([url, encodedDataLength]);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.reload();
  await isLive(page);
  return {
    kb: sizes.reduce((sum, [, size]) => sum + size, 0) / 1_000,
    files: sizes.map(([url, size]) => `${url} ${size}`),
  };
}
