import { expect, type Locator, type Page } from '@playwright/test';
import { untilArrived } from './until-arrived.ts';

/**
 * Lets time pass, on a page whose clock is installed, until somebody who does nothing would be warned; then does something, and stops the
 * clock: from here on time passes only when the journey lets it. What watches for that comes after the home, and fetches the warning ten
 * seconds later.
 */
export async function untilWatched(page: Page): Promise<void> {
  let isFetched = false;
  page.on('requestfinished', (request) => {
    if (/\/session-timeout-[^/]+\.js$/.test(request.url())) isFetched = true;
  });
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(isFetched).toBe(true);
  }).toPass();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await untilArrived(page, 'keydown', () => page.keyboard.press('Shift'));
}

/** Installs the clock, comes home, and waits until the time out is watched for. */
export async function comeHomeWatched(page: Page, goHome: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await goHome();
  await untilWatched(page);
}

/** The warning before somebody who does nothing is signed out. */
export function timeOutWarning(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Are you still there?' });
}
