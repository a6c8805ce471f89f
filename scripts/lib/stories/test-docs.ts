import type { Page } from 'playwright';

/** A page of documentation, by its id in Storybook's index. */
export interface DocsEntry {
  readonly id: string;
  readonly title: string;
}

/** Longest wait for a page's stories, ms. */
const longest = 30_000;

/** What Storybook puts in the place of a story that failed. */
const failed = '#error-message:visible, .sb-errordisplay:visible, [data-testid="error-boundary"]:visible';

/** What stands in the frame of a story: an error in words, or nothing at all. */
async function problemInFrames(page: Page): Promise<string | undefined> {
  for (const frame of page.frames().filter((one) => one !== page.mainFrame())) {
    await frame.waitForSelector('#storybook-root > *', { state: 'attached', timeout: longest });
    const text = await frame
      .locator(failed)
      .first()
      .textContent({ timeout: 100 })
      .catch(() => null);
    if (text) return `${frame.url()}: ${text.trim()}`;
  }
  return undefined;
}

/**
 * Opens a page of documentation as a reader does, and says what is wrong with it: an error in place of a story, a frame that stays
 * empty, or an error in the console. Undefined if nothing is.
 */
export async function docsProblem(page: Page, url: string, { id }: DocsEntry): Promise<string | undefined> {
  const errors: string[] = [];
  const note = (text: string) => errors.push(text);
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}`);
  await page.waitForSelector('#storybook-docs h1', { timeout: longest });
  await page
    .waitForFunction(
      () => {
        const stories = [...document.querySelectorAll('.sb-story')];
        return stories.every(
          (story) =>
            story.querySelector('iframe') ||
            story.querySelector('.innerZoomElementWrapper > *, [id^="story--"] > *'),
        );
      },
      undefined,
      { timeout: longest },
    )
    .catch(() => note('A story stays empty.'));
  const shown = await page.locator(failed).allTextContents();
  return shown[0]?.trim() || (await problemInFrames(page)) || errors[0];
}
