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
  /** Goes back to it, until it has come out of the cache. */
  readonly back: () => Promise<void>;
  /** What was seen of it since. */
  readonly seen: () => Promise<Return>;
}

const key = 'journey-return';

/**
 * Leaves the page for another document of the app, as an address that is typed does, and notes what is seen of it if it comes back out of the
 * cache, in each frame for as long as it is there. The note is a cookie, because signing out empties the storages. `msAway` passes for the
 * page while it is away.
 */
export async function leaveFor(page: Page, path: string, msAway = 0): Promise<LeftPage> {
  const entries = await page.evaluate(
    ([name, ms]) => {
      const seen: boolean[] = [];
      let frames = -1;
      const note = () => {
        const heading = document.querySelector('h1');
        seen.push(heading?.checkVisibility({ visibilityProperty: true }) === true);
        void cookieStore.set(name, `${seen.includes(true)} ${frames}`);
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
    [key, msAway] as const,
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const note = async () => {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name === key)?.value.split(' ') ?? null;
  };
  return {
    back: async () => {
      await page.evaluate((first) => history.go(first - history.length), entries);
      await expect.poll(note, 'whether the browser has kept the page').not.toBeNull();
    },
    seen: async () => {
      const [seen, frames] = (await note()) ?? [];
      return { seen: seen === 'true', frames: Number(frames) };
    },
  };
}
