import { expect, test } from '../support/journey.ts';
import {
  chooseEmployer,
  heading,
  lastCode,
  next,
  password,
  proveNumber,
  sayName,
} from '../support/sign-up.ts';

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
  // The parts of a date are no inputs, in which Enter would send the form.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await heading(page, 'Choose a password');
  await type('Password', password);
  await page.keyboard.press('Enter');
  await heading(page, 'Did someone invite you?');
});

test('a campaign counts for a month for whoever comes back without its link; its cookie is sealed and secure [session-051] [enrollment-045]', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto('/signup/create-user?utm_campaign=spring');
  await heading(page, 'What’s your mobile number?');
  const cookieNow = async () => (await context.cookies()).find(({ name }) => name === 'utm_campaign');
  await expect.poll(cookieNow).toBeDefined();
  const cookie = await cookieNow();
  expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict' });
  expect(cookie?.value).not.toContain('spring');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(30);
  await page.evaluate(() => localStorage.removeItem('enrollment'));
  await proveNumber(page, sandbox, '3035550164');
  // The code before it goes by the same call.
  await heading(page, 'Who do you work for?');
  const request = page.waitForRequest((one) => /ProcessEnrollmentRequest/.test(one.url()));
  await chooseEmployer(page, 'harb', 'Harbor Foods Market');
  expect((await request).postDataJSON().utm_campaign).toBe('spring');
});

test('an employer that asks for an ID gets its picture, which saves typing the date of birth [enrollment-027] [enrollment-028]', async ({
  page,
  sandbox,
}) => {
  await proveNumber(page, sandbox, '3035550144');
  await chooseEmployer(page, 'cedar ridge h', 'Cedar Ridge Hospital');
  await sayName(page, 'Omari', 'Bell', 'omari.bell@example.com');
  await page.getByLabel('Last 4 digits of your SSN').fill('4821');
  await next(page);
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
  await expect(page.getByText('This ID has expired. Use one that’s still valid.')).toBeVisible();
  await choose('mine.png', buffer);
  await use.click();
  await heading(page, 'What’s your employee ID?');
  await page.getByLabel('Badge number').fill('20418');
  await next(page);
  await heading(page, 'Choose a password');
});
