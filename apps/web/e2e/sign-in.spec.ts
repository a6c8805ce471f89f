import { priya } from './money-steps.ts';
import { expect, password, people, test } from './support/journey.ts';

test('a visitor to / is led to the login, and an employee from there to their home [access-001] [access-022] [session-015]', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/welcome/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  await expect(page).toHaveTitle('Sign in · Dayfare');
  await checkAccessibility();
  await signIn();
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.getByRole('link', { name: 'You', exact: true })).toBeVisible();
});

test('an e-mail address signs in as well, with Enter alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/welcome/login');
  await page.getByLabel('Phone number or e-mail').fill(people.maya.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ewa/home');
});

test('a wrong password says so, keeps what was typed, and the right one then works', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/welcome/login');
  await page.getByLabel('Phone number or e-mail').pressSequentially(people.maya.phone);
  await page.getByLabel('Password', { exact: true }).fill('not-it');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That didn’t match')).toBeVisible();
  await expect(page.getByLabel('Phone number or e-mail')).toHaveValue(people.maya.phone);
  await checkAccessibility();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ewa/home');
});

test('too many wrong passwords pause signing in, and the page says for how long', async ({
  page,
  signIn,
}) => {
  await page.goto('/welcome/login');
  const answered = () => page.waitForResponse((response) => response.url().endsWith('/api/main/LoginM'));
  for (let tries = 0; tries < 6; tries += 1)
    await Promise.all([answered(), signIn(people.maya, `guess ${tries}`)]);
  await expect(page.getByText('Too many tries')).toBeVisible();
  await expect(page.getByText(/Try again in 5 minutes/)).toBeVisible();
  await expect(page.getByText(/Give them this reference: [A-Z0-9]{6}/)).toBeVisible();
});

test('empty fields say what they want, and nothing is sent', async ({ page }) => {
  await page.goto('/welcome/login');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('LoginM')) sent += 1;
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your phone number or e-mail.')).toBeVisible();
  await expect(page.getByLabel('Phone number or e-mail')).toBeFocused();
  expect(sent).toBe(0);
});

test('the login changes to Spanish at a press, without loading again, and still does on the next visit [i18n-005]', async ({
  page,
}) => {
  await page.goto('/welcome/login');
  await page.getByLabel('Phone number or e-mail').fill('maya');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(page.getByLabel('Teléfono o correo electrónico')).toHaveValue('maya');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

test('signing in takes on the employer’s brand, in the page and in the tab [brands-001]', async ({
  page,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon-common/);
  await signIn(priya);
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'paycor');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon-paycor/);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /manifest-paycor/);
  await expect(page).toHaveTitle(/· Paycor$/);
  await page.reload();
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon-paycor/);
});
