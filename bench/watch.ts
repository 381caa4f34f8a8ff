import { chromium } from '@playwright/test';
import { isLive, startDemo } from '@/e2e/demo.ts';
import { watchPageScripts } from '@/e2e/watch-size.ts';
import { chromiumOptions } from '@/scripts/lib/chromium.mjs';

/** JavaScript of the watch page on first load, in kB as transferred: of the demonstration, in a real browser. */
export async function watchJavaScriptKb(): Promise<number> {
  const { demo, stop } = await startDemo();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    const link = demo.rooms[0]?.waysIn.find(({ who }) => who === 'Watcher')?.url;
    if (link === undefined) throw new Error('a demonstration without a watcher');
    await page.goto(link);
    await isLive(page);
    return (await watchPageScripts(page)).kb;
  } finally {
    await browser.close();
    await stop();
  }
}
