import { allowAtWork, expect, type Person, signInAtWork, test } from './support/journey.ts';
import { heading, lastCode, next, password, sayBirthDate, sayName } from './support/sign-up.ts';

const kofi: Person = { phone: '(202) 555-0117', email: 'kofi.mensah@example.com', name: 'Kofi Mensah' };
const nora: Person = { phone: '', email: 'nora.lind@example.com', name: 'Nora Lind' };

test('an employer’s own address leads to a sign-up at that employer; its campaign goes along, and each screen has its number [access-056] [access-057] [enrollment-003] [enrollment-045]', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  const screens: number[] = [];
  page.on('request', (request) => {
    if (/ProcessEnrollmentRequest/.test(request.url())) screens.push(request.postDataJSON().CurrentScreen);
  });
  await page.goto('/summit-ridge?utm_campaign=lobby');
  await expect(page).toHaveURL('/sso/create-user?bc=summit-ridge&utm_campaign=lobby');
  await expect(page).toHaveTitle('Sign up through your employer · Dayfare');
  await heading(page, 'Get paid early at Summit Ridge Hotels');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Sign up with my employee ID' }).click();
  await page.getByLabel('Mobile number').fill('3035550161');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page).toHaveURL('/signup/verify-pin');
  await page.getByLabel('Code that we sent').fill(await lastCode(sandbox));
  await expect(page.getByRole('combobox', { name: 'Employer' })).toHaveValue('Summit Ridge Hotels');
  const asked = page.waitForRequest(
    (one) => /ProcessEnrollmentRequest/.test(one.url()) && one.postDataJSON().CurrentScreen === 2,
  );
  await next(page);
  expect((await asked).postDataJSON()).toMatchObject({
    utm_campaign: 'lobby',
    EnrollmentData: { EmployerID: 517 },
  });

  await sayName(page, 'Nora', 'Lind', 'nora.lind@example.com');
  await page.getByRole('button', { name: 'Use my employee ID' }).click();
  await page.getByLabel('Employee ID').fill('5170044');
  await next(page);
  await sayBirthDate(page, '05', '14', '1996');
  await next(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Go to my home' }).click();
  await expect(page).toHaveURL(/\/welcome\/accept-terms-conditions/);

  expect(screens).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10]);

  // From now on her work account opens it.
  await page.goto('/welcome/login?logoutredirect=%2Fsummit-ridge');
  await page.getByRole('button', { name: 'Continue with your work account' }).click();
  await signInAtWork(page, nora);
  await allowAtWork(page);
  await expect(page).toHaveURL(/\/welcome\/accept-terms-conditions/);
});

test('whoever has an account signs in with the work account from the employer’s address [access-057]', async ({
  page,
}) => {
  await page.goto('/summit-ridge');
  await page.getByRole('button', { name: 'Continue with your work account' }).click();
  await signInAtWork(page, kofi);
  await allowAtWork(page);
  await expect(page).toHaveURL('/ewa/home');
  await page.goto('/sso/create-user?bc=summit-ridge');
  await expect(page).toHaveURL('/ewa/home');
});

test('a link that nobody knows says so, and a lost answer can be asked for again [enrollment-048]', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  await page.goto('/sso/create-user?bc=nobody');
  await heading(page, 'We don’t know this link');
  await checkAccessibility();
  await sandbox.fault({ match: 'main/FindBranch', kind: 'status', status: 500 });
  await page.goto('/sso/create-user?bc=summit-ridge');
  await heading(page, 'We couldn’t find out whose link this is');
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Get paid early at Summit Ridge Hotels');
  await page.goto('/nobody-at-all');
  await heading(page, 'Well that’s odd');
});

test('a campaign has an address of its own, and a welcome page passes the campaign on [access-056] [access-057] [access-058]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/sso/create-user?bc=nobody-at-all&utm_campaign=lobby');
  await page.getByRole('button', { name: 'Find my employer' }).click();
  await expect(page).toHaveURL('/signup/create-user?utm_campaign=lobby');
  await page.goto('/spring');
  await expect(page).toHaveURL('/signup/create-user?utm_campaign=spring');
  const fair = { route: '/ewa', isWelcomePageOn: true, branchCode: null };
  await sandbox.configure({ CampaignRoutes: JSON.stringify({ fair }) });
  await page.evaluate(() => localStorage.removeItem('ConfigurationSettings'));
  await page.goto('/fair?utm_campaign=fair');
  await expect(page).toHaveURL('/welcome/login?utm_campaign=fair');
  await page.getByRole('link', { name: 'New here? Sign up' }).click();
  await expect(page).toHaveURL('/signup/create-user?utm_campaign=fair');
});
