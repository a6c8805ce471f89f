import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const nonceOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce);

// In the headless shell, which has no back/forward cache: Back asks the HTTP cache for the document.
test('Back does not get a document from the HTTP cache, which would use its nonce again', async ({
  page,
}) => {
  await page.goto('/welcome/login');
  const nonce = await nonceOf(page);
  expect(nonce).toMatch(/^[\w+/=-]{20,}$/);
  await page.goto('/welcome/forgot-password');
  await page.goBack();
  await expect(page).toHaveURL('/welcome/login');
  expect(await nonceOf(page)).toMatch(/^[\w+/=-]{20,}$/);
  expect(await nonceOf(page)).not.toBe(nonce);
});
