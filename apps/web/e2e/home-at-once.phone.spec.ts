import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

const balance = (page: Page) => page.getByRole('region', { name: 'Available now' });

/** Comes to the home once, and leaves when what the next visit opens with has been kept. */
async function visitOnce(page: Page, goHome: () => Promise<void>): Promise<void> {
  await goHome();
  await expect(balance(page)).toContainText(/\$\d/);
  await page.waitForFunction(() => localStorage.getItem('balanceHeight') !== null);
}

/** Lets what comes from a path wait until the journey says so. */
async function hold(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**/${path}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('who comes back sees the balance before the start-up data have come', async ({ page, goHome }) => {
  await visitOnce(page, goHome);
  const letCome = await hold(page, 'api/user/startupDataV2');
  const asked = page.waitForRequest('**/api/user/startupDataV2');
  await page.reload();
  await expect(balance(page)).toContainText(/\$\d/);
  await asked;
  const answered = page.waitForResponse('**/api/user/startupDataV2');
  letCome();
  expect((await answered).ok()).toBe(true);
  await expect(balance(page)).toContainText(/\$\d/);
});

test('on the home of who comes back nothing moves when the balance comes', async ({ page, goHome }) => {
  await visitOnce(page, goHome);
  const letCome = await hold(page, 'api/user/GetAvailableFunds');
  await page.reload();
  await expect(balance(page)).toBeVisible();
  await expect(balance(page)).not.toContainText(/\$\d/);
  letCome();
  await expect(balance(page)).toContainText(/\$\d/);
});

test('the available funds are requested once, before the app’s script has loaded', async ({
  page,
  goHome,
}) => {
  await visitOnce(page, goHome);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const letCome = await hold(page, 'assets/first-*.js');
  const funds = '/api/user/GetAvailableFunds';
  const answered = page.waitForResponse(`**${funds}`);
  await page.reload({ waitUntil: 'commit' });
  expect((await answered).ok()).toBe(true);
  letCome();
  await expect(balance(page)).toContainText(/\$\d/);
  expect(requests.filter((url) => url.endsWith(funds))).toHaveLength(1);
});
