import { agree, balance, readyToSend, receipt, sendButton, transfersOf, upToReview } from './money-steps.ts';
import { expect, test } from './support/journey.ts';
import { sentCode } from './support/sent-code.ts';

test('a large transfer asks for a code, and is made once with what was agreed to', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  const before = await balance(page);
  await readyToSend(page, { amount: '210' });
  await sendButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(sheet.getByText(/large amount for one day/)).toBeVisible();
  await checkAccessibility();

  // Nothing is sent by leaving, and the same press asks again.
  await page.keyboard.press('Escape');
  await expect(page.getByText('A transfer this large needs a code first. No money has moved.')).toBeVisible();
  await sendButton(page).click();
  await sheet.getByRole('button', { name: 'Send me a code' }).click();
  const field = sheet.getByLabel('Code that we sent');
  await expect(sheet.getByText('We sent a 6-digit code to •••• 0101.')).toBeVisible();
  const code = await sentCode(page, sandbox);
  await field.fill(code === '000000' ? '000001' : '000000');
  await expect(sheet.getByText('That code isn’t right. You can try 2 more times.')).toBeVisible();
  await field.fill(code);
  await receipt(page);
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before - 21_000);
  expect(await transfersOf(page, '$210.00')).toBe(1);
});

test('a large transfer whose answer is lost after the code is asked about, and was made once', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  await upToReview(page, { amount: '215' });
  await agree(page);
  await sendButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Is it you?' });
  await sheet.getByRole('button', { name: 'Send me a code' }).click();
  const field = sheet.getByLabel('Code that we sent');
  const code = await sentCode(page, sandbox);
  await sandbox.fault({ match: 'ewa/performTransaction', kind: 'drop-after' });
  await field.fill(code);
  await receipt(page);
  await sandbox.clearFaults();
  expect(await transfersOf(page, '$215.00')).toBe(1);
});
