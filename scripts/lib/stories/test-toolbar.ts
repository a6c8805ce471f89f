import type { Page } from 'playwright';
import { conditions, initialConditions } from '../../../.storybook/conditions.ts';
import { globalTypes } from '../../../.storybook/globals.ts';
import type { Story } from './story-index.ts';
import { launchBrowser } from './test-stories.ts';

/** Longest wait for anything on the page, ms. */
const longest = 30_000;

/** Widths at which the whole toolbar is in sight, CSS px: a usual window, and the narrowest of a laptop. */
const widths = [1440, 1280] as const;

/** What the toolbar shows of a language that is chosen, as `globals.ts` calls it. */
const languages = (globalTypes.language?.toolbar?.items ?? []).filter((item) => typeof item === 'object');

/** Opens a story in Storybook's own window, and waits until its toolbar is there. */
async function openIn(page: Page, url: string, story: Story, language: { value?: string; title?: string }) {
  await page.goto(`${url}/?path=/story/${story.id}&globals=language:${language.value}`);
  const toolbar = page.getByTestId('sb-preview-toolbar');
  await toolbar.getByText(language.title ?? '').waitFor({ timeout: longest });
  return toolbar;
}

/** Sets the text size under "Conditions", and takes it back. */
async function conditionsProblem(page: Page): Promise<string | undefined> {
  await page.getByRole('button', { name: 'Conditions' }).click();
  const fields = page.getByRole('dialog', { name: 'Conditions' });
  for (const { label } of Object.values(conditions))
    await fields.getByLabel(label).waitFor({ timeout: longest });
  await fields.getByLabel(conditions.textScale.label).selectOption('200');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.locator('html[style*="font-size: 200%"]').waitFor({ timeout: longest });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Conditions: 1 set' }).click();
  await fields.getByRole('button', { name: 'As at the start' }).click();
  const size = `${initialConditions.textScale}%`;
  await preview.locator(`html[style*="font-size: ${size}"]`).waitFor({ timeout: longest });
  return undefined;
}

/**
 * Opens Storybook's own window in every language and at each width, and says what is wrong with the toolbar above the story: it is wider
 * than its room, or a condition cannot be set in it.
 */
export async function toolbarProblem(url: string, story: Story): Promise<string | undefined> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const language of languages) {
        const toolbar = await openIn(page, url, story, language);
        const [needed = 0, room = 0] = await toolbar.evaluate(({ scrollWidth, clientWidth }) => [
          scrollWidth,
          clientWidth,
        ]);
        if (needed > room)
          return `At ${width} px in ${language.title} the toolbar needs ${needed} px and has ${room}.`;
      }
    }
    return await conditionsProblem(page);
  } catch (error) {
    return String(error);
  } finally {
    await browser.close();
  }
}
