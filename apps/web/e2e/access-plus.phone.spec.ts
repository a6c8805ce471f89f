import type { Page } from '@playwright/test';
import { accountAtBank } from './support/accounts.ts';
import { expect, type Person, test } from './support/journey.ts';

const theo: Person = {
  ...{ name: 'Theo Brandt', phone: '(202) 555-0125' },
  email: 'theo.brandt@example.com',
};
const pay = (page: Page) => page.getByRole('button', { name: 'Pay back $80.00' });

// Reasons and banners have heights of their own, which come with the answer.
test.use({ mayMove: ['Home', 'Show us your pay stub', 'Pay it back from your bank'] });

test('what was not deducted is debited from the linked account once, although the answer got lost [money-079]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome(theo);
  await page.goto('/ewa/proofs');
  await page.getByRole('link', { name: /Deduction of \$80\.00/ }).click();
  await page.getByRole('link', { name: 'Or pay it back from your bank' }).click();
  await expect(page.getByRole('radio', { name: /Harbor Credit Union/ })).toBeChecked();
  await checkAccessibility();
  const path = 'ewa/performAccessPlusDebitRecoveryTransaction';
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) keys.push(request.headers()['idempotency-key']);
  });
  // Lost on its way: a connection that only breaks is tried again by the browser itself.
  await page.route(`**/api/${path}`, (route) => route.abort(), { times: 1 });
  await pay(page).click();
  await expect(page.getByText('We don’t know yet whether it went through')).toBeVisible();
  await page.getByRole('button', { name: 'Check what happened' }).click();
  await expect(page.getByText(/It hasn’t gone through/)).toBeVisible();
  await sandbox.fault({ match: path, kind: 'drop-after', times: 1 });
  await pay(page).click();
  await expect(page.getByText('We don’t know yet whether it went through')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Check what happened' }).click();
  await expect(page.getByText(/Thank you\. \$80\.00 came from your bank account/)).toBeVisible();
  // Asking closed the first key, so that the request that was lost cannot be carried out any more.
  expect(new Set(keys).size).toBe(2);
  expect(await sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });
  await page.getByRole('button', { name: 'Back to home' }).click();
  await expect(page.getByRole('button', { name: 'Get money' })).toBeEnabled();
  await page.goto('/access-plus');
  await expect(page.getByText('Nothing to pay back')).toBeVisible();
});

test('each outcome says what it means and what to do: refused, the limit reached, sign in again, not eligible [money-055]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome(theo);
  const { id } = await accountAtBank(sandbox, theo, '7714');
  await sandbox.setAccount(id, 'refusing');
  await page.goto('/access-plus');
  for (const outcome of [/Your bank refused it/, /Your bank refused it/, /refused twice today/]) {
    await expect(pay(page)).toBeVisible();
    await pay(page).click();
    await expect(page.getByText(outcome)).toBeVisible();
  }
  await checkAccessibility();
  await sandbox.setAccount(id, 'Disconnected');
  await pay(page).click();
  await expect(page.getByText(/wants you to sign in again/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to your bank' })).toHaveAttribute(
    'href',
    `/ewa/accounts/link?account=${id}`,
  );
  await sandbox.setAccount(id, 'InActive');
  await pay(page).click();
  await expect(page.getByText(/can’t be paid from this account/)).toBeVisible();
  expect(await sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0 } });
});
