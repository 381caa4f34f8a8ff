import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { readDemo } from '@/scripts/demo/recounts.ts';
import { chromiumOptions } from '@/scripts/lib/chromium.mjs';
import { isLive, startDemo } from './demo.ts';
import { countBatch, rowsOf, takeBatch, typeSheet } from './station.ts';

// Drives the demonstration and writes a picture of every screen, for the README and for looking at.
const FOLDER = 'docs/pictures';
const WIDTHS = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } } as const;

mkdirSync(FOLDER, { recursive: true });
const { demo, stop } = await startDemo();
const browser = await chromium.launch(chromiumOptions());

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDTHS.desk, timezoneId: 'America/Denver' });
  return context.newPage();
}

async function picture(page: Page, name: string): Promise<void> {
  for (const [kind, size] of Object.entries(WIDTHS)) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `${FOLDER}/${name}${kind === 'desk' ? '' : `-${kind}`}.png` });
  }
  await page.setViewportSize(WIDTHS.desk);
}

const [room] = demo.rooms;
if (!room) throw new Error('a demonstration without a room');
const { batches, recount } = readDemo(room.demo);

const officer = await newPage();
await officer.goto(demo.officer.url);
await picture(officer, 'sign-in');
await officer.getByLabel('Sign-in name').fill(demo.officer.login);
await officer.getByLabel('Password').fill(demo.officer.password);
await officer.getByRole('button', { name: 'Sign in' }).click();
await officer.getByRole('heading', { name: 'Recounts' }).waitFor();
await picture(officer, 'home');
await officer.goto(`${demo.address}/recounts/new`);
await picture(officer, 'new-recount');
await officer.goto(`${demo.address}/accounts`);
await picture(officer, 'accounts');
await officer.goto(`${demo.address}/nowhere`);
await picture(officer, 'not-found');
await officer.goto(`${demo.address}/recounts/${room.id}`);
await isLive(officer);

const anyone = await newPage();
await anyone.goto(`${demo.address}/law`);
await anyone.getByRole('button', { name: 'Show an example' }).click();
await anyone.getByText('Choice B may ask for a recount.').waitFor();
await picture(anyone, 'law');

const watcher = await newPage();
await watcher.goto(room.waysIn.find(({ who }) => who === 'Watcher')?.url ?? '');
await watcher.waitForURL(/\/watch\//);

const tables: Page[] = [];
for (const [number, judges] of [
  [1, ['R. Alder', 'S. Birch']],
  [2, ['T. Cedar', 'U. Dogwood']],
] as const) {
  const table = await newPage();
  await table.goto(room.tablesLink);
  await table.getByLabel('Table number').fill(String(number));
  await table.getByLabel('First judge').selectOption(judges[0]);
  await table.getByLabel('Second judge').selectOption(judges[1]);
  if (number === 1) await picture(table, 'join');
  await table.getByRole('button', { name: 'Ask to join' }).click();
  const code = (await table.locator('.big-code').textContent()) ?? '';
  if (number === 1) await picture(table, 'join-code');
  await officer.getByLabel('Code they say').fill(code);
  await officer.getByRole('button', { name: 'Confirm table' }).click();
  await table.waitForURL(/\/station$/);
  await isLive(table);
  tables.push(table);
}
const [one, two] = tables;
if (!one || !two) throw new Error('two tables');

for (const [at, part] of recount.flat().slice(0, 5).entries()) {
  const name = batches[at]?.name ?? '';
  await countBatch(one, name, rowsOf(part));
  const [a = 0, b = 0] = part.votes;
  const counted = at === 1 ? { ...part, votes: [a - 1, b + 1] } : part;
  const short = { ...part, ballots: part.ballots - 1, undervotes: part.undervotes - 1 };
  if (at === 2) {
    await officer.locator('.status[data-is=one-count]').first().waitFor();
    continue;
  }
  await countBatch(two, name, rowsOf(at === 4 ? short : counted));
}
const next = batches[5];
const sixth = recount[5]?.[0];
if (!next || !sixth) throw new Error('six batches');
await one.getByRole('combobox').pressSequentially('Moab 1');
await one.getByRole('option').first().waitFor();
await picture(one, 'take');
await takeBatch(one, next.name);
await typeSheet(one, rowsOf(sixth));
await picture(one, 'station');
await officer.locator('.status[data-is=out]').first().waitFor();
await picture(officer, 'desk');
await officer.getByRole('row').getByRole('button', { name: 'Moab 1:70' }).click();
await officer.getByRole('button', { name: 'Reopen batch' }).click();
await officer.getByRole('dialog').waitFor();
await picture(officer, 'question');
await officer.keyboard.press('Escape');
await picture(watcher, 'watch');
await officer.getByRole('link', { name: 'Close and declare' }).click();
await officer.waitForURL(/\/close$/);
await isLive(officer);
await picture(officer, 'closing');

await browser.close();
await stop();
