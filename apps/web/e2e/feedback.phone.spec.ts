import { sendMoney } from './money-steps.ts';
import { expect, test } from './support/journey.ts';
import { openNativeApp } from './support/native-app.ts';

test('somebody says what they think: what is missing is named, a lost connection loses nothing, and it arrives [help-011]', async ({
  page,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  await page.goto('/home/needhelp');
  await page.getByRole('button', { name: 'Tell us what you think' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tell us what you think' });
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(sheet.getByText('Choose what it’s about.')).toBeVisible();
  await checkAccessibility();
  await sheet.getByText('Something that doesn’t work').click();
  await sheet.getByLabel('Your message').fill('The list of shifts stops at noon.');
  await page.route('**/api/user/savefeedback', (route) => route.abort(), { times: 1 });
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(sheet.getByText('Your message wasn’t sent')).toBeVisible();
  const answer = page.waitForResponse('**/api/user/savefeedback');
  await sheet.getByRole('button', { name: 'Send' }).click();
  expect((await answer).status()).toBe(200);
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Thank you. Your message was sent.')).toBeVisible();
});

test('the native app asks for a rating of whoever comes home from a receipt, again a month after “later”, and hands a yes to the store [help-012] [help-013] [help-014]', async ({
  page,
  sandbox,
  goHome,
}) => {
  test.slow();
  const app = await openNativeApp(page, sandbox.origin);
  await goHome();
  const sheet = page.getByRole('dialog', { name: 'Please Rate Us' });
  const fromReceipt = async () => {
    await sendMoney(page, { amount: '10' });
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL('/ewa/home');
  };
  await fromReceipt();
  // The clock waits for the answer: a postponement recorded after it has moved would count from then.
  const recorded = page.waitForResponse('**/api/user/SetAppRatingStatus');
  await sheet.getByRole('button', { name: 'Remind me later' }).click();
  expect((await recorded).request().postDataJSON()).toMatchObject({ status: 2 });
  await sandbox.advance(31 * 86_400_000);
  await goHome();
  await fromReceipt();
  const rated = page.waitForResponse('**/api/user/SetAppRatingStatus');
  await sheet.getByRole('button', { name: 'Rate It Now' }).click();
  expect((await rated).request().postDataJSON()).toMatchObject({ status: 1 });
  expect(app.log).toContain('rate');
  await expect(sheet).toBeHidden();
});
