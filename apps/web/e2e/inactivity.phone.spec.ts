import type { Page } from '@playwright/test';
import { priya } from './money-steps.ts';
import { expect, test } from './support/journey.ts';
import { untilArrived } from './support/until-arrived.ts';
import { comeHomeWatched, timeOutWarning, untilWatched } from './support/until-watched.ts';

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
  await comeHomeWatched(page, goHome);
  await page.clock.runFor(298_000);
  await expect(timeOutWarning(page)).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(timeOutWarning(page)).toBeVisible();
  await expect(timeOutWarning(page).getByRole('timer')).toHaveText(/^(3:00|2:5\d)$/);
  await page.mouse.move(10, 10);
  await page.keyboard.press('Escape');
  await expect(timeOutWarning(page)).toBeVisible();
  const asked = page.waitForRequest('**/user/GetDualFactorSettings');
  await timeOutWarning(page).getByRole('button', { name: 'Continue' }).click();
  await asked;
  await page.clock.runFor(1_000);
  await expect(timeOutWarning(page)).toBeHidden();
  await page.clock.runFor(301_000);
  await expect(timeOutWarning(page)).toBeVisible();
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
  await comeHomeWatched(page, goHome);
  await page.clock.runFor(301_000);
  await expect(timeOutWarning(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.clock.resume();
  await checkAccessibility();
  await timeOutWarning(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You’re signed out.')).toBeVisible();
  await expect(page).toHaveURL('/welcome/login');
});

test('activity in one tab counts for the other, and both end together', async ({ page, context, goHome }) => {
  await comeHomeWatched(page, goHome);
  const other = await context.newPage();
  await other.goto('/ewa/history');
  await untilWatched(other);
  await page.clock.runFor(280_000);
  await page.keyboard.press('Shift');
  await untilHeard(page, other);
  await page.clock.runFor(200_000);
  await expect(timeOutWarning(page)).toBeHidden();
  await expect(timeOutWarning(other)).toBeHidden();
  await page.clock.runFor(101_000);
  await expect(timeOutWarning(page)).toBeVisible();
  await expect(timeOutWarning(other)).toBeVisible();
  await timeOutWarning(other).getByRole('button', { name: 'Continue' }).click();
  await page.clock.runFor(1_000);
  await expect(timeOutWarning(page)).toBeHidden();
  await expect(timeOutWarning(other)).toBeHidden();
  await page.clock.runFor(470_000);
  // The tabs' clocks run one after the other here: in small steps, so that they come to the end together.
  for (let second = 0; second < 12; second += 1) await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/welcome/login?redirectUrl=%2Fewa%2Fhome');
  await expect(other).toHaveURL('/welcome/login?redirectUrl=%2Fewa%2Fhistory');
  await expect(page.getByText(/You were away for a while/)).toBeVisible();
});

test('whatever shows that someone is there starts the time again, which the configuration sets [session-036] [session-042]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await sandbox.configure({ SessionTimeout: '300' });
  await comeHomeWatched(page, goHome);
  const activities = {
    keydown: () => page.keyboard.press('Shift'),
    click: () => page.getByRole('heading', { level: 1 }).click(),
    mousemove: () => page.mouse.move(20, 20),
    wheel: () => page.mouse.wheel(0, 40),
    scroll: () => page.evaluate(() => window.dispatchEvent(new Event('scroll'))),
  };
  for (const [type, happens] of Object.entries(activities)) {
    await page.clock.runFor(100_000);
    await expect(timeOutWarning(page)).toBeHidden();
    await untilArrived(page, type, happens);
  }
  await page.clock.runFor(118_000);
  await expect(timeOutWarning(page)).toBeHidden();
  await page.clock.runFor(4_000);
  await expect(timeOutWarning(page)).toBeVisible();
  await page.keyboard.press('Shift');
  await page.mouse.move(30, 30);
  await page.clock.runFor(2_000);
  await expect(timeOutWarning(page)).toBeVisible();
});

test('the clock is looked at every second: the warning is no second late [session-038]', async ({
  page,
  goHome,
}) => {
  await comeHomeWatched(page, goHome);
  // Between two looks: whoever looked less often would be late at one of the two ends.
  await page.clock.runFor(1_300);
  await untilArrived(page, 'keydown', () => page.keyboard.press('Shift'));
  await page.clock.runFor(299_000);
  await expect(timeOutWarning(page)).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(timeOutWarning(page)).toBeVisible();
  await page.clock.runFor(177_000);
  await expect(timeOutWarning(page)).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page.getByText(/You were away for a while/)).toBeVisible();
});

test('the warning says that the session ends, in how long, and how to stay or leave [session-043]', async ({
  page,
  goHome,
}) => {
  await comeHomeWatched(page, goHome);
  await page.clock.runFor(301_000);
  await expect(timeOutWarning(page).getByRole('heading', { name: 'Are you still there?' })).toBeVisible();
  await expect(timeOutWarning(page)).toContainText(/continue to stay/i);
  await expect(timeOutWarning(page).getByRole('timer')).toHaveText(/^[23]:\d\d$/);
  await expect(timeOutWarning(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(timeOutWarning(page).getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('nobody of the Paycor brand is signed out for being away [session-041]', async ({ page, goHome }) => {
  await page.clock.install();
  await goHome(priya);
  // Long enough for the warning to be fetched, were there to be one, and for the session to end.
  for (let minute = 0; minute < 10; minute += 1) {
    await page.clock.runFor(60_000);
    await expect(timeOutWarning(page)).toBeHidden();
  }
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Priya');
});
