import { expect, people, test } from '../support/journey.ts';

const next = 'Sunday-Walk-77!';

test('who wants another password finds the way in the account sheet, and back leads home [access-066]', async ({
  page,
  sandbox,
  goHome,
  signIn,
}) => {
  await goHome();
  const open = async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('link', { name: 'Change your password' }).click();
    await expect(page).toHaveURL('/home/change-password');
  };
  await open();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/ewa/home');

  await open();
  await page.getByLabel('Current password', { exact: true }).fill('Not-Mine-2026!');
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByText('That isn’t your current password.')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();

  await page.getByLabel('Current password', { exact: true }).fill('Early-Bird-2026!');
  await page.getByLabel('New password', { exact: true }).fill('Password1!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This password is easy to guess')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page).toHaveURL('/ewa/home');
  expect(JSON.stringify(await sandbox.ask('/outbox'))).toContain('your password was changed');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(people.maya, next);
  await expect(page).toHaveURL('/ewa/home');
});
