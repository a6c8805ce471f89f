import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

/** A token of the page as it is now. */
const tokenOf = (page: Page, token: string) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(`--df-colour-${name}`).trim(),
    token,
  );

test('a brand that the server sends shows on the login and by the pages behind it [brands-001]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await page.goto('/welcome/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const usual = await tokenOf(page, 'action');
  await page.evaluate(() => localStorage.clear());
  await sandbox.configure({
    BrandTheme: JSON.stringify({ name: 'Acme Mills', tokens: { light: { action: '#5b1220' } } }),
  });
  await page.goto('/welcome/login');
  await expect.poll(() => tokenOf(page, 'action')).not.toBe(usual);
  await expect(page.getByText('Acme Mills').first()).toBeVisible();
  await goHome();
  await expect.poll(() => tokenOf(page, 'action')).not.toBe(usual);
});

test('a brand with anything hostile in it is refused whole: the page is neutral, and the reasons are logged', async ({
  page,
  sandbox,
  goHome,
}) => {
  await sandbox.configure({
    BrandTheme: JSON.stringify({
      name: 'Acme',
      tokens: { light: { action: 'url(https://evil.example/x)', text: '#fefefe' } },
    }),
  });
  await page.goto('/welcome/login');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'neutral');
  await expect(page.getByText('Acme')).toHaveCount(0);
  await goHome();
  const logs = async () =>
    ((await sandbox.ask('/analytics')) as { clientLogs: { logMessage: string }[] }).clientLogs
      .map(({ logMessage }) => logMessage)
      .join('\n');
  await expect.poll(logs).toContain('action');
  expect(await logs()).not.toContain('evil.example');
});
