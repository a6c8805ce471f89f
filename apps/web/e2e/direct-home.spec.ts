import { expect, type Person, people, test } from './support/journey.ts';

/** Has no employer: a direct user. */
const sam: Person = { phone: '(202) 555-0107', email: 'sam.whitfield@example.com', name: 'Sam Whitfield' };

test('a direct user comes to a home of their own that says what there is and whom to call, and from a page that does not exist back to it [access-003] [access-036] [access-004] [session-015]', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await page.goto('/welcome/login');
  await signIn(sam);
  await expect(page).toHaveURL('/dayfare-direct/home');
  await expect(page).toHaveTitle('Home · Dayfare');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Sam');
  await expect(page.getByRole('region', { name: 'No employer is linked to your account' })).toBeVisible();
  const accounts = page.getByRole('region', { name: 'Your accounts and cards' });
  await expect(accounts.getByRole('listitem')).toHaveText([
    'Riverbend BankBank account ending in 2609',
    'Riverbend DebitDebit card ending in 4478',
  ]);
  await expect(page.getByText('No transfers yet')).toBeVisible();
  await checkAccessibility();

  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Well that’s odd');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Go to your home page' }).click();
  await expect(page).toHaveURL('/dayfare-direct/home');
  await page.goto('/no/such/page');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/dayfare-direct/home');
  await page.goto('/no/such/page');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/welcome/login');
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
});

test('somebody with an employer goes to the direct product and back to early pay [startup-021]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome(await sandbox.makePerson(people.maya, 'Maya', 'Direct'));
  await page.goto('/ewa/dayfare-direct');
  await expect(
    page.getByRole('region', { name: 'Your accounts and cards' }).getByRole('listitem'),
  ).toHaveCount(2);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Continue without an employer' }).click();
  await expect(page).toHaveURL('/dayfare-direct/home');
  await expect(page.getByRole('heading', { name: 'You’re using Dayfare without an employer' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Back to early pay' }).click();
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.getByRole('button', { name: 'Get money' })).toBeVisible();
});

test('the page after something a direct user has done says what that was and leads home [access-038]', async ({
  page,
  goHome,
  checkAccessibility,
}) => {
  await goHome(sam);
  await page.goto('/dayfare-direct/cta?type=success&showCTA=true&isFromActivation=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your card is active');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dayfare-direct/home');
});
