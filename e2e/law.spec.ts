import { violations } from './axe.ts';
import { expect, test } from './demo.ts';

test('without sign-in: a contest is answered as it is typed, and its address shows it to others', async ({
  browser,
  demo,
}) => {
  const page = await (await browser.newContext()).newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`${demo.address}/law`);
  await expect(page.getByText('Type the name of each choice.')).toBeVisible();
  await page.getByLabel('Choice 1, as on the ballot').fill('Choice A');
  await page.getByLabel('Votes at the canvass').first().fill('5013');
  await page.getByLabel('Choice 2, as on the ballot').fill('Choice B');
  await page.getByLabel('Votes at the canvass').nth(1).fill('4987');
  await expect(page.getByText('Choose the election date.')).toBeVisible();
  await page.getByLabel('Election date').fill('2026-11-03');
  await page.getByLabel('Canvass completed on', { exact: true }).fill('2026-11-17');
  await expect(page.getByText('Choice B may not ask for one.')).toBeVisible();
  await expect(page.getByText('400 × 26 = 10,400 > 10,000')).toBeVisible();

  await page.getByLabel('Votes at the canvass').first().fill('5012');
  await page.getByLabel('Votes at the canvass').nth(1).fill('4988');
  await expect(page.getByText('Choice B may ask for a recount.')).toBeVisible();
  await expect(page.getByText('400 × 24 = 9,600 ≤ 10,000')).toBeVisible();
  await expect(page.getByText('Friday, November 20, 2026, no later than 5 p.m. MST')).toBeVisible();
  await page.getByText('Why?').first().click();
  await expect(page.getByText('20A-4-401(3)(a)').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByText('Choice B may ask for a recount.')).toBeVisible();
  await other.getByLabel('Votes at the canvass').nth(1).fill('5012');
  await expect(other.getByText('A recount is required. Nobody has to ask for it.')).toBeVisible();
  await other.setViewportSize({ width: 390, height: 844 });
  const wide = await other.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  expect(faults).toEqual([]);
});
