import { accessible } from './axe.ts';
import { expect, test } from './demo.ts';

test('an officer makes an account, which signs in, changes its password and is withdrawn', async ({
  people,
  demo,
  browser,
}) => {
  people.expectFaults();
  const officer = await people.officer(people.roomOf('grand-county-2014'));
  await officer.goto(`${demo.address}/accounts`);
  await officer.getByLabel('Name, as it shall be printed').fill('Kim Keeper');
  await officer.getByLabel('Sign-in name').fill('kim');
  await officer.getByLabel('Role', { exact: true }).selectOption('admin');
  await officer.getByRole('button', { name: 'Make an account' }).click();
  await expect(officer.getByText('Account made. Give Kim Keeper this password')).toBeVisible();
  const first = (await officer.locator('output.big-code').textContent()) ?? '';
  const row = officer.getByRole('row').filter({ hasText: 'Kim Keeper' });
  await expect(row).toContainText('Active');
  await accessible(officer);

  const page = await (await browser.newContext()).newPage();
  const signIn = async (password: string) => {
    await page.goto(`${demo.address}/sign-in`);
    await page.getByLabel('Sign-in name').fill('kim');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn(first);
  await expect(page.getByRole('link', { name: 'Accounts' })).toBeVisible();
  // Who keeps accounts has no part in a count.
  await expect(page.getByRole('link', { name: 'Clerk' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Change my password' }).click();
  await page.getByLabel('Password now').fill(first);
  await page.getByLabel('New password').fill('a longer one of my own');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password is changed.')).toBeVisible();
  await signIn(first);
  await expect(page.getByText('Sign-in name or password is wrong.')).toBeVisible();
  await signIn('a longer one of my own');
  await expect(page.getByRole('link', { name: 'Accounts' })).toBeVisible();

  await row.getByRole('button', { name: 'Acts on Kim Keeper' }).click();
  await officer.getByRole('menuitem', { name: 'Withdraw' }).click();
  await officer.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toContainText('Withdrawn');
  await page.reload();
  await expect(page).toHaveURL(/\/sign-in$/);
  const file = await officer.request.get(`${demo.address}/api/accounts/ledger`);
  const types = (await file.text())
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly type: string }).type);
  expect(types).toEqual([
    'office.opened',
    'account.made',
    'account.made',
    'account.password-renewed',
    'account.withdrawn',
  ]);
});
