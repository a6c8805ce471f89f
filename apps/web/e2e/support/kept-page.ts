import { expect, type LaunchOptions, type Page } from '@playwright/test';

const { WHOLE_CHROMIUM_PATH, CHROMIUM_FLAGS = '' } = process.env;

/** The whole browser with its back/forward cache: the headless shell has none, and Playwright turns it off. */
export const withBackForwardCache: LaunchOptions = {
  ...(WHOLE_CHROMIUM_PATH && { executablePath: WHOLE_CHROMIUM_PATH }),
  args: CHROMIUM_FLAGS.split(' ').filter(Boolean),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** What was seen of a page that came back out of the cache. */
interface Return {
  /** Whether its heading was visible when it came, or in any frame since. */
  readonly seen: boolean;
  /** Frames of other origins that were on it when it was kept. */
  readonly frames: number;
}

/** A page that was left, as far as the browser keeps it. */
export interface LeftPage {
  /** Goes back to it, until it has come out of the cache, or was loaded because the browser has dropped it and `mayBeDropped`. Default: not. */
  readonly back: (options?: { readonly mayBeDropped?: boolean }) => Promise<void>;
  /** What was seen of it since; null if it was dropped. */
  readonly seen: () => Promise<Return | null>;
}

const channelName = 'journey-return';

/**
 * Leaves the page for another document of the app, as an address that is typed does, and notes what is seen of it if it comes back out of the
 * cache, in each frame for as long as it is there. Another page takes the notes, because signing out empties storages and cookies. `msAway`
 * passes for the page while it is away.
 */
export async function leaveFor(page: Page, path: string, msAway = 0): Promise<LeftPage> {
  const witness = await page.context().newPage();
  await witness.goto('/favicon.svg');
  const notes = await witness.evaluateHandle((name) => {
    const heard: Return[] = [];
    new BroadcastChannel(name).addEventListener('message', ({ data }) => heard.push(data));
    return heard;
  }, channelName);
  const entries = await page.evaluate(
    ([name, ms]) => {
      const seen: boolean[] = [];
      let frames = -1;
      let channel: BroadcastChannel | undefined;
      const note = () => {
        const heading = document.querySelector('h1');
        seen.push(heading?.checkVisibility({ visibilityProperty: true }) === true);
        channel ??= new BroadcastChannel(name);
        channel.postMessage({ seen: seen.includes(true), frames });
        requestAnimationFrame(note);
      };
      // After the app has heard of it.
      window.addEventListener('pagehide', () => {
        frames = document.querySelectorAll('iframe').length;
        const { now } = Date;
        Date.now = () => now() + ms;
      });
      window.addEventListener('pageshow', note, { capture: true });
      return history.length;
    },
    [channelName, msAway] as const,
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const last = () => notes.evaluate((heard) => heard.at(-1) ?? null);
  /** Whether the browser had to load the page of before: it had dropped it for reasons of its own. */
  const isDropped = () =>
    page
      .evaluate(() =>
        performance
          .getEntriesByType('navigation')
          .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'),
      )
      .catch(() => false);
  return {
    back: async ({ mayBeDropped = false } = {}) => {
      await page.evaluate((first) => history.go(first - history.length), entries);
      const isThere = async () => (await last()) !== null || (mayBeDropped && (await isDropped()));
      await expect.poll(isThere, 'whether the browser has kept the page').toBe(true);
    },
    seen: last,
  };
}
