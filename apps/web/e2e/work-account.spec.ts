import type { Page } from '@playwright/test';
import { allowAtWork, expect, type Person, signInAtWork, test } from './support/journey.ts';
import { enterNumber, next } from './support/sign-up.ts';

const kofi: Person = { phone: '(202) 555-0117', email: 'kofi.mensah@example.com', name: 'Kofi Mensah' };
/** Signs up with her work account. */
const nora: Person = { phone: '', email: 'nora.lind@example.com', name: 'Nora Lind' };
/** The employer's records don't hold him. */
const pat: Person = { phone: '', email: 'pat.moss@example.com', name: 'Pat Moss' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes from the sign-in to the employer's page. */
async function goToWork(page: Page, from = '/welcome/login'): Promise<void> {
  await page.goto(from);
  await page.getByRole('link', { name: 'Sign in with a work account' }).click();
  await expect(heading(page)).toHaveText('Sign in with your employer');
  await page.getByRole('button', { name: 'Continue with your work account' }).click();
  await expect(heading(page)).toHaveText('Sign in to Summit Ridge Hotels');
}

test('a work account signs in at the employer’s own page, on its own origin, and arrives where it was going', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  await goToWork(page, '/home/two-step');
  expect(new URL(page.url()).origin).not.toBe(sandbox.origin);
  await checkAccessibility();
  await signInAtWork(page, kofi, 'not-it');
  await expect(page.getByRole('alert')).toHaveText(
    'That user name and password don’t match. Check both and try again.',
  );
  await expect(page.getByLabel('User name at work')).toHaveValue('kofi.mensah');
  await signInAtWork(page, kofi);
  await expect(page.getByText('your name, Kofi Mensah, and your user name at work')).toBeVisible();
  await checkAccessibility();
  await allowAtWork(page);
  await expect(page).toHaveURL('/home/two-step');
  await page.goto('/ewa/home');
  await expect(page.getByRole('region', { name: 'Available now' })).toContainText(/\$[\d,]+\.\d\d/);
});

test('whoever has signed in with a password is led there by the employer’s words [enrollment-047]', async ({
  page,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await signIn(kofi);
  await expect(heading(page)).toHaveText('Summit Ridge Hotels has its own sign-in');
  await page.getByRole('button', { name: 'Continue with your work account' }).click();
  await signInAtWork(page, kofi);
  await allowAtWork(page);
  await expect(page).toHaveURL('/ewa/home');
  await page.reload();
  await expect(page).toHaveURL('/ewa/home');
});

test('somebody who cancels there is told that nothing has changed, and can try again', async ({
  page,
  checkAccessibility,
}) => {
  await goToWork(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page)).toHaveText('You stopped at your employer’s page');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Try your work account again' }).click();
  await expect(heading(page)).toHaveText('Sign in with your employer');
});

test('somebody without an account signs up with the work account alone: a number, its code and an e-mail, and nothing that the employer knows [enrollment-048]', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  await page.goto('/summit-ridge?utm_campaign=lobby');
  await page.getByRole('button', { name: 'Continue with your work account' }).click();
  await signInAtWork(page, nora);
  await allowAtWork(page);
  // The token is gone from the address.
  await expect(page).toHaveURL('/signup/create-user');
  await expect(page.getByText('Welcome, Nora')).toBeVisible();
  await checkAccessibility();
  const told = page.waitForRequest((one) => one.postData()?.includes('authAccountID":"') ?? false);
  await enterNumber(page, sandbox, '3035550173');
  expect((await told).postDataJSON()).toMatchObject({ utm_campaign: 'lobby', CurrentScreen: 2 });
  await expect(heading(page)).toHaveText('Where can we e-mail you?');
  await checkAccessibility();
  // A reload goes on here, and asks for no more than before.
  await page.reload();
  await page.getByLabel('E-mail').fill('nora.lind@example.com');
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await next(page);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(heading(page)).toHaveText('You’re all set, Nora');
  await page.getByRole('button', { name: 'Go to my home' }).click();
  await expect(page).toHaveURL(/\/welcome\/accept-terms-conditions/);
});

test('a work account that nobody here has is told apart from a wrong password', async ({
  page,
  checkAccessibility,
}) => {
  await goToWork(page);
  await signInAtWork(page, pat);
  await allowAtWork(page);
  await expect(heading(page)).toHaveText('Your work account isn’t linked yet');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/welcome/login');
});

test('the way back opens nothing a second time, and nothing in another browser', async ({
  page,
  browser,
  sandbox,
}) => {
  await goToWork(page);
  await signInAtWork(page, kofi);
  const back = page.waitForRequest(/\/api\/sso\/41\/return/);
  await allowAtWork(page);
  const address = (await back).url();
  await expect(page).toHaveURL('/ewa/home');
  const other = await browser.newContext({ baseURL: sandbox.origin });
  const stranger = await other.newPage();
  await stranger.goto(address);
  await expect(heading(stranger)).toHaveText('That sign-in is no longer good');
  await other.close();
});
