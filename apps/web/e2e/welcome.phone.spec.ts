import { balance } from './money-steps.ts';
import { expect, type Person, test } from './support/journey.ts';

/** Has to accept the terms first. */
const grace: Person = {
  phone: '(202) 555-0116',
  email: 'grace.nakamura@example.com',
  name: 'Grace Nakamura',
};
/** Works for three employers. */
const aisha: Person = { phone: '(202) 555-0110', email: 'aisha.farouk@example.com', name: 'Aisha Farouk' };
/** Signs in at a partner of the employer's. */
const kofi: Person = { phone: '(202) 555-0117', email: 'kofi.mensah@example.com', name: 'Kofi Mensah' };

test('who has yet to accept the terms reads them, agrees by keyboard, and comes home; the next sign-in leads there at once [access-024] [session-012] [session-048]', async ({
  page,
  signIn,
  goHome,
  checkAccessibility,
}) => {
  await page.goto('/welcome/login');
  await signIn(grace);
  await expect(page).toHaveURL('/welcome/accept-terms-conditions');
  await expect(page).toHaveTitle('Our agreements · Dayfare');
  await expect(page.getByRole('heading', { level: 1, name: 'Before you start' })).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await checkAccessibility();

  // Nothing else opens before.
  await page.goto('/ewa/home');
  await expect(page).toHaveURL('/welcome/accept-terms-conditions');

  await page.getByRole('button', { name: 'Read Privacy policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy policy' })).toContainText('We never sell them.');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Read and agree' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'What you agree to' });
  await expect(sheet).toContainText('Keep your password to yourself');
  await checkAccessibility();
  await sheet.getByRole('checkbox', { name: 'I agree to all of the above' }).focus();
  await page.keyboard.press('Space');
  await sheet.getByRole('checkbox', { name: 'I agree to sign electronically' }).focus();
  await page.keyboard.press('Space');
  await sheet.getByRole('button', { name: 'Agree and continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.getByRole('region', { name: 'Available now' })).toContainText(/\$[\d,]+\.\d\d/);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await goHome(grace);
});

test('what was asked for before the sign-in opens after the terms [session-014]', async ({
  page,
  signIn,
}) => {
  await page.goto('/ewa/history');
  await signIn(grace);
  await page.getByRole('button', { name: 'Read and agree' }).click();
  const sheet = page.getByRole('dialog', { name: 'What you agree to' });
  await expect(sheet.getByRole('checkbox')).toHaveCount(2);
  for (const box of await sheet.getByRole('checkbox').all()) await box.check({ force: true });
  await sheet.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page).toHaveURL('/ewa/history');
});

test('terms that cannot be loaded say so, and come with another try; nothing was agreed to [contracts-006]', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await sandbox.fault({ match: 'EWA/GetListOfContracts', kind: 'status', status: 500 });
  await signIn(grace);
  await expect(page.getByText('The agreements couldn’t be loaded')).toBeVisible({ timeout: 20_000 });
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Read and agree' })).toBeVisible();
});

test('who works for several employers chooses one, and comes to the home of that one [access-025] [session-013] [session-049]', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await page.goto('/welcome/login');
  await signIn(aisha);
  await expect(page).toHaveURL('/welcome/multi-business');
  await expect(page).toHaveTitle('Choose your employer · Dayfare');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await checkAccessibility();

  // By keyboard alone: the arrow chooses, Enter on the button goes on.
  await page.getByRole('radio', { name: 'Metro Home Care' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ewa/home');
  // The page before has a button of this name, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Aisha');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('dialog')).toContainText('Weekend Catering Co.');

  // Chosen is chosen, for as long as this session lasts.
  await page.reload();
  await expect(page).toHaveURL('/ewa/home');
  await page.goto('/welcome/multi-business');
  await expect(page).toHaveURL('/ewa/home');
});

test('who works for two employers sees each one’s balance and transfers by itself, one after the other in one tab', async ({
  page,
  signIn,
}) => {
  const lookAt = async (employer: string) => {
    await signIn(aisha);
    await page.getByRole('radio', { name: employer }).check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/ewa/home');
    const available = await balance(page);
    await page.goto('/ewa/history');
    const transfers = page.getByRole('link', { name: /^To / });
    await expect(transfers).toHaveCount(1);
    const transfer = await transfers.textContent();
    await page.goto('/ewa/home');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/welcome\/login/);
    return { available, transfer };
  };
  await page.goto('/welcome/login');
  const care = await lookAt('Metro Home Care');
  const catering = await lookAt('Weekend Catering Co.');
  expect(care.transfer).toContain('$70.00');
  expect(catering.transfer).toContain('$35.00');
  expect(care.available).not.toBe(catering.available);
});

test('who signs in at a partner gets no session here, and is told where to go in the partner’s words [access-032] [session-008] [enrollment-047]', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await page.goto('/welcome/login');
  await signIn(kofi);
  await expect(page).toHaveURL('/sso/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summit Ridge Hotels has its own sign-in');
  await expect(page.getByText('Use the account that you clock in with at work.')).toBeVisible();
  await expect(page).toHaveTitle('Sign in with your employer · Dayfare');
  await checkAccessibility();
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();

  // The words outlive a reload, and nobody is signed in.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summit Ridge Hotels has its own sign-in');
  await page.goto('/ewa/home');
  await expect(page).toHaveURL(/\/welcome\/login/);
});

test('a partner that the configuration has no address for is found by the words for it', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.configure({ SsoPartnerUrls: '{}' });
  await page.goto('/welcome/login');
  await signIn(kofi);
  await page.getByRole('button', { name: 'Continue with your work account' }).click();
  await expect(page.getByText('Open your employer’s website or app')).toBeVisible();
});

test('a sign-in that could not be confirmed says that nothing moved, and leads back to the login [access-027]', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/welcome/auth-failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t confirm it’s you');
  await checkAccessibility();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/welcome/login');
});
