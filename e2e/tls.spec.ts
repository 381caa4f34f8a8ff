import { chromium, expect, test } from '@playwright/test';
import { chromiumOptions } from '@/scripts/lib/chromium.mjs';
import { startDemo } from './demo.ts';

test('over TLS on a name of the room: the officer signs in, a watcher follows', async () => {
  const { demo, stop } = await startDemo('recount.lan');
  const options = chromiumOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, '--host-resolver-rules=MAP recount.lan 127.0.0.1'],
  });
  try {
    expect(demo.address).toMatch(/^https:\/\/recount\.lan:/);
    // The room's authority is installed on stations; this browser does not know it.
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const officer = await context.newPage();
    await officer.goto(demo.officer.url);
    await officer.getByLabel('Sign-in name').fill(demo.officer.login);
    await officer.getByLabel('Password').fill(demo.officer.password);
    await officer.getByRole('button', { name: 'Sign in' }).click();
    await expect(officer.getByRole('heading', { name: 'Recounts' })).toBeVisible();
    const cookies = await context.cookies();
    const session = cookies.find(({ name }) => name.endsWith('session-token'));
    expect(session).toMatchObject({
      secure: true,
      httpOnly: true,
      name: '__Secure-next-auth.session-token',
    });
    await officer.goto(`${demo.address}/recounts/${demo.rooms[0]?.id}`);
    await expect(officer.locator('.connection')).toHaveText('Live');
    const watcher = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    await watcher.goto(demo.rooms[0]?.waysIn.find(({ who }) => who === 'Watcher')?.url ?? '');
    await expect(watcher.locator('.connection')).toHaveText('Live');
  } finally {
    await browser.close();
    await stop();
  }
});
