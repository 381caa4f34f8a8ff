import { openClient } from '@/scripts/bots/client.ts';
import { expect, isLive, joinTable, test } from './demo.ts';
import { openCountingRecount } from './open-recount.ts';
import { countBatch, takeBatch, typeSheet } from './station.ts';

const SHEET = [10, 6, 4, 0, 0, 0, 0, 0];
const OTHER = [10, 5, 5, 0, 0, 0, 0, 0];
const LIST = 'Batch Name,Number of Ballots\nBatch 1,10\nŠđñ 2,10\n';

async function clientOf(demo: {
  readonly address: string;
  readonly officer: { readonly login: string; readonly password: string };
}) {
  const client = openClient(demo.address);
  const { login, password } = demo.officer;
  await client.signIn('password', { login, password });
  return client;
}

test('a table that is cleared hears that its count was not sent; its place can be taken knowingly', async ({
  browser,
  demo,
  people,
}) => {
  people.expectFaults();
  const room = await openCountingRecount(await clientOf(demo), { batches: LIST });
  const officer = await people.officer(room);
  const table = await people.table(officer, room, 1, ['Judge 1', 'Judge 2']);

  const asking = await (await browser.newContext()).newPage();
  await asking.goto(room.tablesLink);
  await asking.getByLabel('Table number').fill('1');
  await asking.getByLabel('First judge').selectOption('Judge 3');
  await asking.getByLabel('Second judge').selectOption('Judge 4');
  await asking.getByRole('button', { name: 'Ask to join' }).click();
  await expect(
    officer.getByText('Judge 1 · Judge 2 sit there now and would be signed out.'),
  ).toBeVisible();
  await officer.getByRole('button', { name: 'Reject' }).click();

  await takeBatch(table, 'Batch 1');
  await typeSheet(table, SHEET);
  await table.context().setOffline(true);
  await expect(table.locator('.connection')).toContainText('Offline', { timeout: 45_000 });
  await table.getByRole('button', { name: 'Submit count' }).click();
  await expect(table.getByText('Kept on this device')).toBeVisible();
  await officer.getByRole('button', { name: 'Batch 1', exact: true }).click();
  await officer.getByRole('button', { name: 'Take batch back from the table' }).click();
  const question = officer.getByRole('dialog');
  await question.getByLabel('Reason').fill('The device is away');
  await question.getByRole('button', { name: 'Take batch back from the table' }).click();
  await officer.getByRole('button', { name: 'Clear table' }).click();
  await officer.getByRole('dialog').getByRole('button', { name: 'Clear table' }).click();
  await table.context().setOffline(false);
  await expect(table.getByText('was not sent, and stays on this device')).toBeVisible({
    timeout: 30_000,
  });
  await expect(table.getByText('It is sent when the network is back')).toHaveCount(0);
  await expect(table.getByRole('link', { name: 'Sign in again' })).toHaveCount(0);

  // The same pair, back by the link, still has its count, and it is sent once.
  await joinTable(table, officer, room.tablesLink, 2, ['Judge 1', 'Judge 2']);
  await isLive(table);
  await expect(table.getByText('was changed by someone else in the meantime')).toBeVisible();
  await takeBatch(table, 'Batch 1');
  await expect(table.locator('input[data-cell]').nth(1)).toHaveValue('6');
});

test('counts that differ say where they go; with four judges a further count asks for more', async ({
  demo,
  people,
}) => {
  const room = await openCountingRecount(await clientOf(demo), { batches: LIST });
  const officer = await people.officer(room);
  const one = await people.table(officer, room, 1, ['Judge 1', 'Judge 2']);
  const two = await people.table(officer, room, 2, ['Judge 3', 'Judge 4']);
  await officer.getByLabel('Find a batch').fill('sdn');
  await expect(officer.getByRole('rowheader', { name: 'Šđñ 2' })).toBeVisible();
  await officer.getByLabel('Find a batch').fill('nothing');
  await expect(officer.getByText('No batch matches.')).toBeVisible();
  await officer.getByLabel('Find a batch').fill('');

  await countBatch(one, 'Batch 1', SHEET);
  await countBatch(two, 'Batch 1', OTHER);
  await expect(
    officer.getByText('It goes back to Table 1 and Table 2 for the rows that differ.'),
  ).toBeVisible();
  for (const [table, votes] of [
    [one, [6, 4]],
    [two, [5, 5]],
  ] as const) {
    await takeBatch(table, 'Batch 1');
    await typeSheet(table, votes);
    await table.keyboard.press('Control+Enter');
    await table.getByRole('button', { name: 'Return batch' }).click();
  }
  await officer.getByRole('button', { name: 'Batch 1', exact: true }).first().click();
  await officer.getByRole('button', { name: 'Order another count' }).click();
  const question = officer.getByRole('dialog');
  await question.getByLabel('Reason').fill('Still different');
  await question.getByRole('button', { name: 'Order another count' }).click();
  await expect(officer.getByText('No two judges on the roster are left')).toBeVisible();
  await officer.getByText('Counting judges', { exact: true }).click();
  for (const name of ['Judge 5', 'Judge 6']) {
    await officer.getByLabel('Name of a judge').fill(name);
    await officer.getByRole('button', { name: 'Add judge' }).click();
  }
  await expect(
    officer.getByText('another count, by two judges who have not counted'),
  ).toBeVisible();
});
