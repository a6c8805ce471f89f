import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { untilWatched } from './support/until-watched.ts';

const sheet = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

test('someone who is gone is warned at 180 s, may stay, and is signed out at zero [session-037] [session-039] [session-047]', async ({
  page,
  goHome,
  signIn,
}) => {
  await page.clock.install();
  await goHome();
  await untilWatched(page);
  await page.clock.runFor(298_000);
  await expect(sheet(page)).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByRole('timer')).toHaveText(/^(3:00|2:5\d)$/);
  await page.mouse.move(10, 10);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeVisible();
  const asked = page.waitForRequest('**/user/GetDualFactorSettings');
  await sheet(page).getByRole('button', { name: 'Continue' }).click();
  await asked;
  await page.clock.runFor(1_000);
  await expect(sheet(page)).toBeHidden();
  await page.clock.runFor(301_000);
  await expect(sheet(page)).toBeVisible();
  await page.clock.runFor(181_000);
  await expect(page.getByText(/You were away for a while/)).toBeVisible();
  await expect(page).toHaveURL('/welcome/login?redirectUrl=%2Fewa%2Fhome');
  await page.clock.runFor(6_000);
  await expect(page.getByText(/You were away for a while/)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  await page.clock.resume();
  await signIn();
  await expect(page).toHaveURL('/ewa/home');
});

test('the warning is open to everybody, and Log out in it signs out', async ({
  page,
  goHome,
  checkAccessibility,
}) => {
  await page.clock.install();
  await goHome();
  await untilWatched(page);
  await page.clock.runFor(301_000);
  await expect(sheet(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.clock.resume();
  await checkAccessibility();
  await sheet(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You’re signed out.')).toBeVisible();
  await expect(page).toHaveURL('/welcome/login');
});

test('activity in one tab counts for the other, and both end together', async ({ page, context, goHome }) => {
  await page.clock.install();
  await goHome();
  await untilWatched(page);
  const other = await context.newPage();
  await other.goto('/ewa/history');
  await untilWatched(other);
  await page.clock.runFor(280_000);
  await page.keyboard.press('Shift');
  await page.clock.runFor(200_000);
  await expect(sheet(page)).toBeHidden();
  await expect(sheet(other)).toBeHidden();
  await page.clock.runFor(101_000);
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(other)).toBeVisible();
  await sheet(other).getByRole('button', { name: 'Continue' }).click();
  await page.clock.runFor(1_000);
  await expect(sheet(page)).toBeHidden();
  await expect(sheet(other)).toBeHidden();
  await page.clock.runFor(470_000);
  // The tabs' clocks run one after the other here: in small steps, so that they come to the end together.
  for (let second = 0; second < 12; second += 1) await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/welcome/login?redirectUrl=%2Fewa%2Fhome');
  await expect(other).toHaveURL('/welcome/login?redirectUrl=%2Fewa%2Fhistory');
  await expect(page.getByText(/You were away for a while/)).toBeVisible();
});
