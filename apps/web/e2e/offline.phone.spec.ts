import { expect, test } from './support/journey.ts';

test('without the server the last answers show and say how old they are, and give way to new ones', async ({
  page,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  const balance = page.getByRole('region', { name: 'Available now' });
  await expect(balance).toContainText('$');
  const shown = await balance.textContent();
  await page.getByRole('button', { name: 'Get money' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await page.clock.install();
  await page.clock.runFor(31_000);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goBack();
  const note = page.getByText('What you see may have changed. Updated today at');
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(note).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(await balance.textContent()).toBe(shown);
  await page.clock.resume();
  await checkAccessibility();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(note).toBeHidden();
  await expect(balance).toContainText('$');
});

test('a session that ends in the middle of a screen asks for a sign-in with a word, and leads back [transport-010]', async ({
  page,
  sandbox,
  goHome,
  signIn,
}) => {
  await goHome();
  const transfer = page.getByRole('link', { name: /\$\d/ }).first();
  await expect(transfer).toBeVisible();
  await sandbox.expireSessions();
  await transfer.click();
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await expect(page).toHaveURL(/\/welcome\/login\?redirectUrl=%2Fewa%2Fhistory%2F/);
  await signIn();
  await expect(page).toHaveURL(/\/ewa\/history\/./);
});

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
