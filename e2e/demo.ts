import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import type { DemoId } from '@/scripts/demo/recounts.ts';
import type { SeededRoom } from '@/scripts/demo/seed.ts';

export type Demo = {
  readonly address: string;
  readonly officer: { readonly url: string; readonly login: string; readonly password: string };
  readonly rooms: readonly SeededRoom[];
};

type Room = Omit<SeededRoom, 'demo'>;

/** A person: a browser context of their own. What their console says wrong fails the test. */
export type People = {
  readonly officer: (room: Room) => Promise<Page>;
  readonly table: (
    officer: Page,
    room: Room,
    number: number,
    judges: readonly [string, string],
  ) => Promise<Page>;
  readonly observer: (room: Room, who: 'Watcher' | 'Witness') => Promise<Page>;
  readonly roomOf: (id: DemoId) => SeededRoom;
  /** Faults that a test brings about itself, such as a cut network. */
  readonly expectFaults: () => void;
};

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A demonstration of its own; under another name it is served by TLS from the room's own authority. */
export async function startDemo(host?: string): Promise<{
  readonly demo: Demo;
  readonly stop: () => Promise<void>;
}> {
  const port = String(await freePort());
  const named = host === undefined ? {} : { PUBLIC_URL: `https://${host}:${port}` };
  const child = spawn(process.execPath, ['scripts/demo.mjs', '--json'], {
    env: { ...process.env, PORT: port, ...named },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const demo = await new Promise<Demo>((ready, failed) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const line = said.split('\n').find((one) => one.startsWith('{') && one.endsWith('}'));
      if (line) ready(JSON.parse(line) as Demo);
    });
    child.on('exit', (code) => failed(new Error(`the demonstration ended: ${code}`)));
  });
  return {
    demo,
    stop: () =>
      new Promise((done) => {
        child.on('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}

async function signInOfficer(page: Page, { address, officer }: Demo, room: Room) {
  await page.goto(officer.url);
  await page.getByLabel('Sign-in name').fill(officer.login);
  await page.getByLabel('Password').fill(officer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Recounts' })).toBeVisible();
  await page.goto(`${address}/recounts/${room.id}`);
  await isLive(page);
}

export async function isLive(page: Page): Promise<void> {
  await expect(page.locator('.connection')).toHaveText('Live');
}

/** Two judges ask at their device, say their code, and are confirmed. */
export async function joinTable(
  page: Page,
  officer: Page,
  link: string,
  number: number,
  [first, second]: readonly [string, string],
): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Table number').fill(String(number));
  await page.getByLabel('First judge').selectOption(first);
  await page.getByLabel('Second judge').selectOption(second);
  await page.getByRole('button', { name: 'Ask to join' }).click();
  const code = (await page.locator('.big-code').textContent()) ?? '';
  await officer.getByLabel('Code they say').fill(code);
  await officer.getByRole('button', { name: 'Confirm table' }).click();
  await page.waitForURL(/\/station$/);
  await isLive(page);
}

function people(
  browser: Browser,
  demo: Demo,
  faults: string[],
  expected: { faults: boolean },
): People {
  async function newPage(who: string): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${who}: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`${who}: ${error.message}`));
    return page;
  }
  return {
    expectFaults() {
      expected.faults = true;
    },
    roomOf(id) {
      const room = demo.rooms.find((one) => one.demo === id);
      if (!room) throw new Error(`no room ${id}`);
      return room;
    },
    async officer(room) {
      const page = await newPage('officer');
      await signInOfficer(page, demo, room);
      return page;
    },
    async table(officer, room, number, [first, second]) {
      const page = await newPage(`table ${number}`);
      await joinTable(page, officer, room.tablesLink, number, [first, second]);
      return page;
    },
    async observer(room, who) {
      const page = await newPage(who);
      const way = room.waysIn.find((one) => one.who === who);
      await page.goto(way?.url ?? '');
      await page.waitForURL(/\/watch\//);
      await isLive(page);
      return page;
    },
  };
}

export const test = base.extend<{ people: People }, { demo: Demo }>({
  demo: [
    async ({ browserName: _ }, use) => {
      const { demo, stop } = await startDemo();
      await use(demo);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  people: async ({ browser, demo }, use) => {
    const faults: string[] = [];
    const expected = { faults: false };
    await use(people(browser, demo, faults, expected));
    for (const context of browser.contexts()) await context.close();
    if (!expected.faults) expect(faults).toEqual([]);
  },
});

export { expect };
