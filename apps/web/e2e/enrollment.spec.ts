import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import type { Steering } from './support/sandbox.ts';

const password = 'Sunday-Walk-77!';

/** The code that was texted last. */
async function lastCode(sandbox: Steering): Promise<string> {
  const [, code = ''] = /code is (\d{6})/.exec(JSON.stringify(await sandbox.ask('/outbox'))) ?? [];
  return code;
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** From the login to the employers, with a number. */
async function proveNumber(page: Page, sandbox: Steering, number: string) {
  await page.goto('/welcome/login');
  await page.getByRole('link', { name: 'New here? Sign up' }).click();
  await expect(page).toHaveURL('/signup/create-user');
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page).toHaveURL('/signup/verify-pin');
  await page.getByLabel('Code that we sent').fill(await lastCode(sandbox));
}

/** Chooses an employer by typing. */
async function chooseEmployer(page: Page, typed: string, name: string) {
  await heading(page, 'Who do you work for?');
  await page.getByRole('combobox', { name: 'Employer' }).fill(typed);
  await page.getByRole('option', { name }).click();
  await next(page);
}

async function sayName(page: Page, first: string, last: string, email: string) {
  await heading(page, 'What’s your name?');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('E-mail').fill(email);
  await next(page);
}

/** Types a date part by part, as the field takes it. */
async function sayBirthDate(page: Page, month: string, day: string, year: string) {
  await heading(page, 'When were you born?');
  await page.getByRole('spinbutton', { name: /month/ }).click();
  await page.keyboard.type(month + day + year);
}

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

test('back at any step finds everything as it was, and a closed tab goes on; no password, code or SSN is kept', async ({
  page,
  context,
  sandbox,
}) => {
  await proveNumber(page, sandbox, '3035550143');
  await chooseEmployer(page, 'harb', 'Harbor Foods Market');
  await sayName(page, 'Nina', 'Alvarez', 'nina.two@example.com');
  await heading(page, 'What’s your employee ID?');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Alvarez');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('combobox', { name: 'Employer' })).toHaveValue('Harbor Foods Market');
  expect(await page.evaluate(() => localStorage.getItem('enrollment'))).not.toContain('Alvarez');
  await page.close();

  const later = await context.newPage();
  await later.goto('/signup/create-user');
  await expect(later.getByText('You began signing up with •••• 0143')).toBeVisible();
  await later.getByRole('button', { name: 'Go on where I was' }).click();
  await heading(later, 'What’s your employee ID?');
  await later.goto('/signup/create-password');
  await expect(later).toHaveURL('/signup/employee-id');
  await later.goto('/signup/create-user');
  await later.getByRole('button', { name: 'Start over' }).click();
  await expect(later.getByLabel('Mobile number')).toHaveValue('');
  await later.goto('/signup/employer');
  await expect(later).toHaveURL('/signup/create-user');
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
  const document = await fetch(`${sandbox.origin}/sandbox/newcomers/CR-20418.png`);
  const buffer = Buffer.from(await document.arrayBuffer());
  const choose = (name: string, content: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: content });
  const use = page.getByRole('button', { name: 'Use this picture' });
  await choose('blurry.png', buffer.subarray(0, 60));
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

test('a number that has an account says so only to who has its code; a landline says so at once [enrollment-012] [enrollment-046]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/signup/create-user');
  await page.getByLabel('Mobile number').fill('2025550180');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByText(/Texts don’t reach this number/)).toBeVisible();
  for (const [number, title] of [
    ['2025550101', 'You already have an account'],
    ['2025550182', 'This account is closed'],
    ['2025550183', 'Your account is almost ready'],
  ] as const) {
    await proveNumber(page, sandbox, number);
    await heading(page, title);
    await expect(page.getByText(/Give them this reference: [A-Z0-9]{6}/)).toBeVisible();
  }
});

test('who cannot be found three times is told whom to ask, and starting over does not help [enrollment-006] [enrollment-002]', async ({
  page,
  sandbox,
}) => {
  await proveNumber(page, sandbox, '3035550145');
  await chooseEmployer(page, 'harb', 'Harbor Foods Market');
  await sayName(page, 'Nina', 'Alvarez', 'nina.three@example.com');
  await page.getByLabel('Employee ID').fill('4410027');
  await next(page);
  for (const left of ['2 more times', '1 more time']) {
    await sayBirthDate(page, '03', '19', '1994');
    await next(page);
    await expect(page.getByText(new RegExp(`You can try ${left}`))).toBeVisible();
  }
  await sayBirthDate(page, '03', '19', '1994');
  await next(page);
  await heading(page, 'We couldn’t find you');
  await page.getByRole('link', { name: 'What to ask your employer' }).click();
  await heading(page, 'Ask your employer');
});

test('an employer with a sign-in of its own offers it first, and the employee id beside it [enrollment-010]', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  await proveNumber(page, sandbox, '3035550146');
  await chooseEmployer(page, 'northw', 'Northwind Kitchens');
  await sayName(page, 'Lucía', 'Ramos', 'lucia.ramos@example.com');
  await heading(page, 'There are two ways to sign up');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Use my employee ID' }).click();
  await heading(page, 'What’s your employee ID?');
  await page.getByLabel('Employee ID').fill('nk7741');
  await next(page);
  await sayBirthDate(page, '07', '25', '2001');
  await next(page);
  await heading(page, 'Choose a password');
});

test('an employer that cannot be signed up at says why and what to do; nothing found says so [enrollment-046]', async ({
  page,
  sandbox,
}) => {
  await proveNumber(page, sandbox, '3035550147');
  await heading(page, 'Who do you work for?');
  const field = page.getByRole('combobox', { name: 'Employer' });
  await field.fill('zzzz');
  await expect(page.getByText(/No employer by that name/)).toBeVisible();
  for (const [typed, name, why] of [
    ['maple leaf', 'Maple Leaf Grocers', /sign up on another site/],
    ['quiet', 'Quiet Oak Schools', /hasn’t finished setting up/],
  ] as const) {
    await field.fill(typed);
    await page.getByRole('option', { name }).click();
    await next(page);
    await expect(page.getByText(why)).toBeVisible();
  }
});

test('Spanish, in another brand, with a lost answer in between: nothing typed is lost [enrollment-043]', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  await sandbox.configure({ BusinessEnvironment: 'OnShift' });
  await page.goto('/signup/create-user');
  await page.getByRole('button', { name: 'Español' }).click();
  await heading(page, '¿Cuál es tu número de celular?');
  await checkAccessibility();
  await page.getByLabel('Número de celular').fill('3035550148');
  await page.getByRole('button', { name: 'Enviarme un código' }).click();
  await expect(page).toHaveURL('/signup/verify-pin');
  const [, code = ''] = /es (\d{6})/.exec(JSON.stringify(await sandbox.ask('/outbox'))) ?? [];
  await page.getByLabel('Código que te enviamos').fill(code);
  await heading(page, '¿Para quién trabajas?');
  await page.getByRole('combobox', { name: 'Empleador' }).fill('harb');
  await page.getByRole('option', { name: 'Harbor Foods Market' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await heading(page, '¿Cómo te llamas?');
  await page.getByLabel('Nombre', { exact: true }).fill('Nina');
  await page.getByLabel('Apellido').fill('Álvarez');
  await page.getByLabel('Correo electrónico').fill('nina.es@example.com');
  await sandbox.fault({ match: 'main/ProcessEnrollmentRequest', kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('link', { name: /Llama/ }).first()).toBeVisible();
  await expect(page.getByLabel('Apellido')).toHaveValue('Álvarez');
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await heading(page, '¿Cuál es tu número de empleado?');
  await checkAccessibility();
});

test('the whole sign-up goes by keyboard alone', async ({ page, sandbox }) => {
  await page.goto('/signup/create-user');
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
  };
  await type('Mobile number', '3035550149');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup/verify-pin');
  await page.getByLabel('Code that we sent').focus();
  await page.keyboard.type(await lastCode(sandbox));
  await heading(page, 'Who do you work for?');
  await page.getByRole('combobox', { name: 'Employer' }).focus();
  await page.keyboard.type('harb');
  await expect(page.getByRole('option', { name: 'Harbor Foods Market' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Employer' })).toHaveValue('Harbor Foods Market');
  await page.keyboard.press('Enter');
  await heading(page, 'What’s your name?');
  await type('First name', 'Nina');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Alvarez');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nina.keys@example.com');
  await page.keyboard.press('Enter');
  await heading(page, 'What’s your employee ID?');
  await type('Employee ID', '4410027');
  await page.keyboard.press('Enter');
  await heading(page, 'When were you born?');
  await page.getByRole('spinbutton', { name: /month/ }).focus();
  await page.keyboard.type('03181994');
  // The parts of a date are no inputs, in which Enter would send the form: on past the way to help, to the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await heading(page, 'Choose a password');
  await type('Password', password);
  await page.keyboard.press('Enter');
  await heading(page, 'Did someone invite you?');
});

test('more countries’ codes come from the configuration [enrollment-035]', async ({ page, sandbox }) => {
  const guatemala = { callingCode: '502', regions: ['GT'], mask: '#### ####' };
  await sandbox.configure({ CountryCodes: JSON.stringify([guatemala]) });
  await page.goto('/signup/create-user');
  await expect(page.getByText('+502')).toBeVisible();
  await page.getByLabel('Mobile number').fill('12345678');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page).toHaveURL('/signup/verify-pin');
  expect(JSON.stringify(await sandbox.ask('/outbox'))).toContain('+50212345678');
});

test('the campaign and the kind of device go along with the sign-up [enrollment-018] [enrollment-045]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/signup/create-user?utm_campaign=spring');
  await page.getByLabel('Mobile number').fill('3035550150');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page).toHaveURL('/signup/verify-pin');
  await page.getByLabel('Code that we sent').fill(await lastCode(sandbox));
  const request = page.waitForRequest(
    (one) => /ProcessEnrollmentRequest/.test(one.url()) && one.postDataJSON().CurrentScreen === 2,
  );
  await chooseEmployer(page, 'harb', 'Harbor Foods Market');
  const sent = (await request).postDataJSON();
  expect(sent.utm_campaign).toBe('spring');
  expect([4, 7]).toContain(sent.RequestType);
});

test('whoever is signed in is led from the sign-up to their home [enrollment-002]', async ({
  page,
  goHome,
}) => {
  await goHome();
  for (const path of ['/signup/contact-employer', '/signup/create-user']) {
    await page.goto(path);
    await expect(page).toHaveURL('/ewa/home');
  }
});
