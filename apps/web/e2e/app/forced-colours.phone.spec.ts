import type { Locator } from '@playwright/test';
import { amountField, enterAmount } from '../money/steps.ts';
import { expect, test } from '../support/journey.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Whether an element has an edge of its own, now that backgrounds and shadows are the system's. */
const hasEdge = (element: Locator) =>
  element.evaluate((node) => {
    const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(node);
    const isDrawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) >= 1;
    return isDrawn(borderTopStyle, borderTopWidth) || isDrawn(outlineStyle, outlineWidth);
  });

/** How an element's edge is drawn: what is chosen must not look like what is not. */
const edge = (element: Locator) =>
  element.evaluate((node) => {
    const { borderTopColor, borderTopWidth, outlineColor, outlineStyle, outlineWidth } =
      getComputedStyle(node);
    return [borderTopColor, borderTopWidth, outlineColor, outlineStyle, outlineWidth].join(' ');
  });

test('in forced colours cards, chips, the progress and the chosen keep their edges', async ({
  page,
  goHome,
}) => {
  await goHome();
  const hero = page.getByRole('region', { name: 'Available now' });
  await expect(hero).toBeVisible();
  await expect.poll(() => hasEdge(hero)).toBe(true);
  await expect.poll(() => hasEdge(page.getByRole('region', { name: 'This pay period' }))).toBe(true);

  // The part that one is in has an outline behind its icon; the others have none.
  const main = page.getByRole('navigation', { name: 'Main' });
  const pill = (name: string) => main.getByRole('link', { name }).locator('span').first();
  await expect.poll(() => hasEdge(pill('Home'))).toBe(true);
  expect(await hasEdge(pill('Money'))).toBe(false);

  await page.getByRole('button', { name: 'Get money' }).click();
  await expect(amountField(page)).toBeVisible();
  await expect.poll(() => hasEdge(page.getByRole('button', { name: '$20', exact: true }))).toBe(true);
  await expect.poll(() => hasEdge(page.getByRole('progressbar').locator('> div').last())).toBe(true);
  await enterAmount(page, '21');
  const cards = page.getByRole('radiogroup').locator('label');
  await expect(cards.first()).toBeVisible();
  await expect.poll(() => hasEdge(cards.first())).toBe(true);
  await expect.poll(() => hasEdge(cards.nth(1))).toBe(true);
  expect(await edge(cards.first())).not.toBe(await edge(cards.nth(1)));
});
