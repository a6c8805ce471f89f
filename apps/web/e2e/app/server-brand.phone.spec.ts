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

test('each environment’s login has the colours of its brand, and no two have the same [brands-007]', async ({
  page,
  sandbox,
}) => {
  const looks: string[] = [];
  await page.goto('/welcome/login');
  for (const BusinessEnvironment of ['Common', 'Dayfare', 'Paycor', 'OnShift', 'UKG', 'Canada']) {
    await sandbox.configure({ BusinessEnvironment });
    // Whoever was here before would see the brand of that time until the configuration is there.
    await page.evaluate(() => window.localStorage.clear());
    await page.goto('/welcome/login');
    await expect(page.locator('html')).toHaveAttribute('data-brand', BusinessEnvironment.toLowerCase());
    // The sheet of a brand comes with its page.
    await expect.poll(() => tokenOf(page, 'action')).not.toBe('');
    const button = page.getByRole('button', { name: /sign in|log in/i }).first();
    const painted = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    looks.push(`${await tokenOf(page, 'brand')} ${painted}`);
  }
  expect(new Set(looks).size).toBe(looks.length);
});
