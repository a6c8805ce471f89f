import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import type { Page } from 'playwright';
import { sweep } from '../../.storybook/checks/sweep.ts';
import type { Visit } from './tally.ts';

/** A story as Storybook's index lists it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly exportName: string;
  readonly importPath: string;
}

/** What the preview puts into its page. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown[] | undefined };
  ace: {
    Checker: new () => {
      check(
        target: Document,
        rules: string[],
      ): Promise<{
        results: { ruleId: string; value: [string, string]; message: string; snippet: string }[];
      }>;
    };
  };
}

const engineFile = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');

/** Rules about a whole page, which a story is not. */
const ofPages: readonly string[] = [
  'aria_content_in_landmark',
  'skip_main_exists',
  'html_skipnav_exists',
  'page_title_exists',
];

/** Waits for a story and its steps; gives what went wrong in them. */
async function played(page: Page, id: string): Promise<string | undefined> {
  const finished = await page.waitForFunction(
    (storyId) => {
      const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
      const wrong = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
      for (const event of wrong) {
        const [error] = (channel?.last(event) ?? []) as [{ message?: string; title?: string } | undefined];
        if (error) return { error: error.message ?? error.title ?? event };
      }
      const [story] = (channel?.last('storyFinished') ?? []) as [
        { storyId: string; status: string } | undefined,
      ];
      if (story?.storyId !== storyId) return undefined;
      return { error: story.status === 'error' ? 'A step failed.' : undefined };
    },
    id,
    { timeout: 60_000 },
  );
  const { error } = (await finished.jsonValue()) ?? { error: undefined };
  return error?.split('\n')[0];
}

async function secondEngine(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: engineFile });
  return page.evaluate(async (skipped) => {
    const { ace } = window as unknown as PreviewWindow;
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(
        ({ value, ruleId }) => value[0] === 'VIOLATION' && value[1] === 'FAIL' && !skipped.includes(ruleId),
      )
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 120)}`);
  }, ofPages);
}

/** Fails unless the second engine finds fault with a page that has one: an engine that finds nothing anywhere has not looked. */
export async function proveEngine(page: Page): Promise<void> {
  await page.setContent(
    '<!doctype html><html lang="en"><title>Proof</title><main><img src="data:,"><button></button></main></html>',
  );
  const found = await secondEngine(page);
  if (found.length < 2)
    throw new Error(`The second engine found ${found.length} of 2 faults that are there.`);
}

/** Opens a story, lets it play its steps, and looks at it with every check. What cannot be looked at counts as wrong. */
export async function visit(page: Page, url: string, story: Story, isWalked: boolean): Promise<Visit> {
  const { id, title, name } = story;
  const seen = { id, title, name, folder: basename(dirname(story.importPath)), isWalked };
  try {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
    const error = await played(page, id);
    const engine = await secondEngine(page);
    const swept = await sweep(page, []).then(
      () => '',
      (problem: Error) => problem.message,
    );
    return { ...seen, error, swept, engine };
  } catch (problem) {
    const error = problem instanceof Error ? (problem.message.split('\n')[0] ?? '') : String(problem);
    return { ...seen, error, swept: '', engine: [] };
  }
}
