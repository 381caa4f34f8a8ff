import { openClient } from '@/scripts/bots/client.ts';
import { readDemo } from '@/scripts/demo/recounts.ts';
import { accessible } from './axe.ts';
import { expect, isLive, test } from './demo.ts';
import { openCountingRecount } from './open-recount.ts';
import { countBatch, returnUncounted, rowsOf } from './station.ts';

const ROOM = 'grand-county-2014';

test('a question keeps focus, Escape closes it, and focus comes back; the act says its line', async ({
  people,
}) => {
  const officer = await people.officer(people.roomOf(ROOM));
  const pause = officer.getByRole('main').getByRole('button', { name: 'Pause counting' });
  await pause.click();
  const dialog = officer.getByRole('dialog', { name: 'Pause counting?' });
  await expect(dialog.getByLabel('Message to the tables')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Pause counting' })).toBeDisabled();
  await accessible(officer);
  for (let pressed = 0; pressed < 4; pressed++) {
    await officer.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await officer.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(pause).toBeFocused();

  await pause.press('Enter');
  await dialog.getByLabel('Message to the tables').fill('Lunch');
  await dialog.getByRole('button', { name: 'Pause counting' }).click();
  await expect(officer.getByRole('button', { name: 'Resume counting' })).toBeVisible();
  const said = officer.getByRole('alertdialog').filter({ hasText: /Recorded #\d/ });
  await expect(said.getByRole('status')).toBeVisible();
  await accessible(officer);
  await said.getByRole('button').click();
  await expect(said).toBeHidden();
  await officer.getByRole('button', { name: 'Resume counting' }).click();
  await expect(pause).toBeVisible();
});

test('a batch that was chosen with the mouse is taken only when it is confirmed', async ({
  people,
}) => {
  const room = people.roomOf(ROOM);
  const officer = await people.officer(room);
  const table = await people.table(officer, room, 1, ['R. Alder', 'S. Birch']);
  const field = table.getByRole('combobox', { name: 'Type or scan the name of the batch' });
  const options = table.getByRole('listbox', { name: 'Batches not yet done' }).getByRole('option');
  await field.pressSequentially('moab');
  await expect(options.first()).toHaveText('Moab 1:70');
  const shown = await options.allTextContents();
  expect(shown.indexOf('Moab 9:70')).toBeLessThan(shown.indexOf('Moab 10:70'));
  await options.filter({ hasText: 'Moab 3:70' }).click();
  await accessible(table);
  await expect(field).toHaveValue('Moab 3:70');
  await expect(table.getByText('Your table has no batch.')).toBeVisible();
  await expect(officer.getByRole('row').filter({ hasText: 'Being counted' })).toHaveCount(0);
  await table.getByRole('button', { name: 'Take batch' }).click();
  await expect(table.getByRole('heading', { name: 'Moab 3:70', exact: true })).toBeVisible();
  await returnUncounted(table);
  const returned = table.getByText(/Moab 3:70 is returned, recorded as #\d/);
  await expect(returned).toBeVisible();

  // By arrow keys: the first Enter chooses, the second takes.
  await field.pressSequentially('moab');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('Moab 1:70');
  await expect(table.getByText('Your table has no batch.')).toBeVisible();
  await field.press('Enter');
  await expect(table.getByRole('heading', { name: 'Moab 1:70', exact: true })).toBeVisible();
  await expect(returned).toBeHidden();
  await returnUncounted(table);

  // A scanner types fast and ends with Enter while suggestions are open.
  await field.focus();
  await table.keyboard.type('Moab 1:7');
  await table.keyboard.press('Enter');
  await expect(table.getByText('No batch has this name')).toBeVisible();
  await table.keyboard.type('0');
  await table.keyboard.press('Enter');
  await expect(table.getByRole('heading', { name: 'Moab 1:70', exact: true })).toBeVisible();
  await returnUncounted(table);
});

test('a judge of a long roster is found by typing', async ({ people, page: table }) => {
  const room = people.roomOf('midland-2019');
  const officer = await people.officer(room);
  await officer.getByText('Counting judges', { exact: true }).click();
  for (let number = 1; number <= 12; number++) {
    await officer.getByLabel('Name of a judge').fill(`Judge ${number}`);
    await officer.getByRole('button', { name: 'Add judge' }).click();
    await expect(officer.getByText(`Judge ${number}`, { exact: true })).toBeVisible();
  }
  await table.goto(room.tablesLink);
  await table.getByLabel('Table number').fill('9');
  const first = table.getByRole('combobox', { name: 'First judge' });
  await first.pressSequentially('judge 1');
  await expect(table.getByRole('option')).toHaveText([
    'Judge 1',
    'Judge 10',
    'Judge 11',
    'Judge 12',
  ]);
  await table.getByRole('option', { name: 'Judge 12' }).click();
  await expect(first).toHaveValue('Judge 12');
  await accessible(table);
  await table.getByRole('combobox', { name: 'Second judge' }).fill('Judge 2');
  await table.getByRole('button', { name: 'Ask to join' }).click();
  await expect(officer.getByText('Table 9 asks to join: Judge 12 · Judge 2')).toBeVisible();
  await officer.getByRole('button', { name: 'Reject' }).click();
  await expect(table.getByText('did not confirm')).toBeVisible();

  // Other tests find the room's roster as it was.
  for (let number = 1; number <= 12; number++) {
    const name = officer.getByText(`Judge ${number}`, { exact: true });
    const judge = officer.getByRole('listitem').filter({ has: name });
    await judge.getByRole('button', { name: 'Take off the roster' }).click();
    const question = officer.getByRole('dialog', { name: `Take Judge ${number} off the roster?` });
    await question.getByRole('button', { name: 'Take off the roster' }).click();
    await expect(name).toBeHidden();
  }
});

test('acts beyond a row’s two stand in a menu, and the act asks its question', async ({
  people,
}) => {
  const room = people.roomOf('merrimack-2-2014');
  const officer = await people.officer(room);
  const [part] = readDemo('merrimack-2-2014').recount[1] ?? [];
  const name = readDemo('merrimack-2-2014').batches[1]?.name ?? '';
  if (!part) throw new Error('no batch');
  const values = rowsOf({ ...part, ballots: part.ballots + 1, undervotes: part.undervotes + 2 });
  for (const [number, judges] of [
    [1, ['R. Alder', 'S. Birch']],
    [2, ['T. Cedar', 'U. Dogwood']],
  ] as const) {
    await countBatch(await people.table(officer, room, number, judges), name, values);
  }
  await officer.getByRole('listitem').getByRole('button', { name }).click();
  await expect(officer.getByRole('button', { name: 'Accept batch' })).toBeVisible();
  const more = officer.getByRole('button', { name: 'More acts' });
  await more.click();
  await expect(officer.getByRole('menuitem')).toHaveText(['Order another count', 'Reopen batch']);
  await accessible(officer);
  await officer.getByRole('menuitem', { name: 'Reopen batch' }).click();
  const dialog = officer.getByRole('dialog', { name: `Reopen ${name}?` });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await officer.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('a half-typed form asks before it is left, and only then', async ({ people, demo }) => {
  const room = people.roomOf(ROOM);
  const officer = await people.officer(room);
  await officer.goto(`${demo.address}/`);
  await officer.getByRole('link', { name: 'Open a recount' }).click();
  const title = officer.getByLabel('Contest', { exact: true });
  await title.fill('Mayor');
  await title.fill('');
  await officer.goBack();
  await expect(officer.getByRole('heading', { name: 'Recounts' })).toBeVisible();

  await officer.getByRole('link', { name: 'Open a recount' }).click();
  await title.fill('Mayor');
  const question = officer.getByRole('dialog', { name: 'Leave what you have typed?' });
  await officer.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(title).toHaveValue('Mayor');
  await officer.getByRole('link', { name: 'Recounts' }).click();
  await expect(question).toBeVisible();
  await accessible(officer);
  await officer.keyboard.press('Escape');
  await expect(title).toHaveValue('Mayor');

  const asked = officer.waitForEvent('dialog');
  const reloaded = officer.reload().catch(() => null);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(title).toHaveValue('Mayor');
  await officer.getByRole('link', { name: 'Recounts' }).click();
  await question.getByRole('button', { name: 'Leave this page' }).click();
  await expect(officer.getByRole('heading', { name: 'Recounts' })).toBeVisible();
  await reloaded;

  await officer.goto(`${demo.address}/recounts/${room.id}/close`);
  await isLive(officer);
  await officer.getByLabel('Stated by').fill('Olive');
  await officer.getByRole('link', { name: 'Officer’s desk' }).click();
  await expect(question).toBeVisible();
});

test('a link that stands is told after a reload, a new one is asked about, and a camera reads it', async ({
  people,
  demo,
}) => {
  // A room of its own: the link that tables of other tests join by would stop working.
  const client = openClient(demo.address);
  const { login, password } = demo.officer;
  await client.signIn('password', { login, password });
  const room = await openCountingRecount(client, {
    batches: 'Batch Name,Number of Ballots\nBatch 1,30\n',
  });
  const officer = await people.officer(room);
  const tables = officer.getByRole('region', { name: 'Tables' });
  await expect(
    tables.getByText(/^A link stands since .*M[SD]T; it was shown once\.$/),
  ).toBeVisible();
  await tables.getByRole('button', { name: 'Make a new link' }).click();
  const question = officer.getByRole('dialog', { name: 'Make a new link?' });
  await expect(question).toContainText('Tables that have joined stay.');
  await accessible(officer);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(tables.locator('output')).toBeHidden();
  // Who asked by the link before is put out with it.
  const token = new URL(room.tablesLink).hash.slice(1);
  await client.post('join/ask', { token, number: 9, judges: ['j1', 'j2'] });
  const asks = officer.getByText('Table 9 asks to join');
  await expect(asks).toBeVisible();
  await tables.getByRole('button', { name: 'Make a new link' }).click();
  await question.getByRole('button', { name: 'Make a new link' }).click();
  await expect(tables.locator('output')).toContainText('/join#');
  await expect(asks).toBeHidden();
  await tables.getByRole('button', { name: 'QR code' }).click();
  await expect(tables.getByRole('img', { name: 'QR code' })).toBeVisible();
  await accessible(officer);
  await expect(officer).toHaveTitle('Officer’s desk · Council, Seat 1 · Example County');
});
