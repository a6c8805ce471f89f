import { agree, balance, readyToSend, receipt, sendButton, transfersOf } from './money-steps.ts';
import { expect, test } from './support/journey.ts';

test('an instant transfer that is refused says why, and goes out next day in one tap', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  const before = await balance(page);
  await readyToSend(page, { amount: '40', to: 'Everyday Debit', instant: true });
  await sandbox.fault({
    match: 'ewa/performTransaction',
    kind: 'error',
    code: 'InstrumentNotUsable',
    times: 1,
  });
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Instant didn’t work' })).toBeVisible();
  await page.getByRole('button', { name: 'Send it next business day, free' }).click();
  await receipt(page);
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before - 4000);
});

test('a preview that has expired is renewed with a notice, and then goes out', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  await readyToSend(page, { amount: '41' });
  await sandbox.advance(16 * 60_000);
  await sendButton(page).click();
  await expect(page.getByText(/We checked the figures again|The figures have changed/)).toBeVisible();
  if (!(await page.getByRole('checkbox').isChecked())) await agree(page);
  await sendButton(page).click();
  await receipt(page);
  expect(await transfersOf(page, '$41.00')).toBe(1);
});
