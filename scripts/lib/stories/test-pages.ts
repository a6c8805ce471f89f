import type { ConsoleMessage, Page } from 'playwright';
import type { Story } from './story-index.ts';
import { launchBrowser } from './test-stories.ts';

/** Longest wait for a page's stories, ms. */
const longest = 30_000;

/** What Storybook puts in the place of a story that failed. */
const failed = '#error-message:visible, .sb-errordisplay:visible, [data-testid="error-boundary"]:visible';

/** The browser asks every host for it, and Storybook has its own icon elsewhere. */
const isFavicon = (message: ConsoleMessage) => message.location().url.endsWith('/favicon.ico');

const isFilled = () => (document.querySelector('#storybook-root')?.getBoundingClientRect().height ?? 0) > 0;

/** What stands in the frame of a story: an error in words, or nothing at all. */
async function problemInFrames(page: Page): Promise<string | undefined> {
  for (const frame of page.frames().filter((one) => one !== page.mainFrame())) {
    await frame.waitForFunction(isFilled, undefined, { timeout: longest });
    const [text] = await frame.locator(failed).allTextContents();
    if (text) return `${frame.url()}: ${text.trim()}`;
  }
  return undefined;
}

const hasEveryStory = () =>
  [...document.querySelectorAll('.sb-story')].every((story) =>
    story.querySelector('iframe, .innerZoomElementWrapper > *, [id^="story--"] > *'),
  );

/** How Storybook shows a page: documentation, or a story, which is what pages for designers are. */
type ViewMode = 'docs' | 'story';

const heading = { docs: '#storybook-docs h1', story: '#storybook-root h1' } as const;

/**
 * Opens a page as a reader does, and says what is wrong with it: an error in place of a story, a frame that stays empty,
 * or an error in the console.
 */
async function pageProblem(
  page: Page,
  url: string,
  { id }: Story,
  viewMode: ViewMode,
): Promise<string | undefined> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isFavicon(message)) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${url}/iframe.html?viewMode=${viewMode}&id=${id}`);
  await page.waitForSelector(heading[viewMode], { timeout: longest });
  await page.waitForFunction(hasEveryStory, undefined, { timeout: longest });
  const [shown] = await page.locator(failed).allTextContents();
  return shown?.trim() || (await problemInFrames(page)) || errors[0];
}

/**
 * Opens Storybook's own window at a story that has steps, and says what is wrong: the window does not open, its button does not run the
 * steps, which otherwise only a test does, the accessibility panel has not looked at
 * the story, or an empty panel takes the room of a page for designers.
 */
export async function managerProblem(url: string, story: Story): Promise<string | undefined> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/?path=/story/${story.id}`);
    const run = page.getByRole('button', { name: 'Run the checks of this story' });
    await run.waitFor({ timeout: longest });
    const steps = page.getByRole('tab', { name: /^Interactions/ });
    if (/\d/.test((await steps.textContent()) ?? '')) return 'The steps ran before anybody asked for them.';
    await run.click();
    await page.getByText('Pass', { exact: true }).first().waitFor({ timeout: longest });
    await page.getByRole('tab', { name: /^Accessibility/ }).click();
    await page.getByRole('tab', { name: /^Passes/ }).waitFor({ timeout: longest });
    await page.goto(`${url}/?path=/story/studio-brand-matrix--matrix`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { level: 1 }).waitFor({ timeout: longest });
    if (await steps.isVisible()) return 'A page for designers has an empty panel below it.';
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    await browser.close();
  }
}

/** A browser that opens pages. */
interface Pages extends AsyncDisposable {
  /** Opens one in a window of its own, and gives what is wrong with it; undefined if nothing is. */
  problemOf(page: Story, viewMode: ViewMode): Promise<string | undefined>;
}

/** Opens the browser for pages of documentation and for those for designers. */
export async function openPages(url: string): Promise<Pages> {
  const browser = await launchBrowser();
  return {
    async problemOf(page, viewMode) {
      const opened = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      try {
        return await pageProblem(opened, url, page, viewMode);
      } catch (error) {
        return String(error);
      } finally {
        await opened.close();
      }
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
