import { expect, test } from '../support/journey.ts';
import { agree, balance, receipt, sendButton, upToReview } from './steps.ts';

test.beforeEach(async ({ goHome }) => goHome());

test('money can be had at once for a fee, and the balance falls by both [money-001] [money-003] [money-004] [money-049] [money-077] [money-078]', async ({
  page,
}) => {
  const before = await balance(page);
  await upToReview(page, { amount: '40', to: 'Everyday Debit', instant: true });
  await expect(page.getByText('$42.99')).toBeVisible();
  await agree(page);
  // The balance is asked for again once the money has moved. Nobody leaves a receipt sooner than that; what the home says then has another length.
  const newBalance = page.waitForResponse(
    (response) => response.ok() && response.url().includes('/user/GetAvailableFunds'),
  );
  await sendButton(page).click();
  const id = await receipt(page);
  await expect(page.getByText('$2.99')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(id) })).toBeVisible();
  await newBalance;
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/ewa/home');
  await expect.poll(() => balance(page)).toBe(before - 4299);
  await expect(page.getByRole('link', { name: /Everyday Debit.*\$40\.00.*On its way/ })).toBeVisible();
  await page.reload();
  expect(await balance(page)).toBe(before - 4299);
});
