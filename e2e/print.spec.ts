import type { Page } from '@playwright/test';
import { openClient } from '@/scripts/bots/client.ts';
import { expect, isLive, test } from './demo.ts';
import { openCountingRecount } from './open-recount.ts';
import { countBatch } from './station.ts';

const BATCHES = 320;
const LIST = Array.from({ length: BATCHES }, (_, at) => `Batch ${at + 1},10`);

/** Prints the page, and says how many batches stood in it when the browser took it to paper. */
async function printedBatches(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'beforeprint',
      () => {
        const rows = [...document.querySelectorAll('tbody th')];
        const batches = rows.filter((row) => row.textContent?.startsWith('Batch '));
        document.body.dataset.printed = String(batches.length);
      },
      { once: true },
    );
  });
  await page.pdf();
  return Number(await page.locator('body').getAttribute('data-printed'));
}

/** What would be pressed or typed into, and is still on the paper. */
async function pressable(page: Page): Promise<readonly string[]> {
  const found = await page
    .locator(
      'a, button:not(.usa-button--unstyled), input:not([type=radio]), select, textarea, output',
    )
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)));
  return found;
}

test('paper holds the whole table and says what it is; nothing to press is on it', async ({
  people,
  demo,
}) => {
  const client = openClient(demo.address);
  const { login, password } = demo.officer;
  await client.signIn('password', { login, password });
  const room = await openCountingRecount(client, {
    batches: ['Batch Name,Number of Ballots', ...LIST, ''].join('\n'),
  });
  const desk = await people.officer(room);
  const watch = await people.observer(room, 'Watcher');
  const one = await people.table(desk, room, 1, ['Judge 1', 'Judge 2']);
  const two = await people.table(desk, room, 2, ['Judge 3', 'Judge 4']);
  await countBatch(one, 'Batch 1', [10, 6, 4, 0, 0, 0, 0, 0]);
  await countBatch(two, 'Batch 1', [10, 6, 4, 0, 0, 0, 0, 0]);
  await countBatch(one, 'Batch 2', [10, 9, 1, 0, 0, 0, 0, 0]);
  await desk.getByRole('button', { name: 'Make a new link' }).first().click();
  const question = desk.getByRole('dialog', { name: 'Make a new link?' });
  await question.getByRole('button', { name: 'Make a new link' }).click();
  const link = desk.getByText(demo.address);
  await expect(link).toBeVisible();
  const closing = await desk.context().newPage();
  await closing.goto(`${demo.address}/recounts/${room.id}/close`);
  await isLive(closing);

  for (const page of [desk, watch]) {
    await expect(page.getByRole('row').filter({ hasText: 'Accepted' })).toHaveCount(1);
    expect(await page.getByRole('row').count()).toBeLessThan(200);
    expect(await printedBatches(page)).toBe(BATCHES);
    await expect.poll(() => page.getByRole('row').count()).toBeLessThan(200);
  }
  for (const page of [desk, watch, closing]) {
    await page.emulateMedia({ media: 'print' });
    expect(await pressable(page)).toEqual([]);
    const header = page.locator('header').first();
    await expect(header).toContainText('Test: these figures decide nothing.');
    for (const said of ['Unofficial', /^Counting$/, /as it stood at line #\d/]) {
      await expect(header.getByText(said)).toBeVisible();
    }
    await expect(header.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Votes so far · Unofficial' })).toBeVisible();
    await expect(page.getByText('Live', { exact: true })).toBeHidden();
    const { paper, words } = await page.locator('.banner').evaluate((banner) => ({
      paper: getComputedStyle(banner).backgroundColor,
      words: getComputedStyle(banner).color,
    }));
    // Browsers leave backgrounds out: words must be dark by themselves.
    expect([paper, words]).toEqual(['rgba(0, 0, 0, 0)', 'rgb(27, 27, 27)']);
  }
  await expect(link).toBeHidden();
  for (const page of [desk, watch]) {
    const { scrolled, whole } = await page.locator('.scroll').evaluate((box) => ({
      scrolled: getComputedStyle(box).overflowY,
      whole: box.scrollHeight <= box.clientHeight,
    }));
    expect([scrolled, whole]).toEqual(['visible', true]);
    // The head of a table stands on each page.
    await expect(page.locator('thead').last()).toContainText(
      'Test: these figures decide nothing. Council, Seat 1 · Unofficial · 320 of 320 batches',
    );
    await expect(page.locator('thead .print-only')).toBeVisible();
  }
  await expect(
    closing.getByText(/^319 batches have no accepted count: Batch 2, .*Batch 21 and 299 more$/),
  ).toBeVisible();
  await watch.emulateMedia({ media: 'screen' });
  await expect(watch.getByText(/as it stood at line/)).toBeHidden();
});
