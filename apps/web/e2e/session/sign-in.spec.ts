import { expect, password, people, test } from '../support/journey.ts';

test('a visitor to / comes to the welcome page and from it to the login; after a wrong password the right one leads home, by keyboard alone [access-001] [access-022] [access-078] [session-015]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/welcome');
  await expect(page).toHaveTitle('Welcome · Dayfare');
  await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/welcome/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  await expect(page).toHaveTitle('Sign in · Dayfare');
  await page.getByLabel('Phone number or email').pressSequentially(people.maya.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not-it');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That didn’t match')).toBeVisible();
  await expect(page.getByLabel('Phone number or email')).toHaveValue(people.maya.phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});
