import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import type { Page } from 'playwright';
import { sweep } from '../../.storybook/checks/sweep.ts';
import { showStory } from '../lib/stories/show-story.ts';
import type { Story } from '../lib/stories/story-index.ts';
import type { Visit } from './tally.ts';

/** What the second engine puts into a page. */
interface EngineWindow {
  ace?: {
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

async function secondEngine(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.addScriptTag({ path: engineFile });
  return page.evaluate(async (skipped) => {
    const { ace } = window as unknown as EngineWindow;
    if (!ace) throw new Error('The second engine is not there.');
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

/** Shows a story in an open preview, lets it play its steps, and looks at it with every check. What cannot be looked at counts as wrong. */
export async function visit(page: Page, story: Story, isWalked: boolean): Promise<Visit> {
  const { id, title, name } = story;
  const seen = { id, title, name, folder: basename(dirname(story.importPath)), isWalked };
  try {
    const error = (await showStory(page, id))?.split('\n')[0];
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
