import { expect, test } from '../support/journey.ts';
import { enterNumber, heading, next, password, sayBirthDate, sayName } from '../support/sign-up.ts';

test('direct enrollment begins at the employer, shows what is left, and ends in an account [enrollment-050]', async ({
  page,
  sandbox,
}) => {
  await sandbox.configure({ IsDirectEnrollmentRestricted: '1' });
  await page.goto('/signup/create-user');
  await page.getByRole('link', { name: 'Start with my employer instead' }).click();
  await heading(page, 'Who pays you?');
  await expect(page).toHaveURL('/dayfare-direct/employer');
  await page.getByRole('combobox', { name: 'Employer' }).fill('harb');
  await page.getByRole('option', { name: 'Harbor Foods Market' }).click();
  await page.getByRole('button', { name: 'See the steps' }).click();
  await expect(page).toHaveURL('/dayfare-direct/progress');
  const steps = page.getByRole('list', { name: 'Steps of your sign-up' });
  await expect(steps.getByRole('listitem')).toHaveText([
    /Employer.*done.*Harbor Foods Market/i,
    ...[/Mobile number/, /Name and email/, /Employee ID/, /Date of birth/, /Password/],
  ]);
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
});
