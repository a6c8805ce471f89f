import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';
import { untilArrived } from './until-arrived.ts';

/** Lets so much time pass on all pages of a context whose clock is installed; milliseconds. */
export type LetTimePass = (ms: number) => Promise<void>;

/** Shorter than the wait for an answer, which starts with a step at the earliest; milliseconds. */
const step = 10_000;

/**
 * Creates the function for a context. It goes in steps, each once every answer is there: a leap would end the wait for one that is on its way,
 * and the page would then say that what it shows is old.
 */
function timeOf(context: BrowserContext): LetTimePass {
  const open = new Set<Request>();
  context.on('request', (request) => void (request.url().includes('/api/') && open.add(request)));
  const close = (request: Request) => void open.delete(request);
  context.on('requestfinished', close);
  context.on('requestfailed', close);
  return async (ms) => {
    for (let left = ms; left > 0; left -= step) {
      await expect.poll(() => open.size).toBe(0);
      await context.clock.runFor(Math.min(left, step));
    }
  };
}

/**
 * Lets time pass, on a page whose clock is installed, until somebody who does nothing would be warned; then does something, and stops the
 * clock: from here on time passes only when the journey lets it. What watches for that comes after the home, and fetches the warning ten
 * seconds later.
 */
export async function untilWatched(page: Page, letTimePass: LetTimePass): Promise<void> {
  let isFetched = false;
  page.on('requestfinished', (request) => {
    if (/\/session-timeout-[^/]+\.js$/.test(request.url())) isFetched = true;
  });
  await expect(async () => {
    await letTimePass(5_000);
    expect(isFetched).toBe(true);
  }).toPass();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await untilArrived(page, 'keydown', () => page.keyboard.press('Shift'));
}

/** Installs the clock, comes home, and waits until the time out is watched for. Returns what lets time pass from then on. */
export async function comeHomeWatched(page: Page, goHome: () => Promise<void>): Promise<LetTimePass> {
  const letTimePass = timeOf(page.context());
  await page.clock.install();
  await goHome();
  await untilWatched(page, letTimePass);
  return letTimePass;
}

/** The warning before somebody who does nothing is signed out. */
export function timeOutWarning(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Are you still there?' });
}
