import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { prepare } from '@/scripts/lib/prepare.mjs';
import { freePort } from './demo.ts';
import { fillOpening } from './officer.ts';
import { startServer } from './server.ts';

test.beforeAll(() => prepare(() => undefined));

const PASSWORD = 'correct horse battery';

test('the first officer is set up by the code in the terminal; a restart is caught up with by itself', async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
  const port = Number(await freePort());
  const address = `http://127.0.0.1:${port}`;
  let server = startServer(dataDir, port);
  try {
    await server.ready();
    await page.goto(address);
    await expect(page).toHaveURL(/\/set-up$/);
    const fill = async (code: string) => {
      await page.getByLabel('One-time code').fill(code);
      await page.getByLabel('Your name').fill('Olive Officer');
      await page.getByLabel('Sign-in name').fill('olive');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create the account' }).click();
    };
    await fill('AAAA-BBBB-CCCC');
    await expect(page.locator('.alert')).toContainText('not the one that the terminal shows');
    await fill(server.code());
    await expect(page.getByText('There is no recount yet.')).toBeVisible();

    await page.getByRole('link', { name: 'Open a recount' }).click();
    await fillOpening(page, {
      kind: 'single-office',
      title: 'Mayor',
      choices: ['Choice A', 'Choice B'],
      office: { votesAllowed: 1, toBeChosen: 1 },
      control: { ballotsCounted: 30, votes: [15, 14] },
    });
    await page.getByRole('button', { name: 'Open recount' }).click();
    await expect(page.locator('.connection')).toHaveText('Live');
    await page.getByLabel('Name of a judge').fill('R. Alder');

    await server.stop('SIGKILL');
    await expect(page.locator('.connection')).toContainText('Offline since');
    server = startServer(dataDir, port);
    await server.ready();
    await expect(page.locator('.connection')).toHaveText('Live');
    await expect(page.getByLabel('Name of a judge')).toHaveValue('R. Alder');
    await page.getByRole('button', { name: 'Add judge' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'R. Alder' })).toBeVisible();
    expect(server.code()).toBe('');
    expect(await server.stop('SIGTERM')).toBe(0);
  } finally {
    await server.stop('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
