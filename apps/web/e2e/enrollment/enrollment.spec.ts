import { expect, test } from '../support/journey.ts';
import {
  chooseEmployer,
  heading,
  next,
  password,
  proveNumber,
  sayBirthDate,
  sayName,
} from '../support/sign-up.ts';

test('a new employee signs up from the login to the first home [enrollment-001] [enrollment-004] [enrollment-008] [enrollment-010] [enrollment-011] [enrollment-020] [enrollment-023] [enrollment-035] [enrollment-037] [enrollment-039] [enrollment-040] [enrollment-041] [enrollment-044]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/signup/create-user');
  await expect(page).toHaveTitle('Sign up · Dayfare');
  await proveNumber(page, sandbox, '3035550142');
  await heading(page, 'Who do you work for?');
  await chooseEmployer(page, 'harb', 'Harbor Foods Market');
  await heading(page, 'What’s your name?');
  await sayName(page, 'Nina', 'Alvarez', 'nina.alvarez@example.com');
  await heading(page, 'What’s your employee ID?');
  await expect(page.getByText('For example 4410027')).toBeVisible();
  await expect(page.getByRole('img', { name: /A pay stub/ })).toBeVisible();
  await page.getByLabel('Employee ID').fill('441002');
  await next(page);
  await expect(page.getByText('At this employer, it has 7 digits.')).toBeVisible();
  await page.getByLabel('Employee ID').fill('4410027');
  await next(page);
  await sayBirthDate(page, '03', '19', '1994');
  await next(page);
  await expect(page.getByText(/You can try 2 more times/)).toBeVisible();
  await sayBirthDate(page, '03', '18', '1994');
  await next(page);
  await heading(page, 'Choose a password');
  await page.goBack();
  await page.goForward();
  await heading(page, 'Choose a password');
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await heading(page, 'Did someone invite you?');
  await page.getByLabel('Invitation code').fill('FRIEND-12');
  await page.getByRole('button', { name: 'Use this code' }).click();
  await expect(page.getByText('We don’t recognize that code. Check it, or skip this.')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/signup/get-card');
  await heading(page, 'You’re all set, Nina');
  await expect(page.getByText(/earned \$[\d,]+\.\d\d that you can take before payday/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to my home' }).click();
  await expect(page).toHaveURL(/\/welcome\/accept-terms-conditions/);
  expect(await page.evaluate(() => localStorage.getItem('enrollment'))).toBeNull();
});
