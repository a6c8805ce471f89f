import { expect, test } from './support/journey.ts';
import {
  chooseEmployer,
  heading,
  next,
  password,
  proveNumber,
  sayBirthDate,
  sayName,
} from './support/sign-up.ts';

test('a new employee signs up from the login to the first home [enrollment-001] [enrollment-004] [enrollment-008] [enrollment-010] [enrollment-011] [enrollment-020] [enrollment-023] [enrollment-035] [enrollment-036] [enrollment-037] [enrollment-039] [enrollment-040] [enrollment-041] [enrollment-042] [enrollment-044]', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  await page.goto('/signup/create-user');
  await expect(page).toHaveTitle('Sign up · Dayfare');
  await checkAccessibility();
  await proveNumber(page, sandbox, '3035550142');
  await heading(page, 'Who do you work for?');
  await checkAccessibility();
  await chooseEmployer(page, 'harb', 'Harbor Foods Market');
  await heading(page, 'What’s your name?');
  await checkAccessibility();
  await sayName(page, 'Nina', 'Alvarez', 'nina.alvarez@example.com');
  await heading(page, 'What’s your employee ID?');
  await expect(page.getByText('For example 4410027')).toBeVisible();
  await expect(page.getByRole('img', { name: /A pay stub/ })).toBeVisible();
  await checkAccessibility();
  await page.getByLabel('Employee ID').fill('441002');
  await next(page);
  await expect(page.getByText('It has 7 digits at this employer.')).toBeVisible();
  await page.getByLabel('Employee ID').fill('4410027');
  await next(page);
  await sayBirthDate(page, '03', '19', '1994');
  await checkAccessibility();
  await next(page);
  await expect(page.getByText(/You can try 2 more times/)).toBeVisible();
  await sayBirthDate(page, '03', '18', '1994');
  await next(page);
  await heading(page, 'Choose a password');
  await checkAccessibility();
  await page.goBack();
  await page.goForward();
  await heading(page, 'Choose a password');
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await heading(page, 'Did someone invite you?');
  await checkAccessibility();
  await page.getByLabel('Invitation code').fill('FRIEND-12');
  await page.getByRole('button', { name: 'Use this code' }).click();
  await expect(page.getByText('We don’t know that code. Check it, or skip this.')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/signup/get-card');
  await heading(page, 'You’re all set, Nina');
  await expect(page.getByText(/take \$[\d,]+\.\d\d before payday/)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Go to my home' }).click();
  await expect(page).toHaveURL(/\/welcome\/accept-terms-conditions/);
  expect(await page.evaluate(() => localStorage.getItem('enrollment'))).toBeNull();
});

test('back at any step finds everything as it was, and a closed tab goes on; no password, code or SSN is kept [access-075]', async ({
  page,
  context,
  sandbox,
}) => {
  await proveNumber(page, sandbox, '3035550143');
  await chooseEmployer(page, 'harb', 'Harbor Foods Market');
  await sayName(page, 'Nina', 'Alvarez', 'nina.two@example.com');
  await heading(page, 'What’s your employee ID?');
  await page.getByLabel('Employee ID').fill('4410027');
  await next(page);
  await heading(page, 'When were you born?');
  const back = page.getByRole('button', { name: 'Back' });
  await back.click();
  await expect(page.getByLabel('Employee ID')).toHaveValue('4410027');
  await back.click();
  await expect(page.getByLabel('Last name')).toHaveValue('Alvarez');
  await back.click();
  await expect(page.getByRole('combobox', { name: 'Employer' })).toHaveValue('Harbor Foods Market');
  expect(await page.evaluate(() => localStorage.getItem('enrollment'))).not.toContain('Alvarez');
  await page.close();

  const later = await context.newPage();
  await later.goto('/signup/create-user');
  await expect(later.getByText('You began signing up with •••• 0143')).toBeVisible();
  await later.getByRole('button', { name: 'Pick up where I left off' }).click();
  await heading(later, 'When were you born?');
  await later.goto('/signup/create-password');
  await expect(later).toHaveURL('/signup/employee-details');
  await later.goto('/signup/create-user');
  await later.getByRole('button', { name: 'Start over' }).click();
  await expect(later.getByLabel('Mobile number')).toHaveValue('');
  await later.goto('/signup/employer');
  await expect(later).toHaveURL('/signup/create-user');
  await later.getByLabel('Mobile number').fill('3035550149');
  await later.getByRole('button', { name: 'Text me a code' }).click();
  await expect(later).toHaveURL('/signup/verify-pin');
  await later.reload();
  await heading(later, 'Check your text messages');
  await later.getByRole('button', { name: 'Back' }).click();
  await expect(later).toHaveURL('/signup/create-user');
  // Another number has been begun: its code is the furthest page now.
  await later.goto('/signup/employer');
  await expect(later).toHaveURL('/signup/verify-pin');
});

test('an employer that asks for the SSN and an ID gets both; the ID saves typing the date of birth [enrollment-027] [enrollment-028] [enrollment-038]', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  await proveNumber(page, sandbox, '3035550144');
  await chooseEmployer(page, 'cedar ridge h', 'Cedar Ridge Hospital');
  await sayName(page, 'Omari', 'Bell', 'omari.bell@example.com');
  await heading(page, 'Confirm it’s you');
  await checkAccessibility();
  await page.getByLabel('Last 4 digits of your SSN').fill('4822');
  await next(page);
  await expect(page.getByText(/don’t match what your employer has/)).toBeVisible();
  await page.getByLabel('Last 4 digits of your SSN').fill('4821');
  await next(page);
  await heading(page, 'Take a picture of your ID');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await heading(page, 'Who do you work for?');
  await page.goBack();
  await heading(page, 'Take a picture of your ID');
  const document = await fetch(`${sandbox.origin}/sandbox/newcomers/CR-20418.png`);
  const buffer = Buffer.from(await document.arrayBuffer());
  const choose = (name: string, content: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: content });
  // One pixel: a picture on which there is nothing to read.
  const blankPicture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const use = page.getByRole('button', { name: 'Use this picture' });
  await choose('torn.png', Buffer.from('half a picture'));
  await expect(page.getByText('We couldn’t open this photo. Take or choose another one.')).toBeVisible();
  await choose('blurry.png', blankPicture);
  await use.click();
  await expect(
    page.getByText('We couldn’t read it. Take it again in better light, or cancel.'),
  ).toBeVisible();
  await choose('expired.png', buffer);
  await use.click();
  await expect(page.getByText('This ID is out of date. Use one that’s still good.')).toBeVisible();
  await choose('mine.png', buffer);
  await use.click();
  await heading(page, 'What’s your employee ID?');
  await page.getByLabel('Badge number').fill('20418');
  await next(page);
  await heading(page, 'Choose a password');
});

test('an employer with a sign-in of its own offers it first, and the employee id beside it [enrollment-010]', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  await proveNumber(page, sandbox, '3035550146');
  await chooseEmployer(page, 'summit r', 'Summit Ridge Hotels');
  await sayName(page, 'Nora', 'Lind', 'nora.lind@example.com');
  await heading(page, 'There are two ways to sign up');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Use my employee ID' }).click();
  await heading(page, 'What’s your employee ID?');
  await page.getByLabel('Employee ID').fill('5170044');
  await next(page);
  await sayBirthDate(page, '05', '14', '1996');
  await next(page);
  await heading(page, 'Choose a password');
});
