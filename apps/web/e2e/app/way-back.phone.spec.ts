import { sendMoney } from '../money/steps.ts';
import { expect, people, test } from '../support/journey.ts';

test('back from a receipt that was reloaded leads home, and from there out of the app [access-064]', async ({
  page,
  goHome,
}) => {
  await goHome();
  await sendMoney(page, { amount: '20' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your money is on its way');
  await page.goBack();
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.getByRole('button', { name: 'Get money' })).toBeVisible();
  await page.goBack();
  // Where this visit came from.
  await expect(page).toHaveURL('/empty');
});

test('a reload after asking for a code goes on at the code', async ({ page }) => {
  await page.goto('/welcome/forgot-password');
  await page.getByLabel('Phone number or email').fill(people.maya.email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await expect(page.getByText(`If ${people.maya.email} belongs to an account`)).toBeVisible();
  await page.getByRole('button', { name: 'No code? Ask again' }).click();
  await expect(page.getByLabel('Phone number or email')).toHaveValue(people.maya.email);
});
