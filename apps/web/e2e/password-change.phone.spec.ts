import { expect, type Person, people, test } from './support/journey.ts';

/** Has to change the password first. */
const ines: Person = { phone: '(202) 555-0115', email: 'ines.carvalho@example.com', name: 'Ines Carvalho' };

const next = 'Sunday-Walk-77!';

test('who has to change the password does it before anything else opens, even when an answer is lost, and comes to what was asked for [access-034] [session-011]', async ({
  page,
  sandbox,
  signIn,
  checkAccessibility,
}) => {
  await page.goto('/ewa/history');
  await signIn(ines);
  await expect(page).toHaveURL('/home/change-password?isFromLogin=true&redirectUrl=%2Fewa%2Fhistory');
  await expect(page).toHaveTitle('Change your password · Dayfare');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await expect(page.getByText('At least 8 characters')).toBeVisible();
  await checkAccessibility();

  await page.goto('/ewa/home');
  await expect(page).toHaveURL('/home/change-password?isFromLogin=true');
  await page.goto('/home/change-password?isFromLogin=true&redirectUrl=%2Fewa%2Fhistory');

  await sandbox.fault({ match: 'Main/CreateToken', kind: 'status', status: 500 });
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByText('That didn’t go through')).toBeVisible({ timeout: 20_000 });
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page).toHaveURL('/ewa/history');
});

test('a visitor opens the change of password only on the way from a sign-in, and is told to sign in [access-044]', async ({
  page,
}) => {
  await page.goto('/home/change-password');
  await expect(page).toHaveURL(/\/welcome\/login/);
  await page.goto('/home/change-password?isFromLogin=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in first');
});

test('who wants another password finds the way in the account sheet, and back leads home [access-066]', async ({
  page,
  sandbox,
  goHome,
  signIn,
  checkAccessibility,
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
  await checkAccessibility();
  await page.getByLabel('Current password', { exact: true }).fill('Not-Mine-2026!');
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByText('That isn’t your current password.')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();

  await page.getByLabel('Current password', { exact: true }).fill('Early-Bird-2026!');
  await page.getByLabel('New password', { exact: true }).fill('Password1!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This password has leaked from other sites')).toBeVisible();
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

test('a lost password is replaced with a code from the outbox, and the new one signs in [access-026]', async ({
  page,
  sandbox,
  signIn,
  checkAccessibility,
}) => {
  await page.goto('/welcome/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/welcome/forgot-password');
  await expect(page).toHaveTitle('Get back in · Dayfare');
  await page.getByLabel('Phone number or e-mail').fill(people.maya.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeFocused();
  await checkAccessibility();

  const [, code = ''] =
    /new \S+ password is (\d{6})/.exec(JSON.stringify(await sandbox.ask('/outbox'))) ?? [];
  await page.getByLabel('Code that we sent').fill(code);
  await page.getByLabel('New password', { exact: true }).fill('Sunday-Walk-77!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/welcome/login');
  await expect(page.getByText('Your new password works now.')).toBeVisible();
  await signIn(people.maya, 'Sunday-Walk-77!');
  await expect(page).toHaveURL('/ewa/home');
});
