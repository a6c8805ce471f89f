import { expect, people, test } from '../support/journey.ts';
import { sentCode } from '../support/sent-code.ts';

test('two-step sign-in is turned on with a code, told by the other channel, and asked for on the next new device', async ({
  page,
  browser,
  sandbox,
  goHome,
}) => {
  await goHome();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Two-step sign-in' }).click();
  await expect(page).toHaveTitle(/^Two-step sign-in/);
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked();
  await page.getByRole('radio', { name: 'By text message' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await sheet.getByRole('button', { name: 'Send me a code' }).click();
  const field = sheet.getByLabel('Code that we sent');
  await expect(field).toBeVisible();
  await field.fill(await sentCode(page, sandbox));
  await expect(page.getByText(/Signing in on a new device now needs a code/)).toBeVisible();
  expect(JSON.stringify(await sandbox.ask('/outbox'))).toMatch(
    /"email","recipient":"maya.torres@example.com"[^}]*now needs a code/,
  );

  const elsewhere = await browser.newContext({ baseURL: sandbox.origin });
  const other = await elsewhere.newPage();
  await other.goto('/welcome/login');
  await other.getByLabel('Phone number or email').fill(people.maya.phone);
  await other.getByLabel('Password', { exact: true }).fill('Early-Bird-2026!');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL('/welcome/auth-pin');
  await elsewhere.close();
});
