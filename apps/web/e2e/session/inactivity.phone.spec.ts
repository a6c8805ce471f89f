import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { comeHomeWatched, timeOutWarning, untilWatched } from '../support/until-watched.ts';

/** Waits until a tab has heard what another has told it so far: what tabs tell each other comes in the order in which it was sent. */
async function untilHeard(teller: Page, listener: Page): Promise<void> {
  const hearing = await listener.evaluateHandle(() => {
    const channel = new BroadcastChannel('journey');
    const { promise, resolve } = Promise.withResolvers<unknown>();
    channel.addEventListener('message', resolve, { once: true });
    return { channel, promise };
  });
  await teller.evaluate(() => {
    const channel = new BroadcastChannel('journey');
    channel.postMessage('');
    channel.close();
  });
  await hearing.evaluate(async ({ channel, promise }) => {
    await promise;
    channel.close();
  });
}

test('someone who is gone is warned at 180 s, may stay, and is signed out at zero [session-037] [session-039] [session-047]', async ({
  page,
  goHome,
  signIn,
}) => {
  const letTimePass = await comeHomeWatched(page, goHome);
  await letTimePass(298_000);
  await expect(timeOutWarning(page)).toBeHidden();
  await letTimePass(3_000);
  await expect(timeOutWarning(page)).toBeVisible();
  await expect(timeOutWarning(page).getByRole('timer')).toHaveText(/^(3:00|2:5\d)$/);
  await page.mouse.move(10, 10);
  await page.keyboard.press('Escape');
  await expect(timeOutWarning(page)).toBeVisible();
  const asked = page.waitForRequest('**/user/GetDualFactorSettings');
  await timeOutWarning(page).getByRole('button', { name: 'Continue' }).click();
  await asked;
  await letTimePass(1_000);
  await expect(timeOutWarning(page)).toBeHidden();
  await letTimePass(301_000);
  await expect(timeOutWarning(page)).toBeVisible();
  await letTimePass(181_000);
  await expect(page.getByText(/You were away for a while/)).toBeVisible();
  await expect(page).toHaveURL('/welcome/login?redirectUrl=%2Fewa%2Fhome');
  await letTimePass(6_000);
  await expect(page.getByText(/You were away for a while/)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  await page.clock.resume();
  await signIn();
  await expect(page).toHaveURL('/ewa/home');
});

test('activity in one tab counts for the other, and both end together', async ({ page, context, goHome }) => {
  const letTimePass = await comeHomeWatched(page, goHome);
  const other = await context.newPage();
  await other.goto('/ewa/history');
  await untilWatched(other, letTimePass);
  await letTimePass(280_000);
  await page.keyboard.press('Shift');
  await untilHeard(page, other);
  await letTimePass(200_000);
  await expect(timeOutWarning(page)).toBeHidden();
  await expect(timeOutWarning(other)).toBeHidden();
  await letTimePass(101_000);
  await expect(timeOutWarning(page)).toBeVisible();
  await expect(timeOutWarning(other)).toBeVisible();
  await timeOutWarning(other).getByRole('button', { name: 'Continue' }).click();
  await letTimePass(1_000);
  await expect(timeOutWarning(page)).toBeHidden();
  await expect(timeOutWarning(other)).toBeHidden();
  await letTimePass(470_000);
  // The tabs' clocks run one after the other here: in small steps, so that they come to the end together.
  for (let second = 0; second < 12; second += 1) await letTimePass(1_000);
  await expect(page).toHaveURL('/welcome/login?redirectUrl=%2Fewa%2Fhome');
  await expect(other).toHaveURL('/welcome/login?redirectUrl=%2Fewa%2Fhistory');
  await expect(page.getByText(/You were away for a while/)).toBeVisible();
});
