import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

const balanceOf = (page: Page) => page.getByRole('region', { name: 'Available now' });

/** Waits until the worker speaks for the page and the home's document is stored. */
async function untilStored(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean(await caches.match('/ewa/home', { cacheName: 'document' }))),
    )
    .toBe(true);
}

const isStored = (page: Page) => page.evaluate(() => document.documentElement.dataset.stored !== undefined);
const nonceOf = (page: Page) => page.evaluate(() => document.querySelector('script')?.nonce ?? '');

test('the next visit begins with the document of the last one, under a nonce of its own, and shows the balance of now', async ({
  page,
  goHome,
}) => {
  await goHome();
  await untilStored(page);
  const nonces = [await nonceOf(page)];
  for (let visit = 0; visit < 2; visit += 1) {
    const funds = page.waitForResponse('**/api/user/GetAvailableFunds');
    await page.goto('/ewa/home');
    expect((await funds).ok()).toBe(true);
    await expect(balanceOf(page)).toContainText(/\$\d/);
    expect(await isStored(page)).toBe(true);
    nonces.push(await nonceOf(page));
  }
  // A file that does not come once the app stands loads no page again: what was typed would be lost.
  const isKept = await page.evaluate(async () => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: '/assets/gone-AAAAAAAA.js' });
    const failed = new Promise((resolve) => link.addEventListener('error', resolve));
    document.head.append(link);
    await failed;
    return caches.has('document');
  });
  expect(isKept).toBe(true);
  expect(new Set(nonces).size).toBe(3);
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w+/]{24}$/);
  // A reload asks the server.
  await page.reload();
  await expect(balanceOf(page)).toContainText(/\$\d/);
  expect(await isStored(page)).toBe(false);
});

test('a stored document whose files are gone is given up for the server’s', async ({ page, goHome }) => {
  await goHome();
  await untilStored(page);
  await page.evaluate(async () => {
    const cache = await caches.open('document');
    const stored = await cache.match('/ewa/home');
    const text = (await stored?.text())?.replaceAll(/first(-[\w-]+\.js)/g, 'gone$1') ?? '';
    await cache.put('/ewa/home', new Response(text, { headers: stored?.headers ?? {} }));
  });
  const gone = page.waitForResponse((answer) => answer.url().includes('/assets/gone-'));
  await page.goto('/ewa/home', { waitUntil: 'commit' });
  expect((await gone).status()).toBe(404);
  await expect(balanceOf(page)).toContainText(/\$\d/);
  expect(await isStored(page)).toBe(false);
});
