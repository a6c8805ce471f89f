import { expect, test } from './support/journey.ts';
import { chooseEmployer, heading, next, proveNumber, sayBirthDate, sayName } from './support/sign-up.ts';

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
