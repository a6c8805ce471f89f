import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

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

  const [home, money] = ['Home', 'Money'].map((name) => main.getByRole('link', { name, exact: true }));
  if (!home || !money) throw new Error('The navigation has no parts.');
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
  await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeFocused();
});

test('a page that one returns to is where it was, a new one starts at its top, and the tab pressed again leads to the hub and the top [access-063] [access-061]', async ({
  page,
  goHome,
}) => {
  await goHome();
  const main = navigation(page);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await expect(page.getByRole('region', { name: 'Recent transfers' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect.poll(top).toBe(60);
  // Playwright would scroll to where the bar of a phone stands in the document, below the page.
  await main.getByRole('link', { name: 'More', exact: true }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeFocused();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/ewa/home');
  await expect.poll(top).toBe(60);

  await main.getByRole('link', { name: 'Money', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Transfers/ })
    .click();
  await expect(page).toHaveURL('/ewa/history');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeGreaterThan(1_100);
  await page.evaluate(() => window.scrollTo(0, 150));
  await expect.poll(top).toBe(150);
  await main.getByRole('link', { name: 'More', exact: true }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeFocused();
  await expect.poll(top).toBe(0);
  // A hub leads home, wherever one came from.
  await page.goBack();
  await expect(page).toHaveURL('/ewa/home');

  await main.getByRole('link', { name: 'Money', exact: true }).click();
  await expect(page).toHaveURL('/home/money');
  await expect.poll(top).toBe(0);
  await main.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Recent transfers' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await main.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/ewa/home');
  await expect.poll(top).toBe(0);
});

test('everything open is in a hub on a phone and in the rail on a desktop, and Help has the navigation too', async ({
  page,
  goHome,
  isMobile,
}) => {
  await goHome();
  const main = navigation(page);
  await expect(main.getByRole('link', { name: 'Pay a friend' })).toBeVisible({ visible: !isMobile });
  await main.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(main).toBeVisible();
  await page.getByRole('link', { name: 'See all questions and answers' }).click();
  await expect(page).toHaveURL('/faqs');
  await expect(main).toBeVisible();
  // The logo stands once: in the rail, or in a phone's header.
  await expect(page.getByRole('img', { name: 'Dayfare' })).toHaveCount(1);
});
