import { expect, people, test } from './support/journey.ts';

const day = 24 * 60 * 60_000;

// A paused balance says more than the one whose room is kept from the visit before.
test.use({ mayMove: ['Home'] });

test('a person pauses early pay until a day, and resumes it from the home', async ({
  page,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  await page.goto('/ewa/service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pause or close');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Pause early pay' }).click();
  await expect(page.getByText('It stays paused until you resume it.')).toBeVisible();
  await page.goto('/ewa/get-money');
  await expect(page.getByText('You’ve paused early pay')).toBeVisible();
  await page.goto('/ewa/home');
  const balance = page.getByRole('region', { name: 'Available now' });
  await expect(balance).toContainText('You’ve paused early pay');
  await expect(page.getByRole('button', { name: 'Get money' })).toBeDisabled();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Resume early pay' }).click();
  await expect(page.getByRole('button', { name: 'Get money' })).toBeEnabled();
});

test('an account is closed once nothing is on its way; sign-in says so, and support opens it again', async ({
  page,
  sandbox,
  goHome,
  signIn,
  checkAccessibility,
}) => {
  test.slow();
  // What she sent lately has arrived by then, also over a weekend.
  await sandbox.advance(4 * day);
  await goHome();
  await page.goto('/ewa/service');
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByRole('button', { name: 'Close my account' }).click();
  await dialog.getByRole('button', { name: 'Yes, close it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is closed');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/welcome\/login/);
  await signIn(people.maya);
  await expect(page.getByText('This account is closed')).toBeVisible();
  await expect(page.getByRole('link', { name: /Call/ }).first()).toBeVisible();
  await sandbox.setStatus(people.maya, 'Active');
  await goHome();
  await expect(page.getByRole('region', { name: 'Available now' })).toBeVisible();
});
