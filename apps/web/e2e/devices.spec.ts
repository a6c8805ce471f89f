import type { Browser } from '@playwright/test';
import { expect, people, test } from './support/journey.ts';
import { signInStored } from './support/stored-sign-in.ts';
import { comeHomeWatched, timeOutWarning } from './support/until-watched.ts';

const password = 'Early-Bird-2026!';

/** A browser of its own, in which Maya is signed in. */
async function elsewhere(browser: Browser, origin: string) {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  await signInStored(page, origin, { email: people.maya.email, password });
  await page.goto(`${origin}/ewa/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

test('a device that somebody does not know is signed out, and asked for a code the next time [session-046] [access-012]', async ({
  page,
  browser,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  const other = await elsewhere(browser, sandbox.origin);
  await page.goto('/home/profile');
  await page.getByRole('link', { name: 'Your devices' }).click();
  await expect(page).toHaveURL('/device-activity');
  await expect(page).toHaveTitle('Your devices · Dayfare');
  await expect(page.getByRole('listitem').first()).toContainText('This device');
  await checkAccessibility();

  await page.getByRole('button', { name: /^Firefox on Windows/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Firefox on Windows' });
  await expect(sheet.getByText(/^Signed in from internet address [\d.:]+$/)).toBeVisible();
  await checkAccessibility();
  await sheet.getByText('Ask for a code the next time').click();
  const asked = page.waitForRequest('**/api/user/LogOutDevice');
  await sheet.getByRole('button', { name: 'Sign out this device' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ onLogoutAction: 1 });
  await expect(page.getByText('That device is signed out.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Firefox on Windows/ })).toContainText('Signed out');

  await other.reload();
  await expect(other.getByText('Your session has ended. Sign in again — nothing was lost.')).toBeVisible();
  await page.getByRole('button', { name: /^Firefox on Windows/ }).click();
  await sheet.getByRole('button', { name: 'Remove from the list' }).click();
  await expect(page.getByText('You’re signed in nowhere else.')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('all other devices are signed out at once, and then all of them, this one too [session-029] [session-044]', async ({
  page,
  browser,
  sandbox,
  goHome,
}) => {
  await goHome();
  let other = await elsewhere(browser, sandbox.origin);
  await page.goto('/device-activity');
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText('All your other devices are signed out.')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/welcome\/login/);

  other = await elsewhere(browser, sandbox.origin);
  await sandbox.fault({ match: 'user/RevokeUserToken', kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Sign out everywhere, here too' }).click();
  await expect(page.getByText('Nothing has been signed out')).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Sign out everywhere, here too' }).click();
  await expect(page.getByText('You’re signed out on all your devices.')).toBeVisible();
  await expect(page).toHaveURL('/welcome/login');
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  await other.reload();
  await expect(other).toHaveURL(/\/welcome\/login/);
});

test('the warning before a session ends leads to the devices, which keeps the session [session-043]', async ({
  page,
  goHome,
}) => {
  await comeHomeWatched(page, goHome);
  await page.clock.runFor(301_000);
  const sheet = timeOutWarning(page);
  await sheet.getByRole('link', { name: /device/i }).click();
  // The press is painted first; a clock that stands draws no frames.
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/device-activity');
  await page.clock.resume();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('listitem').first()).toContainText('This device');
});
