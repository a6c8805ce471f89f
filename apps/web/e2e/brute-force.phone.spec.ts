import { expect, type Person, test } from './support/journey.ts';
import { sentCode } from './support/sent-code.ts';

test.beforeEach(({ sandbox }) => sandbox.configure({ EnableBruteForceSecurity: '1' }));

const someone = (phone: string, name: string): Person => ({
  phone,
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
});

test('with brute-force security on a code is checked [session-027]', async ({ page, sandbox, signIn }) => {
  await page.goto('/welcome/login');
  await signIn(someone('(202) 555-0113', 'Dana Oyelaran'));
  await expect(page).toHaveURL('/welcome/auth-pin');
  await page.getByLabel('Code that we sent').fill(await sentCode(page, sandbox));
  await expect(page).toHaveURL('/ewa/home');
});

test('with brute-force security on the terms are accepted [session-027]', async ({ page, signIn }) => {
  await page.goto('/welcome/login');
  await signIn(someone('(202) 555-0116', 'Grace Nakamura'));
  await page.getByRole('button', { name: 'Read and agree' }).click();
  const sheet = page.getByRole('dialog', { name: 'What you agree to' });
  await expect(sheet.getByRole('checkbox')).toHaveCount(2);
  for (const box of await sheet.getByRole('checkbox').all()) await box.check({ force: true });
  await sheet.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page).toHaveURL('/ewa/home');
});

test('with brute-force security on a password that must change is changed [session-027]', async ({
  page,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await signIn(someone('(202) 555-0115', 'Ines Carvalho'));
  await expect(page).toHaveURL(/\/home\/change-password/);
  await page.getByLabel('New password', { exact: true }).fill('Sunday-Walk-77!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ewa/home');
});

test('with brute-force security on an employer is chosen, also before the configuration has come [session-027]', async ({
  page,
  signIn,
  sandbox,
}) => {
  await page.goto('/welcome/login');
  await signIn(someone('(202) 555-0110', 'Aisha Farouk'));
  await expect(page).toHaveURL('/welcome/multi-business');
  await page.evaluate(() => localStorage.removeItem('ConfigurationSettings'));
  await sandbox.fault({ match: 'Main/GetConfigurationSettings', kind: 'status', status: 500 });
  await page.reload();
  await page.getByText('Metro Home Care').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/ewa/home');
});
