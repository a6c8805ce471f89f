import type { BrowserContext, FrameLocator, Page } from 'playwright';
import { own, ownLogo, writeAndDraw } from './studio-work.ts';
import { launchBrowser } from './test-stories.ts';

/** Longest wait for anything on the page, ms. */
const longest = 30_000;

const studio = 'studio-brand-studio--studio-page';

/** The pages on which one looks for the draft beside any story, with how each says which brand it shows. */
const pages = [
  { id: 'studio-brand-board--board', says: 'Brand board: Draft: Acme Pay' },
  { id: 'studio-all-components--sheet', says: 'All components in Draft: Acme Pay' },
] as const;

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

const previewOf = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

async function setAction(page: Page, colour: string): Promise<void> {
  await page.getByRole('textbox', { name: 'action', exact: true }).fill(colour);
}

/** Waits until the main button on a page has a colour. */
async function hasColour(inside: FrameLocator, name: string, colour: string): Promise<void> {
  const button = inside.getByRole('button', { name }).first();
  await button.waitFor({ timeout: longest });
  const until = Date.now() + longest;
  for (;;) {
    const found = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    if (found === rgb(colour)) return;
    if (Date.now() > until) throw new Error(`"${name}" is ${found} instead of ${rgb(colour)}.`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

/** The draft's own action colour in the matrix's last two frames, and in a story of the toolbar's brand, as it is changed elsewhere. */
async function followsStudio(context: BrowserContext, url: string, atStudio: Page): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}/?path=/story/components-button--primary`);
  await page
    .getByTestId('sb-preview-toolbar')
    .getByRole('button', { name: /^Brand/ })
    .click();
  await page.getByRole('option', { name: 'Draft: Acme Pay' }).click();
  await hasColour(previewOf(page), 'Get $40.00', '#7a1fa2');
  await setAction(atStudio, '#8a3b12');
  await hasColour(previewOf(page), 'Get $40.00', '#8a3b12');

  for (const { id, says } of pages) {
    await page.goto(`${url}/?path=/story/${id}&globals=brand:draft`);
    await previewOf(page).getByRole('heading', { level: 1, name: says }).waitFor({ timeout: longest });
  }
  await page.goto(`${url}/?path=/story/studio-brand-diff--diff&globals=brand:draft`);
  const token = previewOf(page).locator('[data-token="light.action"]');
  await token.getByText('#8a3b12').first().waitFor({ timeout: longest });

  await page.goto(`${url}/iframe.html?viewMode=story&id=studio-brand-matrix--matrix`);
  const field = page.getByRole('combobox', { name: 'Story' });
  await field.fill('button primary');
  await page.getByRole('option').first().waitFor({ timeout: longest });
  await field.press('Enter');
  const copy = page.frameLocator('[title="Primary in Draft: Acme Pay, light"]');
  await hasColour(copy, 'Get $40.00', '#8a3b12');
  await setAction(atStudio, '#7a1fa2');
  await hasColour(copy, 'Get $40.00', '#7a1fa2');
  // The page that the copies are of stays in the brand of the toolbar.
  const shown = await page.evaluate(() => document.documentElement.dataset.brand);
  if (shown !== 'common') throw new Error(`With the draft in it the matrix itself is in "${shown}".`);
}

/** A whole screen of the app in the draft: its logo, wording and family, and its name as that is changed elsewhere. */
async function isOnScreens(context: BrowserContext, url: string, atStudio: Page): Promise<void> {
  await writeAndDraw(atStudio);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}/?path=/story/screens-session-login--usual&globals=brand:draft;language:es`);
  const screen = previewOf(page);
  await screen.getByText(own.tagline).waitFor({ timeout: longest });
  const art = screen.getByRole('img', { name: 'Acme Pay' }).first().locator('use');
  const drawn = await art.evaluate(async (use) => {
    const answer = await fetch((use.getAttribute('href') ?? '').replace('#art', ''));
    return answer.text();
  });
  if (drawn !== ownLogo) throw new Error(`The screen's logo is not the draft's own, but: ${drawn}`);
  const family = await art.evaluate((use) => getComputedStyle(use.ownerDocument.body).fontFamily);
  if (!family.includes('Seravek')) throw new Error(`The screen's family is ${family}.`);

  await atStudio.getByLabel('Name', { exact: true }).fill('Harbor Pay');
  await screen.getByRole('img', { name: 'Harbor Pay' }).first().waitFor({ timeout: longest });
}

/**
 * Makes a draft in Brand studio, in one window, and looks for it in another: in the brand toolbar, on a story, and on the pages for
 * designers, where it follows each change. Says what went wrong; undefined if nothing did.
 */
export async function draftBrandProblem(url: string): Promise<string | undefined> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext();
    const atStudio = await context.newPage();
    await atStudio.goto(`${url}/iframe.html?viewMode=story&id=${studio}`);
    await atStudio.getByLabel('Name', { exact: true }).fill('Acme Pay');
    await setAction(atStudio, '#7a1fa2');
    await followsStudio(context, url, atStudio);
    await isOnScreens(context, url, atStudio);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    await browser.close();
  }
}
