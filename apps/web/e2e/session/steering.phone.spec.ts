import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const value = encodeURIComponent;

/** Answers for a partner's host, which no test may really ask. */
async function playPartner(page: Page) {
  await page.route('https://partner.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Partner</h1>' }),
  );
}

/** Holds the configuration back until the returned function is called. */
async function holdConfiguration(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/Main/GetConfigurationSettings', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** A browser that has been here before: its brand is known, so the first page does not wait for the configuration. */
async function forgetConfiguration(page: Page) {
  await page.evaluate(() => localStorage.removeItem('ConfigurationSettings'));
}

test('a cold link to an allowed partner waits for the list of partners and is then followed', async ({
  page,
  sandbox,
  goHome,
}) => {
  await sandbox.configure({ AllowedRedirectHosts: 'partner.example' });
  await playPartner(page);
  await page.clock.install();
  await goHome();
  for (const address of [
    `/welcome/login?redirectUrl=${value('https://partner.example/x')}`,
    `/welcome/connect?token=a-token-of-sixteen-characters&redirectUrl=${value('https://partner.example/x')}`,
    `/ewa/home?logoutredirect=${value('partner.example/x')}`,
  ]) {
    await forgetConfiguration(page);
    const release = await holdConfiguration(page);
    await page.goto(address);
    await page.clock.runFor(700);
    expect(page.url()).toContain(address);
    release();
    await expect(page).toHaveURL('https://partner.example/x');
    await page.unrouteAll({ behavior: 'wait' });
    await playPartner(page);
    await page.goto('/ewa/history');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // The last of them signed out on the way.
  await expect(page).toHaveURL(/\/welcome\/login/);
});
