import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';

/**
 * Presses "Try again" until what says that there is trouble has gone. The app asks by itself, too, so that the button may go between the look
 * at it and the press.
 */
async function askUntilOver(page: Page, problem: ReturnType<Page['getByText']>): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(problem).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

test('an outage closes the app, which opens again by asking, and so does maintenance [transport-011] [public-018]', async ({
  page,
  sandbox,
  signIn,
}) => {
  const configured = page.waitForResponse('**/Main/GetConfigurationSettings');
  await page.goto('/welcome/login');
  await configured;
  await sandbox.fault({ match: '*', kind: 'status', status: 503 });
  await signIn();
  const outage = page.getByRole('heading', { name: 'We can’t reach Dayfare right now' });
  await expect(outage).toBeVisible();
  await sandbox.clearFaults();
  await askUntilOver(page, outage);
  // The page is loaded again on its way back.
  const login = page.getByRole('heading', { name: 'Welcome back' });
  await expect(login).toBeVisible();

  await sandbox.maintain(true);
  await page.goto('/maintenance');
  const maintenance = page.getByRole('heading', { name: 'We’re improving Dayfare' });
  await expect(maintenance).toBeVisible();
  await sandbox.maintain(false);
  await askUntilOver(page, maintenance);
  await expect(login).toBeVisible();
  await expect(page).toHaveURL('/welcome/login');
});
