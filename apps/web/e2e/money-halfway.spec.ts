import {
  agree,
  amountField,
  balance,
  enterAmount,
  next,
  readyToSend,
  receipt,
  sendButton,
  transfersOf,
  upToReview,
} from './money-steps.ts';
import { expect, test } from './support/journey.ts';

test('of two tabs that take more than there is, the second is told what is left [money-139]', async ({
  page,
  context,
  goHome,
}) => {
  await goHome();
  const other = await context.newPage();
  await other.goto('/ewa/home');
  await upToReview(page, { amount: '190' });
  await upToReview(other, { amount: '190' });
  await agree(page);
  await agree(other);
  await sendButton(page).click();
  await receipt(page);
  await sendButton(other).click();
  await expect(other.getByText('Nothing was sent').first()).toBeVisible();
  await expect(other.getByText(/maybe in another tab.*\$[\d.]+ is available now/)).toBeVisible();
  await other.getByRole('button', { name: 'Check the amount' }).click();
  await enterAmount(other, '10');
  await next(other);
  await next(other);
  await next(other);
  await agree(other);
  await sendButton(other).click();
  await receipt(other);
});

test('a session that ends halfway asks for a sign-in, and nothing is lost', async ({
  page,
  sandbox,
  goHome,
  signIn,
}) => {
  await goHome();
  const before = await balance(page);
  await readyToSend(page, { amount: '35', to: 'Everyday Debit' });
  await sandbox.expireSessions();
  await sendButton(page).click();
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await signIn();
  await expect(page).toHaveURL('/ewa/get-money/review');
  await expect(page.getByText('Everyday Debit').first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await sendButton(page).click();
  await receipt(page);
  expect(await transfersOf(page, '$35.00')).toBe(1);
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before - 3500);
});

test.describe('an amount that was kept', () => {
  // What follows from the amount is said below it, once the figures are here.
  test.use({ mayMove: ['How much'] });

  test('a reload at every step keeps what was entered', async ({ page, goHome }) => {
    await goHome();
    await page.getByRole('button', { name: 'Get money' }).click();
    await enterAmount(page, '36');
    await page.reload();
    await expect(amountField(page)).toHaveValue(/^36/);
    await next(page);
    await page.getByRole('radio', { name: 'Everyday Debit' }).check({ force: true });
    await next(page);
    await expect(page).toHaveURL(/\/speed$/);
    await page.reload();
    await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
    await next(page);
    await agree(page);
    await page.reload();
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(page.getByText('$38.99')).toBeVisible();
    await sendButton(page).click();
    await receipt(page);
  });
});
