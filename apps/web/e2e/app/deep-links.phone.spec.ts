import { expect, test } from '../support/journey.ts';

test('a path that no page has shows page-not-found and a way on, whose page has the focus [access-021]', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Well that’s odd');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
