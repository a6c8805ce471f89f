import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules whose answer a colour scheme can change. All others are asked once. */
const schemeRules = ['color-contrast', 'link-in-text-block'];

/**
 * What is read out aloud names elements of the page before, and nobody sees it: axe holds against it that they are gone.
 */
const announcer = '[data-live-announcer]';

/**
 * A dialog hides the rest of the page, and with it the heading and the landmark that these ask for. Axe guesses whether one is open from what
 * lies on top, and guesses wrong while a page is scrolled: with a dialog we look for both ourselves, behind it.
 */
const pageRules = ['landmark-one-main', 'page-has-heading-one'];

/** Waits until the page stands still in its new colours: two frames, and whatever still moves. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    const ends = moving.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}

async function expectNoFindings(page: Page, colorScheme: 'light' | 'dark', rules?: string[]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settled(page);
  // In one go: the app has no frames, and a second page to gather the findings in costs more than finding them.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude(announcer);
  const isDialogOpen = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
  if (isDialogOpen) {
    axe.disableRules(pageRules);
    await expect(page.locator('main'), 'the main landmark').toHaveCount(1);
    await expect(page.locator('h1').first(), 'the first heading').toBeAttached();
  }
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const said = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`,
  );
  expect(said, `axe in ${colorScheme}`).toEqual([]);
}

/** Checks the page on screen with axe, in light and in dark. */
export async function checkPage(page: Page): Promise<void> {
  // Before the scheme changes, so that no colour starts on its way to the next.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoFindings(page, 'light');
  await expectNoFindings(page, 'dark', schemeRules);
  await page.emulateMedia({ colorScheme: null });
}
