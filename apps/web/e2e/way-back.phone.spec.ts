import { enterAmount, next, priya, sendMoney } from './money-steps.ts';
import { expect, people, test } from './support/journey.ts';

test('back from the receipt leads home, and not into another transfer', async ({ page, goHome }) => {
  await goHome();
  await sendMoney(page, { amount: '20' });
  await page.goBack();
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.getByRole('button', { name: 'Get money' })).toBeVisible();
});

test('back from a receipt that was reloaded leads home too', async ({ page, goHome }) => {
  await goHome();
  await sendMoney(page, { amount: '20' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your money is on its way');
  await page.goBack();
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.getByRole('button', { name: 'Get money' })).toBeVisible();
});

test('a place that was chosen and not confirmed is still chosen after a reload', async ({ page, goHome }) => {
  await goHome();
  await page.getByRole('button', { name: 'Get money' }).click();
  await enterAmount(page, '20');
  await next(page);
  const card = page.getByRole('radio', { name: 'Everyday Debit' });
  await card.check({ force: true });
  await page.reload();
  await expect(card).toBeChecked();
});

test('a reload after asking for a code goes on at the code', async ({ page, sandbox }) => {
  await sandbox.reset();
  await page.goto('/welcome/forgot-password');
  await page.getByLabel('Phone number or e-mail').fill(people.maya.email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await expect(page.getByText(`If ${people.maya.email} belongs to an account`)).toBeVisible();
  await page.getByRole('button', { name: 'No code? Ask again' }).click();
  await expect(page.getByLabel('Phone number or e-mail')).toHaveValue(people.maya.email);
});

test('whoever signs in after somebody else begins at home, and not where the other was', async ({
  page,
  sandbox,
  goHome,
  signIn,
}) => {
  await goHome();
  await page.getByRole('link', { name: /\$\d/ }).first().waitFor();
  await sandbox.expireSessions();
  await page.getByRole('link', { name: /\$\d/ }).first().click();
  await expect(page).toHaveURL(/\/welcome\/login\?redirectUrl=/);
  await signIn(priya);
  await expect(page).toHaveURL('/ewa/home');
});
