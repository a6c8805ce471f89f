import { expect, test } from '../support/journey.ts';

test('a part that a deploy has taken away is mended by loading once, and then the page says what to do [startup-031]', async ({
  page,
  goHome,
}) => {
  // From the start: what a page loads ahead of a press would otherwise be there already.
  const part = '**/assets/card-*.js';
  await page.route(part, (route) => route.fulfill({ status: 404, body: '' }));
  await goHome();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.getByRole('link', { name: 'Card', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(part);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page).toHaveURL('/card/home');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page couldn’t be loaded');
});
