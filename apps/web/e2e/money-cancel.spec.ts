import { balance, sendAndAskToCancel } from './money-steps.ts';
import { expect, test } from './support/journey.ts';

test('a cancellation whose answer got lost shows how it stands, and gives the money back once [money-090]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  const before = await balance(page);
  await sendAndAskToCancel(page, { amount: '25.50' }, [page]);
  await expect(page.getByText(/It’s free\. \$25\.50 goes back/)).toBeVisible();

  await sandbox.fault({ match: 'ewa/cancelTransaction', kind: 'drop-before' });
  await page.getByRole('button', { name: 'Cancel transfer', exact: true }).click();
  await expect(page.getByText(/The connection dropped\. Check the status/)).toBeVisible();
  await sandbox.clearFaults();
  await sandbox.fault({ match: 'ewa/cancelTransaction', kind: 'drop-after' });
  await page.getByRole('button', { name: 'Cancel transfer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cancel this transfer' })).toBeHidden();
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
  await sandbox.clearFaults();
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before);
});

test('a transfer that another tab has cancelled is cancelled, however often it is asked for [money-090]', async ({
  page,
  context,
  goHome,
}) => {
  await goHome();
  const before = await balance(page);
  const other = await context.newPage();
  await sendAndAskToCancel(page, { amount: '25.50' }, [page, other]);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Cancel transfer', exact: true }).click();
    await expect(tab.getByText(/^Canceled\. \$25\.50 is back in your balance\.$/)).toBeVisible();
  }
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before);
});
