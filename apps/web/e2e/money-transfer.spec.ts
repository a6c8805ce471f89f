import {
  agree,
  amountField,
  balance,
  enterAmount,
  pressContinue,
  readyToSend,
  receipt,
  sendButton,
  sendMoney,
  transfersOf,
  upToReview,
} from './money-steps.ts';
import { expect, test } from './support/journey.ts';

test.beforeEach(async ({ goHome }) => goHome());

test('money can be had at once for a fee, and the balance falls by both [money-001] [money-003] [money-004] [money-049] [money-077] [money-078]', async ({
  page,
}) => {
  const before = await balance(page);
  await upToReview(page, { amount: '40', to: 'Everyday Debit', instant: true });
  await expect(page.getByText('$42.99')).toBeVisible();
  await agree(page);
  await sendButton(page).click();
  const id = await receipt(page);
  await expect(page.getByText('$2.99')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(id) })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/ewa/home');
  await expect.poll(() => balance(page)).toBe(before - 4299);
  await expect(page.getByRole('link', { name: /Everyday Debit.*\$40\.00.*On its way/ })).toBeVisible();
  await page.reload();
  expect(await balance(page)).toBe(before - 4299);
});

test('money can be had next day for nothing, called back for nothing, and its receipt e-mailed [money-049] [money-089] [money-090] [money-092]', async ({
  page,
  sandbox,
}) => {
  const before = await balance(page);
  await upToReview(page, { amount: '25.50' });
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  await agree(page);
  await sendButton(page).click();
  const id = await receipt(page);
  await page.getByRole('button', { name: 'E-mail the receipt' }).click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('receipts@example.com');
  await page.getByRole('button', { name: 'Send receipt' }).click();
  await expect(page.getByText('Receipt sent to receipts@example.com')).toBeVisible();
  expect(JSON.stringify(await sandbox.ask('/outbox'))).toContain(id);

  await page.goto(`/ewa/history/${id}`);
  await page.getByRole('button', { name: 'Cancel this transfer' }).click();
  await page.getByRole('button', { name: 'Cancel transfer', exact: true }).click();
  await expect(page.getByText('Canceled. $25.50 is back in your balance.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this transfer' })).toBeHidden();
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before);
});

test('more than the balance is refused at the field, with what can be had [money-139]', async ({ page }) => {
  await page.getByRole('button', { name: 'Get money' }).click();
  await enterAmount(page, '9999');
  await expect(page.getByText(/You can take up to \$/).first()).toBeVisible();
  await pressContinue(page);
  await expect(page).toHaveURL('/ewa/get-money');
  await expect(amountField(page)).toHaveAttribute('aria-invalid', 'true');
  await enterAmount(page, '40');
  await expect(
    page.getByText(/If you take \$40\.00 now, your estimated pay on payday, .*, is \$[\d,.]+/).first(),
  ).toBeVisible();
});

test('what is no number never gets into the field, and an empty field says what it wants', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Get money' }).click();
  await amountField(page).pressSequentially('forty');
  await expect(amountField(page)).toHaveValue('');
  await pressContinue(page);
  await expect(page.getByText('Enter how much you need.').first()).toBeVisible();
  await expect(page).toHaveURL('/ewa/get-money');
});

test('a contract that is refused sends nothing, and can be agreed to after all [ui-017]', async ({
  page,
}) => {
  const before = await balance(page);
  await upToReview(page, { amount: '40' });
  await page.getByRole('button', { name: 'Read and agree' }).click();
  await page.getByRole('button', { name: 'I Agree 1/2' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/You haven’t agreed, so nothing was sent/)).toBeVisible();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await agree(page);
  await sendButton(page).click();
  await receipt(page);
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before - 4000);
});

test('a double click moves money once', async ({ page }) => {
  const before = await balance(page);
  const had = await transfersOf(page, '$37.00');
  await page.goto('/ewa/home');
  await readyToSend(page, { amount: '37' });
  await sendButton(page).dblclick();
  await receipt(page);
  expect(await transfersOf(page, '$37.00')).toBe(had + 1);
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before - 3700);
});

test('the history is asked for again only when a transfer was made [money-093]', async ({ page }) => {
  // What this home asks for itself comes after its heading.
  await expect(page.getByRole('link', { name: /^To / }).first()).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ewa/getTransactionHistory')) asked += 1;
  });
  await page.reload();
  await expect(page.getByRole('link', { name: /^To / }).first()).toBeVisible();
  expect(asked).toBe(1);
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/ewa/home');
  expect(asked).toBe(1);
  await sendMoney(page, { amount: '31' });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: /\$31\.00/ })).toBeVisible();
  expect(asked).toBe(2);
});
