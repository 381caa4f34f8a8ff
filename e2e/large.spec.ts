import type { Page } from '@playwright/test';
import type { Snapshot } from '@/lib/wire/messages.ts';
import { openClient } from '@/scripts/bots/client.ts';
import { expect, test } from './demo.ts';
import { openCountingRecount } from './open-recount.ts';

const BATCHES = 10_000;
/** Rows in the page while the list has 10,000. */
const MOST_ROWS = 150;
/** The rest of the list follows when the page is up. */
const MOST_HTML_BYTES = 300_000;

/** Rows of batches. */
function rows(page: Page) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Batch / }) });
}

test('a list of 10,000 batches opens, scrolls to its end and finds one', async ({
  demo,
  people,
}) => {
  const client = openClient(demo.address);
  const { login, password } = demo.officer;
  await client.signIn('password', { login, password });
  // Backwards, so that the order on screen is not that of the file.
  const lines = Array.from({ length: BATCHES }, (_, at) => `Batch ${BATCHES - at},100`);
  const room = await openCountingRecount(client, {
    batches: ['Batch Name,Number of Ballots', ...lines, ''].join('\n'),
  });
  const officer = await people.officer(room);
  const watcher = await people.observer(room, 'Watcher');
  for (const page of [officer, watcher]) {
    const list = page.getByRole('region', { name: 'Batches' });
    await expect(page.getByText('0 of 10,000 batches accepted')).toBeVisible();
    await expect(list.getByRole('table')).toHaveAttribute('aria-rowcount', String(BATCHES + 1));
    await expect(rows(page).nth(1)).toContainText('Batch 2');
    expect(await rows(page).count()).toBeLessThan(MOST_ROWS);

    await list.focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('rowheader', { name: 'Batch 10000', exact: true })).toBeVisible();
    expect(await rows(page).count()).toBeLessThan(MOST_ROWS);
    const last = page.getByRole('row').filter({ hasText: 'Batch 10000' });
    await expect(last).toHaveAttribute('aria-rowindex', String(BATCHES + 1));

    await page.keyboard.press('Home');
    await expect(page.getByRole('rowheader', { name: 'Batch 1', exact: true })).toBeVisible();
    await page.getByLabel('Find a batch').fill('batch 7345');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Batch 7345');
  }
  for (const [page, path] of [
    [officer, `recounts/${room.id}`],
    [watcher, `watch/${room.id}`],
  ] as const) {
    const html = await page.request.get(`${demo.address}/${path}`);
    expect((await html.body()).length).toBeLessThan(MOST_HTML_BYTES);
  }
});

test('a list of more than 10 MB arrives whole', async ({ demo }) => {
  const client = openClient(demo.address);
  const { login, password } = demo.officer;
  await client.signIn('password', { login, password });
  const lines = Array.from({ length: 12_000 }, (_, at) => `Batch ${at + 1},10,`.padEnd(1_000));
  const room = await openCountingRecount(client, {
    batches: ['Batch Name,Number of Ballots,Container', ...lines, ''].join('\n'),
  });
  const { state } = (await client.get(`recounts/${room.id}/snapshot`)) as Snapshot;
  expect(state.totals).toMatchObject({ batches: 12_000, ballotsListed: 120_000 });
});
