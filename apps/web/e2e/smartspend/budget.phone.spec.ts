import { expect, people, test } from '../support/journey.ts';

test('somebody sees what is safe to spend, sets a limit for a category, and puts a merchant right, by keyboard [smartspend-001]', async ({
  page,
  goHome,
  checkAccessibility,
}) => {
  await goHome(people.bruno);
  await page.goto('/smartspend');
  await expect(page.getByText(/^Safe to spend until/)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: /^Other/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Other' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Monthly limit' }).focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/above your limit/)).toBeVisible();
  await checkAccessibility();
  // Which merchants there are depends on the day of the month.
  const question =
    (await page
      .getByText(/^What .+ is for$/)
      .first()
      .textContent()) ?? '';
  const purchases = page.getByRole('button', { name: question });
  await purchases.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Home' }).focus();
  await page.keyboard.press('Enter');
  await expect(purchases).toHaveCount(0);
});
