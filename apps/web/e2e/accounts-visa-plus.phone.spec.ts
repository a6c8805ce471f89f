import type { Page } from '@playwright/test';
import { enterCode } from './support/accounts.ts';
import { expect, test } from './support/journey.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your Visa+ payname' });

async function send(page: Page, payname: string): Promise<void> {
  await field(page).fill(payname);
  await page.getByRole('button', { name: 'Add this payname' }).click();
}

test.use({ mayMove: ['Where your money goes', 'Account details'] });

test('an account at another service is added by its payname, shown and removed; the third unknown name ends the day’s tries [money-063]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  await page.goto('/ewa/accounts');
  await page.getByRole('button', { name: 'Add an account' }).click();
  await page.getByRole('link', { name: /Visa\+ payname/ }).click();
  await expect(heading(page)).toHaveText('Add a Visa+ account');
  await checkAccessibility();
  await send(page, 'maya@example.com');
  await expect(page.getByText(/your name, a plus sign and the app/)).toBeVisible();
  await send(page, 'Maya.Torres+venmo');
  await enterCode(page, sandbox);
  await expect(heading(page)).toHaveText('Account details');
  await expect(page.getByText('maya.torres+venmo')).toBeVisible();
  await expect(page.getByText('Visa+ account')).toBeVisible();
  await checkAccessibility();

  await page.goto('/ewa/accounts/new/visa-plus');
  await send(page, 'maya.torres+venmo');
  await expect(page.getByText(/already in your list/)).toBeVisible();
  await page.goto('/ewa/accounts');
  await page.getByRole('link', { name: /maya\.torres\+venmo/ }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await enterCode(page, sandbox);
  await expect(heading(page)).toHaveText('Where your money goes');
  await expect(page.getByRole('link', { name: /maya\.torres\+venmo/ })).toHaveCount(0);

  await page.goto('/ewa/accounts/new/visa-plus');
  for (const payname of ['nobody.one+venmo', 'nobody.two+venmo', 'nobody.three+venmo']) {
    await send(page, payname);
    await expect(page.getByText(/Nobody has this payname/)).toBeVisible();
    await field(page).fill('');
    await expect(page.getByText(/Nobody has this payname/)).toHaveCount(0);
  }
  await send(page, 'nobody.four+venmo');
  await expect(page.getByText(/Try again tomorrow/)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Add a bank account by its numbers' }).click();
  await expect(heading(page)).toHaveText('Add a bank account');
});
