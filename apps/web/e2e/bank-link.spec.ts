import type { Page } from '@playwright/test';
import type { Steering } from '../src/testing/sandbox/steering.ts';
import { accountsAfter, addForTransfer, enterCode } from './support/accounts.ts';
import { expect, password, test } from './support/journey.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Leaves the app for the bank's page. */
async function goToBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to your bank' }).click();
  await expect(heading(page)).toHaveText('Sign in to Harbor Credit Union');
}

async function signInAtBank(page: Page, login = 'maya', secret = password): Promise<void> {
  await page.getByLabel('User name at the bank').fill(login);
  await page.getByLabel('Password at the bank').fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function choose(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Savings/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

const kept = (page: Page) =>
  page.evaluate(() =>
    ['bankLinkToken', 'bankLinkPath', 'bankLinkRedirectUrl'].filter((key) => localStorage.getItem(key)),
  );

/** What the app has told the server of linking, by name and type. */
const told = (sandbox: Steering) => async () => JSON.stringify(await sandbox.ask('/analytics'));

test.use({ mayMove: ['Where your money goes', 'Account details', 'Link your bank', 'Add this account?'] });

test('an account is linked at its bank while getting money, on the bank’s own origin, and can be chosen at once [money-096] [money-101] [money-104] [money-105] [money-107] [money-108] [money-110] [money-112]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  await addForTransfer(page);
  await page.getByRole('link', { name: /Sign in to your bank/ }).click();
  await expect(heading(page)).toHaveText('Link your bank');
  await checkAccessibility();
  await goToBank(page);
  expect(new URL(page.url()).origin).not.toBe(sandbox.origin);
  await checkAccessibility();
  await signInAtBank(page, 'maya', 'not-it');
  await expect(page.getByRole('alert')).toContainText('don’t match');
  await signInAtBank(page);
  await expect(heading(page)).toHaveText(/Which account may/);
  await checkAccessibility();
  await choose(page);

  await expect(heading(page)).toHaveText('Add this account?');
  expect(new URL(page.url()).origin).toBe(sandbox.origin);
  expect(await kept(page)).toEqual([]);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Add this account' }).click();
  await enterCode(page, sandbox);
  await expect(heading(page)).toHaveText('Where should it go?');
  await expect(page.getByRole('radio', { name: /Harbor Credit Union/ })).toHaveCount(2);
  for (const radio of await page.getByRole('radio', { name: /Harbor Credit Union/ }).all())
    await expect(radio).toBeEnabled();
  for (const name of ['Access+ Plaid Initiated', 'Linking completed', 'loginSuccess'])
    await expect.poll(told(sandbox)).toContain(name);
});

test('somebody who leaves the bank’s page, or is locked out there, is told that nothing was added, and can go on by hand [money-110] [money-111]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  await page.goto('/ewa/accounts/link');
  await goToBank(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/You left your bank’s page/)).toBeVisible();
  await expect.poll(told(sandbox)).toContain('"exit"');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Sign in to your bank' }).click();
  await goToBank(page);
  await signInAtBank(page, 'locked');
  await page.getByRole('button', { name: /^Back to/ }).click();
  await expect(page.getByText(/Your bank has locked its online banking/)).toBeVisible();
  await page.getByRole('link', { name: 'Add it by its numbers instead' }).click();
  await expect(heading(page)).toHaveText('Add a bank account');
  await page.goto('/apps/loading?oauth_state_id=made-up');
  await expect(page.getByText('There’s nothing to finish here')).toBeVisible();
});

test('an account whose link has expired says so, and works again after the bank’s page', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  await accountsAfter(page, sandbox, 'Disconnected');
  await page.getByRole('link', { name: /Harbor Credit Union.*Sign in again/ }).click();
  await page.getByRole('button', { name: 'Sign in to your bank' }).click();
  await goToBank(page);
  await signInAtBank(page);
  await page.getByRole('radio', { name: /4821/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('Use this account again?');
  await page.getByRole('button', { name: 'Use it again' }).click();
  await expect(heading(page)).toHaveText('Account details');
  await expect(page.getByRole('status').getByText(/^(Ready|Default)$/)).toBeVisible();
});

test('a page at a bank that the server can’t give leads nowhere, and says so [money-113]', async ({
  page,
  goHome,
  sandbox,
}) => {
  await sandbox.configure({ PlaidBankDomains: '[]' });
  await goHome();
  await page.goto('/ewa/accounts/link');
  await page.getByRole('button', { name: 'Continue to your bank' }).click();
  await expect(page.getByText('There is issue in bank linking. Please try later.')).toBeVisible();
  expect(await kept(page)).toEqual([]);
});
