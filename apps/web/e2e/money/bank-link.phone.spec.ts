import type { Page } from '@playwright/test';
import type { Steering } from '../../src/testing/sandbox/steering.ts';
import { addForTransfer, enterCode } from '../support/accounts.ts';
import { expect, password, test } from '../support/journey.ts';

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

// Behind the sheet of places, the terms of the account that was just added come when they come.
const waited = [
  'Where your money goes',
  'Account details',
  'Link your bank',
  'Add this account?',
  'Where to',
];
test.use({ mayMove: waited });

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
  await page.getByRole('button', { name: 'Add this account' }).click();
  await enterCode(page, sandbox);
  const places = page.getByRole('dialog', { name: 'Where should it go?' });
  await expect(places.getByRole('button', { name: /Harbor Credit Union/ })).toHaveCount(2);
  // Events go in batches, every half minute or when somebody comes back to the tab.
  const afterReturn = async () => {
    await page.evaluate(() => {
      window.dispatchEvent(new Event('pagehide'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    return told(sandbox)();
  };
  for (const name of ['Access+ Plaid Initiated', 'Linking completed', 'loginSuccess'])
    await expect.poll(afterReturn).toContain(name);
});

test('where the provider’s script can’t be loaded the bank’s own page opens; somebody who leaves it, or is locked out there, is told that nothing was added, and can go on by hand [money-106] [money-110] [money-111]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await sandbox.configure({ EnableHostedLinkFlow: '0' });
  await page.route('**/link.js', (route) => route.abort());
  await goHome();
  await page.goto('/ewa/accounts/link');
  await goToBank(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/You left your bank’s page/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in to your bank' }).click();
  await goToBank(page);
  await signInAtBank(page, 'locked');
  await page.getByRole('button', { name: /^Back to/ }).click();
  await expect(page.getByText(/Your bank has locked its online banking/)).toBeVisible();
  await expect.poll(told(sandbox)).toContain('"exit"');
  await page.getByRole('link', { name: 'Add it by its numbers instead' }).click();
  await expect(heading(page)).toHaveText('Add a bank account');
});
