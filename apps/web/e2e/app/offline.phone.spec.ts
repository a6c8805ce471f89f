import { expect, test } from '../support/journey.ts';

test('a part that a deploy has taken away is mended by loading once, and then the page says what to do [startup-031]', async ({
  page,
  goHome,
}) => {
  await goHome();
  await expect(page.getByRole('link', { name: /history|See all|All transfers/i }).first()).toBeVisible();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/history-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page
    .getByRole('link', { name: /history|See all|All transfers/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute('**/assets/history-*.js');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page).toHaveURL('/ewa/history');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page couldn’t be loaded');
});
