import type { Page } from '@playwright/test';
import type { Sandbox } from '../../src/testing/sandbox/start-sandbox.ts';
import { priya } from '../money/steps.ts';
import { expect, test } from '../support/journey.ts';

// While the network comes back, the home may say above its figures that they are old.
test.use({ serviceWorkers: 'allow', mayMove: ['Home', 'Inicio'] });

/** Waits until the worker speaks for the page and the page of this brand and language is kept. */
async function untilKept(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await caches.match('/offline', { cacheName: 'offline-page' }))?.url.split('/').pop(),
      ),
    )
    .toBe(`${name}.html`);
}

/** Leaves a page without a network. Playwright's own way does not reach the worker, nor the page that the worker shows. */
async function loseNetwork(page: Page, server: Sandbox): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => sessionStorage.getItem('isOffline') === null }),
  );
  await page.evaluate(() => sessionStorage.setItem('isOffline', ''));
  await server.stop();
}

/** Gives the page its network back, and says so as a browser does. */
async function findNetwork(page: Page, server: Sandbox): Promise<void> {
  await server.start();
  await page.evaluate(() => {
    sessionStorage.removeItem('isOffline');
    dispatchEvent(new Event('online'));
  });
}

test('a reload without a network shows a page of ours, in the employer’s brand and the person’s language, which goes on by itself once there is one', async ({
  page,
  lastingSandbox: server,
  goHome,
  checkAccessibility,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('locale', 'es'));
  await goHome(priya, server.origin);
  await untilKept(page, 'paycor.es');
  await loseNetwork(page, server);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  await expect(page).toHaveTitle(/^Sin conexión · /);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'paycor');
  await expect(page).toHaveURL(/\/ewa\/home$/);
  await checkAccessibility();
  await findNetwork(page, server);
  await expect(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible();
});

test('the worker does not hide from the server who has led to a page, and the configuration takes it away', async ({
  page,
  goHome,
  sandbox,
}) => {
  await goHome();
  await untilKept(page, 'common.en');
  await page.goto('about:blank');
  await page.setContent(`<a href="${sandbox.origin}/ewa/home">Home</a>`);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('meta[name="arrived-from"]')).toHaveAttribute('content', 'cross-site');
  await expect(page.getByRole('region', { name: 'Available now' })).toContainText('$');
  await sandbox.configure({ IsOfflinePageEnabled: '0' });
  // Where the next page begins: this one may still be about to store it.
  await page.addInitScript(() => localStorage.removeItem('ConfigurationSettings'));
  await page.reload();
  await expect(async () => {
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  }).toPass();
  await expect(page.getByRole('region', { name: 'Available now' })).toContainText('$');
});

test.describe('a new version of the app', () => {
  // The page's policy would not let this test start a worker.
  test.use({ bypassCSP: true });

  test('is announced to whoever has the old one open, and is loaded when they say so', async ({
    page,
    goHome,
  }) => {
    await goHome();
    await untilKept(page, 'common.en');
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?of-another-build'));
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
    await expect(page.getByRole('region', { name: 'Available now' })).toContainText('$');
  });
});
