import { expect, test } from './support/journey.ts';
import { enterNumber, heading, next, password, sayBirthDate, sayName } from './support/sign-up.ts';

const open = { IsDirectEnrollmentRestricted: '1' };

test('direct enrollment begins at the employer, shows what is left, and ends in an account [enrollment-050]', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  await sandbox.configure(open);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/signup/create-user');
  await page.getByRole('link', { name: 'Start with my employer instead' }).click();
  await heading(page, 'Who pays you?');
  await expect(page).toHaveURL('/dayfare-direct/employer');
  await checkAccessibility();
  await page.getByRole('combobox', { name: 'Employer' }).fill('harb');
  await page.getByRole('option', { name: 'Harbor Foods Market' }).click();
  await page.getByRole('button', { name: 'See the steps' }).click();
  await expect(page).toHaveURL('/dayfare-direct/progress');
  const steps = page.getByRole('list', { name: 'Steps of your sign-up' });
  await expect(steps.getByRole('listitem')).toHaveText([
    /Employer.*done.*Harbor Foods Market/i,
    ...[/Mobile number/, /Name and e-mail/, /Employee ID/, /Date of birth/, /Password/],
  ]);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Begin' }).click();
  await enterNumber(page, sandbox, '3035550162');

  await heading(page, 'You’re on your way');
  await expect(steps.getByRole('listitem').nth(1)).toContainText('•••• 0162');
  await next(page);
  await sayName(page, 'Nina', 'Alvarez', 'nina.direct@example.com');
  await heading(page, 'What’s your employee ID?');
  await expect(page).toHaveURL('/dayfare-direct/employee-id');
  await page.reload();
  await page.getByLabel('Employee ID').fill('4410027');
  await next(page);
  await expect(page).toHaveURL('/dayfare-direct/employee-details');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Employee ID')).toHaveValue('4410027');
  await next(page);
  await sayBirthDate(page, '03', '18', '1994');
  await next(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await heading(page, 'You’re all set, Nina');
  expect(asked.filter((url) => /AvailableFunds/i.test(url))).toEqual([]);
});

test('whoever has no employer here signs up without one, as a direct user [enrollment-050]', async ({
  page,
  sandbox,
}) => {
  await sandbox.configure(open);
  await page.goto('/dayfare-direct/progress');
  await expect(page).toHaveURL('/dayfare-direct/employer');
  await page.getByRole('button', { name: 'Continue without my employer' }).click();
  await expect(page.getByText('You can link one later. Until then there is no early pay.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await enterNumber(page, sandbox, '3035550163');
  await next(page);
  await sayName(page, 'Ida', 'Okoye', 'ida.direct@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Link an employer to get paid early.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to my home' }).click();
  await expect(page).toHaveURL(/\/welcome\/accept-terms-conditions/);
});

test('signed-in people are led from direct enrollment to their home [enrollment-050]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await sandbox.configure(open);
  await goHome();
  for (const name of ['employer', 'progress', 'employee-id', 'employee-details']) {
    await page.goto(`/dayfare-direct/${name}`);
    await expect(page).toHaveURL('/ewa/home');
  }
});
