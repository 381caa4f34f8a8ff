import type { Page } from '@playwright/test';
import { openClient } from '@/scripts/bots/client.ts';
import { accessible } from './axe.ts';
import { expect, isLive, test } from './demo.ts';
import { closeByHand, declareByHand } from './officer.ts';
import { openCountingRecount } from './open-recount.ts';
import { countBatch, returnBatch, submitSheet, takeBatch, typeSheet } from './station.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1366, height: 768 };

async function accessibleBoth(page: Page): Promise<void> {
  await accessible(page);
  await page.setViewportSize(PHONE);
  await accessible(page);
  await page.setViewportSize(DESK);
}

async function confirm(page: Page, asks: RegExp | string, typed: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: asks });
  await dialog.getByRole('textbox').fill(typed);
  await dialog.getByRole('button').first().click();
  await expect(dialog).toBeHidden();
}

test('a recount is opened from its canvass, with the request that sets it off', async ({
  people,
  demo,
}) => {
  const page = await people.officer(people.roomOf('grand-county-2014'));
  await page.goto(`${demo.address}/recounts/new`);
  const open = page.getByRole('button', { name: 'Open recount' });

  await page.getByLabel('Contest', { exact: true }).fill('Mayor');
  await page.getByLabel('Jurisdiction').fill('Example City');
  await page.getByLabel('This recount is').selectOption('test');
  await page.getByText('Votes from a file or a spreadsheet').click();
  await page.getByLabel('File with the votes').setInputFiles({
    name: 'votes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Choice,Votes\nChoice A,1706\nChoice B,1699\nTotal,3405\n'),
  });
  await expect(page.getByLabel('Or paste the lines')).toHaveValue(/Total/);
  await page.getByRole('button', { name: 'Take these votes' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Line 4 looks like a total');
  await page.getByLabel('Or paste the lines').fill('Choice A\t1,706\nChoice B\t1,699');
  await page.getByRole('button', { name: 'Take these votes' }).click();
  await expect(page.getByLabel('Votes at the canvass').nth(1)).toHaveValue('1699');

  // What decides something in law starts blank, and is asked for at its field.
  await open.click();
  await expect(page.getByLabel('Votes allowed on one ballot')).toBeFocused();
  await page.getByLabel('Votes allowed').fill('1');
  await page.getByLabel('Number to be chosen').fill('1');
  await page.getByLabel('The contest', { exact: true }).selectOption('elected');
  await page.getByLabel('Election', { exact: true }).selectOption('municipal-general');
  await page.getByLabel('Election date').fill('2025-11-04');
  await page.getByLabel('Voted on in').selectOption('one-county');
  const canvassed = page.getByLabel('Canvass completed on', { exact: true });
  await canvassed.fill('2025-11-03');
  await open.click();
  await expect(canvassed).toBeFocused();
  await canvassed.fill('2025-11-18');
  await expect(page.getByText('Choice B may ask for a recount.')).toBeVisible();
  await expect(page.getByText('Friday, November 21, 2025, no later than 5 p.m. MST')).toBeVisible();
  await page.getByLabel('Ballots counted at the canvass').fill('3500');
  await page.getByLabel('Ballots not counted at the canvass').fill('12');
  await page.getByText('may act; it is recorded').click();
  await page.getByText('No, or none is needed').click();
  await expect(page.getByText('nothing sets a recount off')).toBeVisible();
  await page.getByText('Yes: record it now').click();
  await open.click();
  await expect(page.getByLabel('Who asks')).toBeFocused();
  await page.getByLabel('Who asks').selectOption('Choice B');
  await page.getByLabel('Handed in by').fill('Choice B');
  await page.getByLabel('Received by').fill('Deputy recorder');
  await page.getByLabel('Received on').fill('2025-11-20');
  await page.getByLabel('at, to the second').fill('14:06:41');
  await expect(page.getByText('Received Nov 20, 2025, 2:06:41 p.m. MST: in time.')).toBeVisible();
  await expect(page.getByText('nothing sets a recount off')).toBeHidden();
  await accessibleBoth(page);
  await open.click();
  await isLive(page);
  await expect(page.locator('.deadline')).toContainText('Conduct by November 27, 2025');
  await expect(page.locator('.deadline')).toContainText('days past');
  await expect(page.locator('.deadline')).toContainText('November 28, 2025 if a roll-over rule');
  await expect(page.getByLabel('Choice B', { exact: true })).toHaveValue('1699');

  await page.getByRole('link', { name: 'Law and requests' }).click();
  await expect(page.getByText('In time: it sets this recount off.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await confirm(page, 'Was this request withdrawn?', 'By letter of the candidate');
  await expect(page.getByText(/^Withdrawn .*: By letter of the candidate$/)).toBeVisible();
  await expect(page.locator('.deadline')).toContainText('Nothing sets this recount off yet');

  // Friday the 21st is proclaimed a holiday: the last day is Monday, and a request of Monday is in time.
  await page.getByText('Record a request').first().click();
  await page.getByRole('button', { name: 'Record a request' }).click();
  await expect(page.getByLabel('Who asks')).toBeFocused();
  await page.getByLabel('Who asks').selectOption('Choice B');
  await page.getByLabel('Handed in by').fill('Choice B');
  await page.getByLabel('Received by').fill('Deputy recorder');
  await page.getByLabel('Received on').fill('2025-11-24');
  await page.getByLabel('at, to the second').fill('09:00:00');
  await page.getByRole('button', { name: 'Record a request' }).click();
  await expect(page.getByText('Late: it opens no recount.')).toBeVisible();
  await page.getByRole('button', { name: 'Enter the day' }).click();
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
  await page.getByLabel('Day', { exact: true }).fill('2025-11-21');
  await page.getByLabel('Name', { exact: true }).fill('Snow day');
  await page.getByLabel('Proclaimed by').fill('The governor');
  await page.getByRole('button', { name: 'Enter the day' }).click();
  await expect(page.getByText('In time: it sets this recount off.')).toBeVisible();
  await expect(page.locator('.deadline')).toContainText('Conduct by December 1, 2025');
  await page.getByRole('button', { name: 'Take out' }).click();
  await confirm(page, 'Take Snow day out?', 'It was another year');
  await expect(page.getByText('Late: it opens no recount.')).toBeVisible();

  await page.getByText(/^Questions that the law leaves open/).click();
  const question = page.getByRole('group', { name: /notice of 24 hours/ });
  await question.getByText(/^Yes: a board of canvassers meets/).click();
  const form = page.locator('form').filter({ has: question });
  await form.getByRole('button').click();
  await expect(form.getByLabel('On whose advice')).toBeFocused();
  await form.getByLabel('On whose advice').fill('City attorney');
  await form.getByRole('button').click();
  await expect(question).toContainText('on the advice of City attorney');
  await accessibleBoth(page);

  await page.getByText('End without a declaration').click();
  await page.getByLabel('On whose authority').fill('Election officer');
  await page.getByRole('button', { name: 'Discontinue the recount' }).click();
  await confirm(page, /End this recount/, 'The request was withdrawn');
  await expect(page.getByText('Discontinued', { exact: true })).toBeVisible();
  await page.goto(page.url().replace(/\/law$/, ''));
  await expect(page.getByText(/The original canvass stands/)).toBeVisible();
});

async function roomOfTwo(address: string, login: string, password: string) {
  const client = openClient(address);
  await client.signIn('password', { login, password });
  return openCountingRecount(client, {
    batches: 'Batch Name,Number of Ballots\nBatch 1,30\n',
  });
}

test('a stay stops a count, and a tie is decided by lot once the recount is canvassed', async ({
  people,
  demo,
}) => {
  const { login, password } = demo.officer;
  const room = await roomOfTwo(demo.address, login, password);
  const desk = await people.officer(room);
  const one = await people.table(desk, room, 1, ['Judge 1', 'Judge 2']);
  const two = await people.table(desk, room, 2, ['Judge 3', 'Judge 4']);
  const watcher = await people.observer(room, 'Watcher');
  const law = await desk.context().newPage();
  await law.goto(`${demo.address}/recounts/${room.id}/law`);
  await isLive(law);

  await expect(law.getByText('What the law asks has not been stated yet.')).toBeVisible();
  await law.getByRole('button', { name: 'State it' }).click();
  await expect(law.getByLabel('Election', { exact: true })).toBeFocused();
  await law.getByLabel('Election', { exact: true }).selectOption('regular-general');
  await law.getByLabel('Voted on in').selectOption('one-county');
  await law.getByLabel('Canvass completed on').fill('2026-11-17');
  await law.getByLabel(/who is a candidate/).selectOption('recorded');
  await law.getByRole('button', { name: 'State it' }).click();
  await expect(law.getByRole('button', { name: 'State it anew' })).toBeVisible();

  await takeBatch(one, 'Batch 1');
  await law.getByText('Record the stay').first().click();
  await law.getByRole('textbox', { name: 'Court' }).fill('Third District Court');
  await law.getByRole('textbox', { name: 'Order' }).fill('Case 12: stop the count');
  await law.getByRole('button', { name: 'Record the stay' }).click();
  await expect(one.locator('.alert')).toContainText('Third District Court: Case 12');
  await expect(watcher.locator('.state')).toContainText('Stayed by Third District Court');
  await desk.getByRole('button', { name: 'Resume counting' }).click();
  await expect(desk.locator('.state')).toContainText('Paused');
  await law.getByRole('button', { name: 'Lift the stay' }).click();
  await confirm(law, 'Was the stay lifted?', 'Case 12: order of noon');
  await expect(law.getByText('No stay stands.')).toBeVisible();
  await desk.getByRole('button', { name: 'Resume counting' }).click();
  await expect(desk.locator('.state')).toHaveText('Counting');

  const sheet = [30, 15, 15, 0, 0, 0, 0, 0];
  await one.getByLabel('Ballots in the batch').focus();
  await typeSheet(one, sheet);
  await submitSheet(one);
  await returnBatch(one);
  await countBatch(two, 'Batch 1', sheet);
  await desk.getByRole('link', { name: 'Close and declare' }).click();
  await isLive(desk);
  await closeByHand(desk);
  await declareByHand(desk);
  await desk.getByRole('link', { name: 'Next: the recount canvass' }).click();
  await isLive(desk);
  await expect(desk.getByText('Locked until the recount canvass is completed')).toBeVisible();
  // A canvass of the recount is not before its declaration, which is of today.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(new Date());
  await desk.getByLabel('Completed on').fill(today);
  await desk.getByLabel('Members present').fill('M. Member\nchoice b');
  await expect(desk.getByText(/choice b has the name of a choice/)).toBeVisible();
  await desk.getByRole('button', { name: 'Record the canvass' }).click();
  await expect(desk.getByText('Locked until the recount canvass is completed')).toBeHidden();
  await expect(desk.getByText(/No later than \w+, \w+ \d+, \d{4}\./).first()).toBeVisible();
  await desk.getByLabel('Drawn on').fill(today);
  await desk.getByLabel('at, to the second').fill('23:59:59');
  await desk.getByLabel('Place').fill('Council chamber');
  await desk.getByLabel('Drawn by').fill('Olive Officer');
  await desk.getByLabel('In the presence of').fill('M. Member');
  await desk.getByLabel('Notice given').fill('Posted on the 25th');
  await desk.getByLabel('Method').fill('Two equal papers in a box');
  await desk.getByRole('button', { name: 'Record the lot' }).click();
  await expect(desk.getByText('The lot chooses one of the tied choices')).toBeVisible();
  await accessibleBoth(desk);
  await desk.getByText('Choice B', { exact: true }).click();
  await desk.getByRole('button', { name: 'Record the lot' }).click();
  const lot = desk.getByRole('dialog', { name: 'Record this lot?' });
  await expect(lot).toContainText('By lot: Choice B.');
  await lot.getByRole('button', { name: 'Record the lot' }).click();
  await expect(
    desk.getByText('By lot: Choice B. The votes stay equal in every report.'),
  ).toBeVisible();
  await expect(watcher.getByText('Decided by lot: Choice B. The votes stay equal.')).toBeVisible();
});
