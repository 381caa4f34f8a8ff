import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openClient } from '@/scripts/bots/client.ts';
import { type Demo, isLive, type People } from './demo.ts';
import { openCountingRecount, openRecount } from './open-recount.ts';
import { returnBatch, takeBatch, typeSheet } from './station.ts';

/** A screen that is open and stays so. */
export type Screen = { readonly name: string; readonly page: Page };

const BATCHES = Array.from({ length: 12 }, (_, at) => `Batch ${at + 1},${10 + at}`);

/** Every screen of the product, each as the person who uses it sees it. */
export async function openScreens(
  browser: Browser,
  demo: Demo,
  people: People,
): Promise<readonly Screen[]> {
  const { address } = demo;
  const { login, password } = demo.officer;
  const client = openClient(address);
  await client.signIn('password', { login, password });
  const preparing = await openRecount(client);
  const room = await openCountingRecount(client, {
    batches: ['Batch Name,Number of Ballots', ...BATCHES, ''].join('\n'),
  });

  const desk = await people.officer(room);
  const station = await people.table(desk, room, 1, ['Judge 1', 'Judge 2']);
  // One batch waits for the officer, who looks at it; the next is being counted.
  await takeBatch(station, 'Batch 1');
  await typeSheet(station, [10, 9, 2, 0, 0, 0, 0, 0]);
  await station.getByLabel('Note for the election officer').fill('The paper says so');
  await station.getByRole('button', { name: 'Submit as' }).click();
  await returnBatch(station);
  await desk.getByRole('listitem').getByRole('button', { name: 'Batch 1', exact: true }).click();
  await takeBatch(station, 'Batch 2');
  const screens: Screen[] = [
    { name: 'desk', page: desk },
    { name: 'station', page: station },
    { name: 'watch', page: await people.observer(room, 'Watcher') },
  ];
  async function open(name: string, context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${address}${path}`);
    screens.push({ name, page });
    return page;
  }
  const nobody = await browser.newContext();
  await open('sign-in', nobody, '/sign-in');
  await open('join', nobody, room.tablesLink.slice(address.length));
  await open('not found', nobody, '/nowhere');
  await open('law', nobody, '/law');
  const officer = desk.context();
  await open('home', officer, '/');
  await open('accounts', officer, '/accounts');
  await open('password', officer, '/password');
  await open('new recount', officer, '/recounts/new');
  await isLive(await open('preparing', officer, `/recounts/${preparing}`));
  await isLive(await open('closing', officer, `/recounts/${room.id}/close`));
  await isLive(await open('law of a recount', officer, `/recounts/${room.id}/law`));
  await open('not permitted', station.context(), '/recounts/new');
  return screens;
}
