import { expect, type Person, people, test } from '../support/journey.ts';

const newPassword = 'Sunday-Walk-77!';

/** The code in the last message to somebody. */
function codeIn(outbox: unknown): string {
  return /new \S+ password is (\d{6})/.exec(JSON.stringify(outbox))?.[1] ?? '';
}

test('a code comes after a check in a worker that asks for nothing; one that was too old is done again, and a reload goes on where it was [enrollment-049]', async ({
  page,
  sandbox,
  signIn,
}) => {
  const ada: Person = await sandbox.makePerson(people.maya, 'Ada', 'Osei');
  await page.goto('/welcome/forgot-password');
  const worker = page.waitForEvent('worker');
  const begun = page.waitForResponse('**/api/Main/GetCaptcha');
  const name = page.getByLabel('Phone number or email');
  await name.fill(ada.email);
  expect((await worker).url()).toContain(sandbox.origin);
  await begun;
  await sandbox.advance(11 * 60_000);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('The check against robots wasn’t passed.')).toBeVisible();
  await expect(name).toHaveValue(ada.email);
  const asked = page.waitForRequest('**/api/Main/ForgotPassword');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  expect((await asked).postDataJSON().captchaAnswers).toHaveLength(3);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('Code that we sent').fill(codeIn(await sandbox.ask('/outbox')));
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/welcome/login');
  await signIn(ada, newPassword);
  await expect(page).toHaveURL('/ewa/home');
});
