import { priya } from '../money/steps.ts';
import { expect, test } from '../support/journey.ts';

test('signing in takes on the employer’s brand, in the page and in the tab [brands-001]', async ({
  page,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon-common/);
  await signIn(priya);
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'paycor');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon-paycor/);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /manifest-paycor/);
  await expect(page).toHaveTitle(/· Paycor$/);
  await page.reload();
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon-paycor/);
});
