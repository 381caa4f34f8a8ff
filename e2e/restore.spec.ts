import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openClient } from '@/scripts/bots/client.ts';
import { prepare } from '@/scripts/lib/prepare.mjs';
import { freePort, isLive, joinTable } from './demo.ts';
import { openCountingRecount } from './open-recount.ts';
import { startServer } from './server.ts';
import { countBatch } from './station.ts';

test.beforeAll(() => prepare(() => undefined));

const OFFICER = { login: 'olive', password: 'correct horse battery' };
const SHEET = [10, 6, 4, 0, 0, 0, 0, 0];

test('a restored backup stops the count, is confirmed, and tables send again what it lost', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'restore-'));
  const [data, backup] = [join(folder, 'data'), join(folder, 'backup')];
  const port = Number(await freePort());
  const address = `http://127.0.0.1:${port}`;
  let server = startServer(data, port);
  try {
    await server.ready();
    const client = openClient(address);
    await client.post('set-up', { code: server.code(), name: 'Olive Officer', ...OFFICER });
    await client.signIn('password', OFFICER);
    const { id: recount, tablesLink: link } = await openCountingRecount(client, {
      batches: 'Batch Name,Number of Ballots\nBatch 1,10\nBatch 2,10\nBatch 3,10\n',
    });

    const newPage = async () => (await browser.newContext()).newPage();
    const officer = await newPage();
    await officer.goto(`${address}/sign-in`);
    await officer.getByLabel('Sign-in name').fill(OFFICER.login);
    await officer.getByLabel('Password').fill(OFFICER.password);
    await officer.getByRole('button', { name: 'Sign in' }).click();
    await expect(officer.getByRole('heading', { name: 'Recounts' })).toBeVisible();
    await officer.goto(`${address}/recounts/${recount}`);
    const table = await newPage();
    await joinTable(table, officer, link, 1, ['Judge 1', 'Judge 2']);
    await countBatch(table, 'Batch 1', SHEET);

    await server.stop('SIGTERM');
    cpSync(data, backup, { recursive: true });
    server = startServer(data, port);
    await server.ready();
    await isLive(table);
    await countBatch(table, 'Batch 2', SHEET);
    await expect(officer.getByText('Batch 2 was returned')).toBeVisible();
    await server.stop('SIGTERM');

    rmSync(data, { recursive: true });
    cpSync(backup, data, { recursive: true });
    server = startServer(data, port);
    await server.ready();
    for (const page of [officer, table]) {
      await expect(page.getByText('Stop: this screen, or another, has seen')).toBeVisible();
    }
    await expect(table.getByRole('button', { name: 'Take batch' })).toBeDisabled();
    await officer.getByRole('button', { name: 'Go on from the restored ledger' }).click();
    const question = officer.getByRole('dialog');
    await question.getByLabel('What was restored').fill('The disk died; backup of noon');
    await question.getByRole('button', { name: 'Go on from the restored ledger' }).click();
    await expect(officer.getByText('Reason: The disk died; backup of noon')).toBeVisible();

    const header = officer.getByRole('rowheader', { name: 'Batch 2', exact: true });
    await expect(officer.getByRole('row').filter({ has: header })).toContainText('One count in');
    await expect(table.getByText('Recorded before, and not in the restored ledger')).toBeHidden();
    await countBatch(table, 'Batch 3', SHEET);
  } finally {
    await server.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
