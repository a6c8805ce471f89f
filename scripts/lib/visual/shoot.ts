import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../browser.mjs';
import { serveFolder } from '../serve-folder.ts';
import { openPreview, showStory } from '../stories/show-story.ts';
import { readStories, type Story } from '../stories/story-index.ts';
import type { Mode } from './matrix.ts';

/** A built Storybook that can be photographed. */
export interface Studio extends AsyncDisposable {
  readonly stories: ReadonlyMap<string, Story>;
  /** Pictures of a story by the name of the way it is rendered in. Rejects if the story does not render. */
  shoot(story: string, modes: readonly Mode[]): Promise<ReadonlyMap<string, Buffer>>;
}

/** Storybook's own objects, as they stand on the window of a story's page. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void;
    once(event: string, listener: () => void): void;
  };
}

/** Opens a browser of one's own, for as many studios as one likes. */
export function openBrowser(): Promise<Browser> {
  const { path, flags } = findBrowser();
  return chromium.launch({ executablePath: path, args: flags.split(' ') });
}

/** Opens a built Storybook. */
export async function openStudio(browser: Browser, folder: string): Promise<Studio> {
  // What is named "no-visual" shows other pages or the time of day: its pictures would say nothing.
  const stories = readStories(folder).filter(({ tags }) => !tags.includes('no-visual'));
  const server = await serveFolder(folder, 0);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  return {
    stories: new Map(stories.map((story) => [story.id, story])),
    shoot: (story, modes) => shoot(page, server.url, story, modes),
    async [Symbol.asyncDispose]() {
      await context.close();
      await server.close();
    },
  };
}

async function shoot(
  page: Page,
  url: string,
  story: string,
  modes: readonly Mode[],
): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const [first] = modes;
  await page.setViewportSize({ width: first?.viewport ?? 390, height: 844 });
  // A load of its own for each: nothing that another story left behind may be in a picture.
  await openPreview(page, url);
  // The story's own steps have run by then, so that its pictures show where they lead.
  const problem = await showStory(page, story);
  if (problem !== undefined) throw new Error(problem);
  for (const { name, brand, scheme, viewport } of modes) {
    await page.setViewportSize({ width: viewport, height: 844 });
    await setGlobals(page, { brand, scheme });
    pictures.set(name, await page.screenshot({ fullPage: true, animations: 'disabled' }));
  }
  return pictures;
}

/** Switches toolbars by Storybook's own means, which every commit has. */
const setGlobals = (page: Page, globals: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(async (next) => {
    const channel = (window as unknown as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__;
    await new Promise<void>((done) => {
      channel.once('storyRendered', done);
      channel.emit('updateGlobals', { globals: next });
    });
    await document.fonts.ready;
  }, globals);
