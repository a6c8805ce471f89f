import { expect, type Page } from '@playwright/test';
import { password, people, test } from './support/journey.ts';

/**
 * Presses "Try again" until what says that there is trouble has gone. The app asks by itself, too, so that the button may go between the look
 * at it and the press.
 */
async function askUntilOver(page: Page, problem: ReturnType<Page['getByText']>): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(problem).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

test.describe('a login without the server', () => {
  // The form is there before anybody knows that the server is not.
  test.use({ mayMove: ['Sign in'] });

  test('without the server the login says so and lets one ask again [startup-017]', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await sandbox.fault({ match: 'Main/GetConfigurationSettings', kind: 'drop-before' });
    await page.goto('/welcome/login');
    const problem = page.getByText('We can’t reach Dayfare right now');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(problem).toBeVisible();
    await Promise.all([page.waitForRequest('**/Main/GetConfigurationSettings'), again.click()]);
    await expect(problem).toBeVisible();
    await sandbox.clearFaults();
    await askUntilOver(page, problem);
    await signIn();
    await expect(page).toHaveURL('/ewa/home');
  });
});

test('a sign-in without network keeps what was typed and works once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/welcome/login');
  await page.getByLabel('Phone number or e-mail').fill(people.maya.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await context.setOffline(true);
  await expect(page.getByText('You’re offline').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Connect to the internet and try again. Nothing is lost.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/ewa/home');
});

test('an outage closes the app with words of its own, and it opens again by asking [transport-011]', async ({
  page,
  sandbox,
  signIn,
}) => {
  const configured = page.waitForResponse('**/Main/GetConfigurationSettings');
  await page.goto('/welcome/login');
  await configured;
  await sandbox.fault({ match: '*', kind: 'status', status: 503 });
  await signIn();
  const problem = page.getByRole('heading', { name: 'We can’t reach Dayfare right now' });
  await expect(problem).toBeVisible();
  await sandbox.clearFaults();
  await askUntilOver(page, problem);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('/maintenance shows while the product is maintained, and leads on once it is open [public-018]', async ({
  page,
  sandbox,
}) => {
  await sandbox.maintain(true);
  await page.goto('/maintenance');
  const problem = page.getByRole('heading', { name: 'We’re improving Dayfare' });
  await expect(problem).toBeVisible();
  await sandbox.maintain(false);
  await askUntilOver(page, problem);
  // The page is loaded again on its way there.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL('/welcome/login');
  await page.goto('/maintenance');
  await expect(page).toHaveURL('/welcome/login');
});

test.describe('a start in an outage', () => {
  // The form is there before anybody knows that the server is not.
  test.use({ mayMove: ['Sign in'] });

  test('an app that is opened in an outage says so, and opens by asking [transport-011]', async ({
    page,
    sandbox,
  }) => {
    await sandbox.fault({ match: '*', kind: 'status', status: 503 });
    await page.goto('/welcome/login');
    const problem = page.getByRole('heading', { name: 'We can’t reach Dayfare right now' });
    await expect(problem).toBeVisible();
    await sandbox.clearFaults();
    await askUntilOver(page, problem);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });
});
