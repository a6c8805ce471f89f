import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** A token of the page as it is now. */
const tokenOf = (page: Page, token: string) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(`--df-colour-${name}`).trim(),
    token,
  );

test('a brand that the server sends shows on the login and by the pages behind it [brands-001]', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.configure({
    BrandTheme: JSON.stringify({ name: 'Acme Mills', tokens: { light: { action: '#5b1220' } } }),
  });
  await page.goto('/welcome/login');
  await expect.poll(() => tokenOf(page, 'action')).toContain('#5b1220');
  await expect(page.getByText('Acme Mills').first()).toBeVisible();
  await signIn();
  await expect(page).toHaveURL('/ewa/home');
  expect(await tokenOf(page, 'action')).toContain('#5b1220');
});
