import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** Follows a link to an address of ours on a page of another site. */
async function followFromElsewhere(page: Page, address: string): Promise<void> {
  await page.route('http://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${address}">A prize for you</a>` }),
  );
  await page.goto('http://elsewhere.example/');
  await page.getByRole('link', { name: 'A prize for you' }).click();
}

test('a link of another site that signs people out asks them first, and one that was typed acts at once [access-048]', async ({
  page,
  sandbox,
  goHome,
}) => {
  const link = `${sandbox.origin}/ewa/history?logoutredirect=%2Fwelcome%2Flogin`;
  await goHome();
  await followFromElsewhere(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do you want to sign out?');
  await expect(page).toHaveTitle('Sign out? · Dayfare');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL(`${sandbox.origin}/ewa/home`);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();

  await followFromElsewhere(page, link);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${sandbox.origin}/welcome/login`);
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();

  // The same link acts at once when it was typed.
  await goHome();
  await page.goto('/ewa/history?logoutredirect=%2Fwelcome%2Flogin');
  await expect(page).toHaveURL(/\/welcome\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
});
