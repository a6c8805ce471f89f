import type { Locator, Page } from '@playwright/test';
import { brandPeople } from '../support/brand-people.ts';
import { expect, test } from '../support/journey.ts';

const windows = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

/** Edges of what is on the screen, in CSS px from the left edge of the window. */
async function edges(parts: Readonly<Record<string, Locator>>, edge: 'left' | 'right') {
  const found: Record<string, number> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (await part.isVisible()) {
      found[name] = await part.evaluate(
        (element, side) => Math.round(element.getBoundingClientRect()[side]),
        edge,
      );
    }
  }
  return found;
}

async function expectInLine(parts: Readonly<Record<string, Locator>>, edge: 'left' | 'right', where: string) {
  // Figures that arrive put a card in the place of its skeleton.
  await expect(async () => {
    const found = await edges(parts, edge);
    expect(Object.keys(found).length, where).toBeGreaterThan(2);
    expect(new Set(Object.values(found)).size, `${where}, ${edge}: ${JSON.stringify(found)}`).toBe(1);
  }).toPass();
}

const icon = (button: Locator) => button.locator('svg').first();

async function expectHomeInLine(page: Page, width: number) {
  const where = `home at ${width} px`;
  const card = (name: string) => page.getByRole('region', { name });
  const heading = page.getByRole('heading', { level: 1 });
  const hero = page.locator('main section').first();
  const period = card('This pay period');
  await expect(hero).toBeVisible();
  await expect(period).toBeVisible();
  const recent = card('Recent transfers');
  const isStacked = width < 960;
  const column = { logo: page.locator('header svg').first(), heading, hero, recent };
  await expectInLine({ ...column, ...(isStacked && { period }) }, 'left', where);
  // What the cards say stands in line too.
  const words = {
    hero: hero.getByRole('heading', { level: 2 }),
    question: page.getByRole('button', { name: 'How is this worked out?' }),
    recent: recent.getByRole('heading', { level: 2 }),
  };
  const wordsBelow = { period: period.getByRole('heading', { level: 2 }) };
  await expectInLine({ ...words, ...(isStacked && wordsBelow) }, 'left', `${where}, in the cards`);
}

async function expectTaskInLine(page: Page, where: string) {
  const field = page.getByRole('textbox', { name: 'Amount' });
  await expect(field).toBeVisible();
  const parts = {
    heading: page.getByRole('heading', { level: 1 }),
    progress: page.getByRole('progressbar'),
    action: page.getByRole('button', { name: 'Continue' }),
  };
  await expectInLine({ ...parts, back: icon(page.getByRole('button', { name: 'Back' })) }, 'left', where);
}

test('header, heading, cards and button line up at 320, 390, 820 and 1,440 px, under the mark of every brand', async ({
  page,
  goHome,
}) => {
  test.slow();
  for (const [brand, person] of Object.entries(brandPeople)) {
    await page.setViewportSize({ width: 390, height: 844 });
    await goHome(person);
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await expectHomeInLine(page, width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `home at ${width} px`).toBe(
        width,
      );
    }
  }
  await page.goto('/ewa/get-money');
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expectTaskInLine(page, `how much at ${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
