import { expect, test } from '../support/journey.ts';

const inTheWay = () => document.documentElement.scrollWidth - window.innerWidth;

test('every page for testers, and the API’s own, fits a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sandbox');
  const links = page.getByRole('navigation', { name: 'Sandbox' }).getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toEqual(expect.arrayContaining(['/sandbox/availability', '/sandbox/proofs', '/api/docs']));
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(inTheWay), path).toBeLessThanOrEqual(0);
  }
});
