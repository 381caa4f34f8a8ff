import { expect, test } from './demo.ts';

const MOST_KB = 185;

test('the watch page loads at most 185 kB of JavaScript', async ({ people }) => {
  const page = await people.observer(people.roomOf('grand-county-2014'), 'Witness');
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
  await expect(page.locator('.connection')).toHaveText('Live');
  const total = sizes.reduce((sum, [, size]) => sum + size, 0) / 1_000;
  expect(sizes.length).toBeGreaterThan(3);
  expect(total, sizes.map(([url, size]) => `${url} ${size}`).join('\n')).toBeLessThanOrEqual(
    MOST_KB,
  );
});
