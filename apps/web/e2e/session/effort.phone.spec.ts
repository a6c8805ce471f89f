import { countEffort, type Effort, type } from '../support/effort.ts';
import {
  allowAtWork,
  expect,
  type Person,
  people,
  password as signInPassword,
  test,
} from '../support/journey.ts';
import { sentCode } from '../support/sent-code.ts';
import { heading, lastCode, password } from '../support/sign-up.ts';

const dana: Person = { phone: '(202) 555-0113', email: 'dana.oyelaran@example.com', name: 'Dana Oyelaran' };
const digits = ({ phone }: Person) => phone.replace(/\D/g, '');

// What each flow takes is in docs/figures/getting-in.md. "Least" is what its data allow: a key for each character that only the person knows, a tap
// into the first field of each page that asks, and a key or a tap that sends the page.
const least = (typed: readonly string[], pages: number): Effort => ({
  taps: pages,
  keys: typed.join('').length + pages,
});

test('signing in takes a number and a password, and a code where one is due', async ({
  page,
  context,
  sandbox,
}) => {
  const effort = await countEffort(context);
  await page.goto('/welcome/login');
  await page.getByLabel('Phone number or email').click();
  await type(page, digits(people.maya));
  await page.keyboard.press('Tab');
  await type(page, signInPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ewa/home');
  // One more than the least: the key from one field to the next.
  const signIn = least([digits(people.maya), signInPassword], 1);
  expect(effort).toEqual({ ...signIn, keys: signIn.keys + 1 });

  await page.evaluate(() => localStorage.clear());
  await page.goto('/welcome/login');
  Object.assign(effort, { taps: 0, keys: 0 });
  await page.getByLabel('Phone number or email').click();
  await type(page, digits(dana));
  await page.keyboard.press('Tab');
  await type(page, signInPassword);
  await page.keyboard.press('Enter');
  const code = await sentCode(page, sandbox);
  await page.getByLabel('Code that we sent').click();
  await type(page, code);
  await expect(page).toHaveURL('/ewa/home');
  // The last digit sends the code, so the key between the fields is made up for.
  expect(effort).toEqual(least([digits(dana), signInPassword, code], 2));
});

test('a new employee signs up with what only they know', async ({ page, context, sandbox }) => {
  const effort = await countEffort(context);
  await page.goto('/signup/create-user');
  await page.getByLabel('Mobile number').click();
  await type(page, '3035550181');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup/verify-pin');
  await page.getByLabel('Code that we sent').click();
  await type(page, await lastCode(sandbox));
  await heading(page, 'Who do you work for?');
  await page.getByRole('combobox', { name: 'Employer' }).click();
  await type(page, 'harb');
  await page.getByRole('option', { name: 'Harbor Foods Market' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await heading(page, 'What’s your name?');
  await page.getByLabel('First name').click();
  await type(page, 'Nina');
  await page.keyboard.press('Tab');
  await type(page, 'Alvarez');
  await page.keyboard.press('Tab');
  await type(page, 'nina@example.com');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup/employee-id');
  await page.getByLabel('Employee ID').click();
  await type(page, '4410027');
  await page.keyboard.press('Enter');
  await heading(page, 'When were you born?');
  await page.getByRole('spinbutton', { name: /month/ }).click();
  await type(page, '03181994');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await heading(page, 'Choose a password');
  await page.getByLabel('Password', { exact: true }).click();
  await type(page, password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Go to my home' }).click();
  await expect(page).toHaveURL(/\/welcome\/accept-terms-conditions/);
  expect(effort).toEqual({ taps: 12, keys: 83 });
});

test('a work account signs up with a number, its code and an email, and nothing that the employer knows [enrollment-048]', async ({
  page,
  context,
  sandbox,
}) => {
  const effort = await countEffort(context);
  await page.goto('/summit-ridge?utm_campaign=lobby');
  await page.getByRole('button', { name: 'Continue with your work account' }).click();
  await page.getByLabel('User name at work').click();
  await type(page, 'nora.lind');
  await page.keyboard.press('Tab');
  await type(page, signInPassword);
  await page.keyboard.press('Enter');
  await allowAtWork(page);
  // The token is gone from the address.
  await expect(page).toHaveURL('/signup/create-user');
  await expect(page.getByText('Welcome, Nora')).toBeVisible();
  const told = page.waitForRequest((one) => one.postData()?.includes('authAccountID":"') ?? false);
  await page.getByLabel('Mobile number').click();
  await type(page, '3035550182');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup/verify-pin');
  await page.getByLabel('Code that we sent').click();
  await type(page, await lastCode(sandbox));
  expect((await told).postDataJSON()).toMatchObject({ utm_campaign: 'lobby', CurrentScreen: 2 });
  await heading(page, 'Where can we email you?');
  // A reload goes on here, and asks for no more than before.
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await page.getByLabel('Email').click();
  await type(page, 'nora@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Skip' }).click();
  await heading(page, 'You’re all set, Nora');
  await page.getByRole('button', { name: 'Go to my home' }).click();
  await expect(page).toHaveURL(/\/welcome\/accept-terms-conditions/);
  expect(effort).toEqual({ taps: 8, keys: 61 });
});
