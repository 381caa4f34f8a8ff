import type { Page } from '@playwright/test';
import { type DemoId, readDemo } from '@/scripts/demo/recounts.ts';
import { accessible } from './axe.ts';
import { expect, isLive, test } from './demo.ts';
import { countBatch, returnBatch, rowsOf, submitSheet, takeBatch, typeSheet } from './station.ts';

const ALDER = ['R. Alder', 'S. Birch'] as const;
const CEDAR = ['T. Cedar', 'U. Dogwood'] as const;

function batchOf(id: DemoId, at: number) {
  const demo = readDemo(id);
  const part = demo.recount[at]?.[0];
  const batch = demo.batches[at];
  if (!part || !batch) throw new Error(`no batch ${at}`);
  return { name: batch.name, part, values: rowsOf(part) };
}

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

test('two tables count, two watch, the officer sees: match and mismatch', async ({ people }) => {
  const room = people.roomOf('grand-county-2014');
  const officer = await people.officer(room);
  const watcher = await people.observer(room, 'Watcher');
  const witness = await people.observer(room, 'Witness');
  const one = await people.table(officer, room, 1, ALDER);
  const two = await people.table(officer, room, 2, CEDAR);

  const first = batchOf('grand-county-2014', 0);
  await countBatch(one, first.name, first.values);
  await expect(row(watcher, first.name)).toContainText('One count in');
  await expect(row(watcher, first.name)).not.toContainText('172');
  await one.getByLabel('Type or scan the name').fill(first.name);
  await one.getByRole('button', { name: 'Take batch' }).click();
  await expect(one.locator('.alert')).toContainText('has counted');
  await countBatch(two, first.name, first.values);
  for (const page of [officer, watcher, witness]) {
    await expect(row(page, first.name)).toContainText('Accepted');
    await expect(row(page, first.name)).toContainText('172');
  }
  await expect(one.locator('body')).not.toContainText('172');

  const second = batchOf('grand-county-2014', 1);
  const [a = 0, b = 0] = second.part.votes;
  const swapped = rowsOf({ ...second.part, votes: [a - 1, b + 1] });
  await countBatch(one, second.name, second.values);
  await countBatch(two, second.name, swapped);
  await expect(row(watcher, second.name)).toContainText('Counts differ');
  await takeBatch(one, second.name);
  await expect(one.getByText('Count the open rows again')).toBeVisible();
  await expect(one.locator('input[data-cell]:not([readonly])')).toHaveCount(2);
  await typeSheet(one, [a, b]);
  await submitSheet(one);
  await returnBatch(one);
  await expect(row(watcher, second.name)).toContainText('Counts differ');
  await takeBatch(two, second.name);
  await typeSheet(two, [a, b]);
  await submitSheet(two);
  await returnBatch(two);
  await expect(row(watcher, second.name)).toContainText('Accepted');
  for (const page of [officer, watcher, one]) await accessible(page);
});

test('a sheet that does not balance waits for the officer, who orders another count', async ({
  people,
}) => {
  const room = people.roomOf('merrimack-2-2014');
  const officer = await people.officer(room);
  const table = await people.table(officer, room, 1, ALDER);
  const { name, part } = batchOf('merrimack-2-2014', 0);
  await takeBatch(table, name);
  await typeSheet(table, rowsOf({ ...part, undervotes: part.undervotes + 1 }));
  await expect(table.getByText('Does not balance: 1 too many')).toBeVisible();
  await table.getByLabel('Note for the election officer').fill('The paper says so');
  await table.getByRole('button', { name: 'Submit as' }).click();
  await expect(table.getByText(/Recorded #/)).toBeVisible();
  await returnBatch(table);
  await officer.getByRole('listitem').getByRole('button', { name }).click();
  await expect(officer.getByText('“The paper says so”')).toBeVisible();
  await officer.getByRole('button', { name: 'Order another count' }).click();
  const dialog = officer.getByRole('dialog', { name: `Order another count of ${name}?` });
  await dialog.getByLabel('Reason').fill('Count again');
  await dialog.getByRole('button', { name: 'Order another count' }).click();
  await expect(row(officer, name).first()).toContainText('Another count ordered');
});

test('what is typed survives a reload, and a count survives a cut network', async ({ people }) => {
  const room = people.roomOf('midland-2019');
  const officer = await people.officer(room);
  const table = await people.table(officer, room, 1, ALDER);
  const { name, values } = batchOf('midland-2019', 0);
  await takeBatch(table, name);
  await typeSheet(table, values.slice(0, 3));
  await table.reload();
  await isLive(table);
  await expect(table.locator('input[data-cell]').nth(1)).toHaveValue(String(values[1]));
  for (const [at, value] of values.entries())
    await table.locator('input[data-cell]').nth(at).fill(String(value));
  people.expectFaults();
  await table.context().setOffline(true);
  await expect(table.locator('.connection')).toContainText('Offline', { timeout: 45_000 });
  await table.getByRole('button', { name: 'Submit count' }).click();
  await expect(table.getByText('Kept on this device')).toBeVisible();
  await expect(row(officer, name)).toContainText('Being counted');
  await table.context().setOffline(false);
  await expect(table.getByText(/Recorded #/)).toBeVisible({ timeout: 30_000 });
  await expect(row(officer, name)).toContainText('One count in');
});

test('the bond’s 820 missing ballots stop its closing', async ({ people }) => {
  const room = people.roomOf('midland-2019');
  const officer = await people.officer(room);
  await officer.getByRole('link', { name: 'Close and declare' }).click();
  await isLive(officer);
  await officer.getByRole('button', { name: 'Close counting' }).click();
  await officer.getByRole('dialog').getByRole('button', { name: 'Close counting' }).click();
  const alert = officer.getByRole('alert').filter({ hasText: 'cannot be closed' });
  await expect(alert).toContainText('ballots at the canvass 23,631');
  await expect(alert).toContainText('Box 1');
  await accessible(officer);
});

test('who is not signed in sees the sign-in, and who watches has no way to the desk', async ({
  people,
  page,
  demo,
}) => {
  const room = people.roomOf('grand-county-2014');
  await page.goto(`${demo.address}/recounts/${room.id}`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await accessible(page);
  const watcher = await people.observer(room, 'Watcher');
  await watcher.goto(`${demo.address}/recounts/${room.id}`);
  await expect(watcher.getByText('This page is not for your role.')).toBeVisible();
});
