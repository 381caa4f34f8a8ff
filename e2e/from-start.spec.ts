import { expect, isLive, test } from './demo.ts';
import { fillOpening, startCounting } from './officer.ts';
import { countBatch } from './station.ts';

const CSV =
  'Batch Name,Number of Ballots,Precinct,For,Against\nBox 2,10,P2,6,4\nBox 10,20,P1,9,11\n';

test('an officer opens a bond recount by hand, it is counted, closed and declared', async ({
  people,
  demo,
}) => {
  const officer = await people.officer(people.roomOf('grand-county-2014'));
  await officer.goto(`${demo.address}/recounts/new`);
  await fillOpening(officer, {
    kind: 'bond-proposition',
    title: 'Road bond',
    choices: ['For', 'Against'],
    control: { ballotsCounted: 30, ballotsNotCounted: 1, votes: [14, 15] },
  });
  await officer.getByRole('button', { name: 'Open recount' }).click();
  await isLive(officer);
  await expect(officer.getByText('Test: these figures decide nothing.')).toBeVisible();

  await officer.getByRole('button', { name: 'Start counting' }).click();
  const start = officer.getByRole('dialog', { name: /^Start counting/ });
  await start.getByRole('button', { name: 'Start counting' }).click();
  await expect(start.locator('.alert')).toContainText(
    'the batch list, at least four counting judges',
  );
  await start.getByRole('button', { name: 'Cancel' }).click();
  // What was missing then is not said any more when it is there.
  await expect(officer.getByText('at least four counting judges')).toBeHidden();

  await officer.getByLabel('Ballots counted', { exact: true }).fill('30');
  await officer.getByLabel('Ballots not counted').fill('2');
  await officer.getByLabel('For', { exact: true }).fill('15');
  await officer.getByLabel('Against').fill('15');
  await officer.getByRole('button', { name: 'Save figures' }).click();
  await expect(officer.getByRole('button', { name: 'Save figures ✓' })).toBeVisible();

  const upload = (text: string) =>
    officer
      .getByLabel('File')
      .setInputFiles({ name: 'boxes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await upload(`${CSV}Total,30,,15,15\n`);
  await officer.getByRole('button', { name: 'Read the file' }).click();
  await expect(officer.locator('.alert').filter({ hasText: 'looks like a total' })).toContainText(
    'Line 4',
  );
  await upload(CSV);
  await officer.getByRole('button', { name: 'Read the file' }).click();
  await officer.getByRole('button', { name: 'Take this list' }).click();
  await expect(officer.getByText('✓ 2 batches, 30 ballots.')).toBeVisible();

  for (const name of ['R. Alder', 'S. Birch', 'T. Cedar', 'U. Dogwood']) {
    await officer.getByLabel('Name of a judge').fill(name);
    await officer.getByRole('button', { name: 'Add judge' }).click();
    await expect(officer.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
  // The choice shows once it is recorded, and not before.
  await officer.getByLabel('Figures as accepted').click();
  await expect(officer.getByLabel('Figures as accepted')).toBeChecked();
  await startCounting(officer, /^Start counting 2 batches, 30 ballots/);
  await officer.getByRole('button', { name: 'Make a link' }).first().click();
  const link = (await officer.locator('output').first().textContent()) ?? '';
  const room = { ...people.roomOf('grand-county-2014'), tablesLink: link };
  const one = await people.table(officer, room, 1, ['R. Alder', 'S. Birch']);
  const two = await people.table(officer, room, 2, ['T. Cedar', 'U. Dogwood']);
  for (const table of [one, two]) {
    await countBatch(table, 'Box 2', [10, 6, 4, 0, 0, 0, 0, 0]);
    await countBatch(table, 'Box 10', [20, 9, 11, 0, 0, 0, 0, 0]);
  }
  await expect(officer.getByText('2 of 2 batches accepted')).toBeVisible();
  const names = await officer.getByRole('rowheader').filter({ hasText: 'Box' }).allTextContents();
  expect(names).toEqual(['Box 2', 'Box 10']);

  await officer.getByRole('link', { name: 'Close and declare' }).click();
  await isLive(officer);
  await officer.getByLabel('Re-examined').fill('2');
  await officer.getByLabel('Upheld').fill('2');
  await officer.getByLabel('Reversed').fill('0');
  await officer.getByLabel('Stated by').fill('Olive Officer');
  await officer.getByRole('button', { name: 'State', exact: true }).click();
  await expect(officer.getByText('Nothing stands in the way of closing.')).toBeVisible();
  await officer.getByRole('button', { name: 'Close counting' }).click();
  await officer.getByRole('dialog').getByRole('button', { name: 'Close counting' }).click();
  await expect(officer.getByText('Declared to have failed.')).toBeVisible();
  await officer.getByRole('button', { name: 'Declare the result' }).click();
  const declare = officer.getByRole('dialog', { name: 'Declare this result?' });
  await declare.getByLabel('Your name').fill('Someone Else');
  await declare.getByRole('button', { name: 'Declare the result' }).click();
  await expect(declare.locator('.alert')).toContainText('Olive Officer');
  await declare.getByLabel('Your name').fill('Olive Officer');
  await declare.getByRole('button', { name: 'Declare the result' }).click();
  await expect(officer.getByText(/Declared by Olive Officer, election officer/)).toBeVisible();
  await expect(officer.getByText('20A-4-401(9)(a)(iv)')).toBeVisible();
});
