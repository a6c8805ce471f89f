import type { Page } from '@playwright/test';
import { expect, type Person, password, test } from '../support/journey.ts';

const amara: Person = {
  ...{ name: 'Amara Nwosu', phone: '(202) 555-0146' },
  email: 'amara.nwosu@example.com',
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByText('We can’t see your newest hours');

/** From our page to the provider's. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Summit Payroll' }).click();
  const sheet = page.getByRole('dialog', { name: 'Continue to provide consent' });
  await sheet.getByRole('button', { name: 'Continue to provide consent' }).click();
  await expect(heading(page)).toHaveText('Sign in to Summit Payroll');
}

async function signInThere(page: Page, login: string, secret = password): Promise<void> {
  await page.getByLabel('User name for payroll').fill(login);
  await page.getByLabel('Password for payroll').fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('consent at the payroll provider: left, somebody else’s, refused, and given [ui-002]', async ({
  page,
  goHome,
  checkAccessibility,
}) => {
  await goHome(amara);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('link', { name: 'See what to do' }).click();
  await expect(heading(page)).toHaveText('Let us see your hours');
  await expect(page.getByText(/Your permission for Summit Payroll has ended/)).toBeVisible();

  await leave(page);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/You left the page of Summit Payroll/)).toBeVisible();
  await expect(page).toHaveURL('/ewa/payroll-consent');

  await leave(page);
  await signInThere(page, 'maya.torres');
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.getByText(/Someone else signed in/)).toBeVisible();

  await leave(page);
  await signInThere(page, 'amara.nwosu', 'wrong');
  await expect(page.getByRole('alert')).toContainText('don’t match');
  await signInThere(page, 'amara.nwosu');
  await expect(heading(page)).toHaveText('May Dayfare see your hours and pay?');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(page.getByText(/You didn’t allow it/)).toBeVisible();

  await leave(page);
  await signInThere(page, 'amara.nwosu');
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.getByText(/Your hours and what you’ve earned are up to date/)).toBeVisible();
  // The address that led back is good once.
  await page.reload();
  await expect(page.getByText(/Summit Payroll shares your hours with us until/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to home' }).click();
  await expect(page.getByRole('button', { name: 'Transfer my pay' })).toBeEnabled();
  await expect(notice(page)).toHaveCount(0);
});
