import { expect, test } from './support/journey.ts';

test('what was typed when the session ended is there after the sign-in, and is sent then', async ({
  page,
  sandbox,
  goHome,
  signIn,
}) => {
  await goHome();
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /\$\d/ }).first().click();
  await expect(page).toHaveURL(/\/ewa\/history\/./);
  const transfer = page.url();
  const address = page.getByRole('textbox', { name: 'E-mail address' });
  await page.getByRole('button', { name: 'E-mail the receipt' }).click();
  await address.fill('accountant@example.com');
  await sandbox.expireSessions();
  await page.getByRole('button', { name: 'Send receipt' }).click();
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await signIn();
  await expect(page).toHaveURL(transfer);
  await page.getByRole('button', { name: 'E-mail the receipt' }).click();
  await expect(address).toHaveValue('accountant@example.com');
  await page.getByRole('button', { name: 'Send receipt' }).click();
  await expect(page.getByText('Receipt sent to accountant@example.com').first()).toBeVisible();
});
