import { type Browser, chromium, type Page } from 'playwright';
import { allSettings, type Setting, sampleOf } from '../../../.storybook/checks/settings.ts';
import { type Known, knownOn, sweep, type Thoroughness, teach } from '../../../.storybook/checks/sweep.ts';
import { openPreview, showStory } from './show-story.ts';
import type { Story } from './story-index.ts';

/** What came of a story. */
export interface StoryResult {
  readonly story: Story;
  /** What its steps or the sweeps found; undefined if nothing. */
  readonly problem: string | undefined;
}

/** What came of a file of stories. */
export interface FileResult {
  readonly file: string;
  readonly results: readonly StoryResult[];
  readonly seconds: number;
}

/** How many work at the same time: one for each core that `npm test` counts on, which the unit tests share. */
const workers = 2;

/** After so many stories the preview is loaded again, so that what one of them leaves behind does not pile up. */
const storiesPerLoad = 80;

const phone = { width: 390, height: 844 };

/** By this word Storybook knows that it runs in a test: it ends animations at once instead of waiting 100 ms and more for them. */
export const userAgent = 'StorybookTestRunner';

/** The browser of the tests: one of this machine's where it is said which, otherwise Playwright's. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: (process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean),
  });

/** How stories are looked at. */
export interface Looking {
  readonly thoroughness: Thoroughness;
  /** Whether the stories of a file share the settings among them, as in a whole run; see `sampleOf`. */
  readonly isSampled: boolean;
}

/** Tests stories by their files: their own steps, then every sweep, on a phone, in reduced motion. Files come as they are done. */
export async function* testStories(
  url: string,
  files: readonly (readonly Story[])[],
  looking: Looking,
): AsyncGenerator<FileResult> {
  // The long ones first, so that no worker is left with one at the end; pages for designers last, when all that is on them is known.
  const isOfPage = ([story]: readonly Story[]) =>
    Number(story?.importPath.startsWith('./.storybook/') ?? false);
  const queue = files.toSorted((a, b) => isOfPage(a) - isOfPage(b) || b.length - a.length);
  const ready: FileResult[] = [];
  let wake = () => {};
  const working = Array.from({ length: workers }, async () => {
    await using worker = await makeWorker(url, looking);
    for (let stories = queue.shift(); stories; stories = queue.shift()) {
      ready.push(await worker.run(stories));
      wake();
    }
  });
  let isOver = false;
  const over = Promise.all(working).finally(() => {
    isOver = true;
    wake();
  });
  while (!isOver || ready.length > 0) {
    const next = ready.shift();
    if (next) yield next;
    else
      await new Promise<void>((resume) => {
        wake = resume;
      });
  }
  await over;
}

/** Tests one story in a browser of its own. `index` is its place among the stories of its file, which decides the settings of a sample. */
export async function testStoryAlone(
  url: string,
  story: Story,
  index: number,
  looking: Looking,
): Promise<StoryResult> {
  await using worker = await makeWorker(url, looking);
  // Awaited here: the browser is closed when this function ends.
  return await worker.test(story, index);
}

interface Worker extends AsyncDisposable {
  run(stories: readonly Story[]): Promise<FileResult>;
  test(story: Story, index: number): Promise<StoryResult>;
}

/** What Playwright says when a page or its whole browser is gone. No story and no sweep can say so. */
const lost = /^[\w.]+: (Target crashed|Page crashed|Target page, context or browser has been closed)/;

const settingsOf = (index: number, { isSampled }: Looking): readonly Setting[] =>
  isSampled ? sampleOf(index) : allSettings;

async function makeWorker(url: string, looking: Looking): Promise<Worker> {
  let browser = await launchBrowser();
  let page: Page | undefined;
  let left = 0;
  let known: Known | undefined;
  const fresh = async (): Promise<Page> => {
    if (page && left > 0) return page;
    // A page that is lost takes what it knew with it: that is shown once more.
    if (page) known = (await knownOn(page).catch(() => undefined)) ?? known;
    await page?.context().close();
    if (!browser.isConnected()) browser = await launchBrowser();
    page = await browser.newPage({ viewport: phone, hasTouch: false, reducedMotion: 'reduce', userAgent });
    await openPreview(page, url);
    if (known) await teach(page, known);
    left = storiesPerLoad;
    return page;
  };
  const test = async (story: Story, index: number): Promise<StoryResult> => {
    try {
      const at = await fresh();
      left -= 1;
      const problem = await showStory(at, story.id);
      const { disabledRules, hasFrame } = await shown(at);
      // Stories in frames tell this page of themselves, also when the next one is on it.
      if (problem !== undefined || hasFrame) left = 0;
      if (problem === undefined)
        await sweep(at, disabledRules, looking.thoroughness, settingsOf(index, looking));
      return { story, problem };
    } catch (error) {
      left = 0;
      return { story, problem: error instanceof Error ? error.message : String(error) };
    }
  };
  /** A browser that is gone says nothing of the story: it is started again, once. */
  const testWell = async (story: Story, index: number): Promise<StoryResult> => {
    const result = await test(story, index);
    if (result.problem === undefined || !lost.test(result.problem)) return result;
    console.log(`The browser was lost at ${story.title} › ${story.name}: ${result.problem}`);
    return test(story, index);
  };
  return {
    test: testWell,
    async run(stories) {
      const began = performance.now();
      const results: StoryResult[] = [];
      for (const [index, story] of stories.entries()) results.push(await testWell(story, index));
      return {
        file: stories[0]?.importPath ?? '',
        results,
        seconds: (performance.now() - began) / 1000,
      };
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

/** What is on the page: the rules of axe that its story has switched off, and whether anything is in a frame. */
const shown = (page: Page): Promise<{ disabledRules: readonly string[]; hasFrame: boolean }> =>
  page.evaluate(() => {
    const { currentRender } = (
      window as unknown as {
        __STORYBOOK_PREVIEW__: {
          currentRender?: { story?: { parameters?: { a11y?: { disabledRules?: readonly string[] } } } };
        };
      }
    ).__STORYBOOK_PREVIEW__;
    return {
      disabledRules: currentRender?.story?.parameters?.a11y?.disabledRules ?? [],
      hasFrame: document.querySelector('iframe') !== null,
    };
  });
