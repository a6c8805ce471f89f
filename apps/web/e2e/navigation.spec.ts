import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the bar of a phone stays at the lower edge of the window, the rail beside the page, and by keyboard each is met where it is seen', async ({
  page,
  goHome,
  isMobile,
}) => {
  await goHome();
  const main = navigation(page);
  await expect(main).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Recent transfers' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  const [box, height] = [await main.boundingBox(), page.viewportSize()?.height ?? 0];
  if (isMobile) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
  else
    expect([box?.x, box?.y, box?.height].map((side = -1) => Math.abs(Math.round(side)))).toEqual([
      0,
      0,
      height,
    ]);

  const [home, money] = [main.getByRole('link', { name: 'Home' }), main.getByRole('link', { name: 'Money' })];
  const action = page.getByRole('button', { name: 'Get money' });
  await expect(action).toBeVisible();
  const isBefore = await home.evaluate(
    (link, button) =>
      button !== null && (link.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    await action.elementHandle(),
  );
  // The rail stands before the page, the bar below it.
  expect(isBefore).toBe(!isMobile);
  await home.focus();
  await page.keyboard.press('Tab');
  await expect(money).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeFocused();
});
