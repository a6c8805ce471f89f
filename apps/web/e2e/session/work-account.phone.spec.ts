import type { Page } from '@playwright/test';
import { allowAtWork, expect, type Person, signInAtWork, test } from '../support/journey.ts';

const kofi: Person = { phone: '(202) 555-0117', email: 'kofi.mensah@example.com', name: 'Kofi Mensah' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes from the sign-in to the employer's page. */
async function goToWork(page: Page, from = '/welcome/login'): Promise<void> {
  await page.goto(from);
  await page.getByRole('link', { name: 'Sign in with a work account' }).click();
  await expect(heading(page)).toHaveText('Sign in with your employer');
  await page.getByRole('button', { name: 'Continue with your work account' }).click();
  await expect(heading(page)).toHaveText('Sign in to Summit Ridge Hotels');
}

test('a work account signs in at the employer’s own page, on its own origin, and arrives where it was going', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  await goToWork(page, '/home/two-step');
  expect(new URL(page.url()).origin).not.toBe(sandbox.origin);
  // The employer’s pages have no stories.
  await checkAccessibility();
  await signInAtWork(page, kofi, 'not-it');
  await expect(page.getByRole('alert')).toHaveText(
    'That user name and password don’t match. Check both and try again.',
  );
  await expect(page.getByLabel('User name at work')).toHaveValue('kofi.mensah');
  await signInAtWork(page, kofi);
  await expect(page.getByText('your name, Kofi Mensah, and your user name at work')).toBeVisible();
  await checkAccessibility();
  await allowAtWork(page);
  await expect(page).toHaveURL('/home/two-step');
  await page.goto('/ewa/home');
  await expect(page.getByRole('region', { name: 'Available now' })).toContainText(/\$[\d,]+\.\d\d/);
});
