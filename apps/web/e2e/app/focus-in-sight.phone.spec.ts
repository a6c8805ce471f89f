import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** Whether what has the focus can be seen in whole height, and is covered by nothing at its middle. */
function focusIsInSight(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const { left, top, bottom, width } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight)
      return `${element.outerHTML.slice(0, 120)} is outside of the window`;
    const [x, y] = [left + width / 2, bottom - 2];
    const found = document.elementFromPoint(x, y);
    const isItsOwn = found !== null && (element.contains(found) || found.contains(element));
    return isItsOwn
      ? 'in sight'
      : `${element.outerHTML.slice(0, 120)} lies behind ${found?.outerHTML.slice(0, 120)}`;
  });
}

test('whoever goes through the home and the history by keyboard sees where they are, also above the bar', async ({
  page,
  goHome,
}) => {
  await goHome();
  for (const title of ['Hi, Maya', 'Transfers']) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const hidden: string[] = [];
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const seen = await focusIsInSight(page);
      if (seen !== 'in sight' && seen !== 'nothing has the focus') hidden.push(seen);
    }
    expect(hidden, title).toEqual([]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Money' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Transfers/ })
      .click();
  }
});
