import { expect, type Person, people, test } from './support/journey.ts';

const newPassword = 'Sunday-Walk-77!';

/** The code in the last message to somebody. */
function codeIn(outbox: unknown): string {
  return /new \S+ password is (\d{6})/.exec(JSON.stringify(outbox))?.[1] ?? '';
}

test('a code comes after a check in a worker that asks for nothing, and a reload goes on where it was [enrollment-049]', async ({
  page,
  sandbox,
  signIn,
  checkAccessibility,
}) => {
  const ada: Person = await sandbox.makePerson(people.maya, 'Ada', 'Osei');
  await page.goto('/welcome/forgot-password');
  const worker = page.waitForEvent('worker');
  const asked = page.waitForRequest('**/api/Main/ForgotPassword');
  await page.getByLabel('Phone number or e-mail').fill(ada.email);
  await page.keyboard.press('Enter');
  expect((await worker).url()).toContain(sandbox.origin);
  expect((await asked).postDataJSON().captchaAnswers).toHaveLength(3);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeFocused();
  await checkAccessibility();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('Code that we sent').fill(codeIn(await sandbox.ask('/outbox')));
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/welcome/login');
  await signIn(ada, newPassword);
  await expect(page).toHaveURL('/ewa/home');
});

test('an unknown name is asked for as much, and answered alike', async ({ page, sandbox }) => {
  await page.goto('/welcome/forgot-password');
  const asked = page.waitForRequest('**/api/Main/ForgotPassword');
  await page.getByLabel('Phone number or e-mail').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  expect((await asked).postDataJSON().captchaAnswers).toHaveLength(3);
  await expect(page.getByText('If nobody@example.com belongs to an account')).toBeVisible();
  expect(codeIn(await sandbox.ask('/outbox'))).toBe('');
});

test('a check that was too old is done again with the next try, and what was typed stays', async ({
  page,
  sandbox,
}) => {
  await page.goto('/welcome/forgot-password');
  const name = page.getByLabel('Phone number or e-mail');
  const begun = page.waitForResponse('**/api/Main/GetCaptcha');
  await name.fill(people.maya.email);
  await begun;
  await sandbox.advance(11 * 60_000);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('The check against robots wasn’t passed.')).toBeVisible();
  await expect(name).toHaveValue(people.maya.email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
});
