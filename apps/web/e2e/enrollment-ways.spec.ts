import { expect, test } from './support/journey.ts';
import { chooseEmployer, heading, lastCode, password, proveNumber } from './support/sign-up.ts';

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
  // The parts of a date are no inputs, in which Enter would send the form.
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

/** The documents' top-level fields of the payload that every screen sends; the others come with their screens. */
const everyScreen = [
  ...['CreateDayfareDirectUser', 'UserID', 'EnrollmentReferenceID', 'Username', 'registerationStatus'],
  ...['isValidatePin', 'CurrentScreen', 'ClientSignature', 'attemptCount', 'userType', 'CampaignType'],
  ...['isCardExist', 'authAccountID', 'isPayrollCardUser', 'utm_campaign', 'isBack', 'isOnLanding'],
];

test('the campaign and the kind of device go along with the sign-up [enrollment-007] [enrollment-014] [enrollment-018] [enrollment-045]', async ({
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
  expect(Object.keys(sent)).toEqual(expect.arrayContaining(everyScreen));
  expect(sent).toMatchObject({ CampaignType: 5, userType: 4, CreateDayfareDirectUser: false, isBack: false });
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
