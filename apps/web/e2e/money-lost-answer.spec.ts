import { balance, readyToSend, receipt, sendButton, transfersOf } from './money-steps.ts';
import { expect, test } from './support/journey.ts';

test('an answer lost after the money moved is asked for again, and the money moves once', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  const before = await balance(page);
  await readyToSend(page, { amount: '33' });
  await sandbox.fault({ match: 'ewa/performTransaction', kind: 'drop-after', times: 3 });
  await sendButton(page).click();
  await expect(page.getByText('We’re checking whether your money moved').first()).toBeVisible();
  await receipt(page);
  expect(await transfersOf(page, '$33.00')).toBe(1);
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before - 3300);
});

test('an answer that stays lost survives a reload, and is found out with one tap', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  const before = await balance(page);
  await readyToSend(page, { amount: '34' });
  await sandbox.fault({ match: 'ewa/performTransaction', kind: 'drop-after' });
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'We don’t know yet whether your money moved' })).toBeVisible(
    {
      timeout: 25_000,
    },
  );
  await page.goto('/ewa/home');
  await expect(page.getByText('We’re still checking a transfer of $34.00')).toBeVisible();
  await page.getByRole('link', { name: 'See what happened' }).click();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  await receipt(page);
  expect(await transfersOf(page, '$34.00')).toBe(1);
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before - 3400);
});
