import type { Page } from '@playwright/test';
import { balance, priya, readyToSend, receipt, sendButton, transfersOf } from './money-steps.ts';
import { expect, test } from './support/journey.ts';

/** Where its connection breaks, it breaks every time: a browser repeats a request by itself whose connection broke. */
const perform = 'ewa/performTransaction';
const byKey = 'ewa/transactionByKey';

/** Counts how often the page asks for money to be moved. */
function watchSending(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(perform)) sent += 1;
  });
  return () => sent;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/welcome\/login/);
}

// The home says what became of a transfer in doubt as soon as it is known, above everything else.
test.use({ mayMove: ['Home'] });

test('an answer lost after the money moved is found out by asking, and the money moves once', async ({
  page,
  sandbox,
  goHome,
}) => {
  const sent = watchSending(page);
  await goHome();
  const before = await balance(page);
  await readyToSend(page, { amount: '33' });
  await sandbox.fault({ match: perform, kind: 'drop-after' });
  await sendButton(page).click();
  await receipt(page);
  expect(sent()).toBe(1);
  expect(await transfersOf(page, '$33.00')).toBe(1);
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before - 3300);
});

test('a lost answer followed by an answer from in front of the money service does not pay twice', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  const before = await balance(page);
  await readyToSend(page, { amount: '34' });
  await sandbox.fault({ match: perform, kind: 'drop-after' });
  await sandbox.fault({ match: byKey, kind: 'status', status: 404, times: 2 });
  await sendButton(page).click();
  await expect(
    page.getByRole('heading', { name: 'We don’t know yet whether your money moved' }),
  ).toBeVisible();
  await checkAccessibility();
  await page.goto('/ewa/home');
  await expect(page.getByText('Your $34.00 is on its way')).toBeVisible();
  await page.getByRole('link', { name: 'See the receipt' }).click();
  await receipt(page);
  expect(await transfersOf(page, '$34.00')).toBe(1);
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before - 3400);
});

test('a request that never arrived is sent again only by its own button, and a refusal on the way ends nothing', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  const sent = watchSending(page);
  await goHome();
  await readyToSend(page, { amount: '36' });
  await sandbox.fault({ match: perform, kind: 'drop-before' });
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your request hasn’t reached us' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.goto('/ewa/home');
  await expect(page.getByText('$36.00 hasn’t been sent')).toBeVisible();
  expect(sent()).toBe(1);
  await page.getByRole('link', { name: 'See what happened' }).click();
  await sandbox.clearFaults();
  await sandbox.fault({ match: perform, kind: 'status', status: 429, times: 1 });
  const again = page.getByRole('button', { name: 'Send $36.00 again' });
  await again.click();
  await expect.poll(sent).toBe(2);
  await expect(again).toBeEnabled();
  await again.click();
  await receipt(page);
  expect(await transfersOf(page, '$36.00')).toBe(1);
});

test('a request that never arrived need not be sent', async ({ page, sandbox, goHome }) => {
  await goHome();
  const before = await balance(page);
  await readyToSend(page, { amount: '37' });
  await sandbox.fault({ match: perform, kind: 'drop-before' });
  await sendButton(page).click();
  await page.getByRole('button', { name: 'Don’t send it' }).click();
  await expect(page.getByText('You chose not to send this transfer. No money has moved.')).toBeVisible();
  await page.goto('/ewa/home');
  await expect(page.getByRole('button', { name: 'Get money' })).toBeEnabled();
  await expect(page.getByText(/hasn’t been sent|checking a transfer/)).toHaveCount(0);
  expect(await balance(page)).toBe(before);
});

test('a transfer in doubt outlives its tab and a sign-out, and is shown to its person alone', async ({
  page,
  context,
  sandbox,
  goHome,
}) => {
  await goHome();
  const before = await balance(page);
  const made = await context.newPage();
  await made.goto('/ewa/home');
  await readyToSend(made, { amount: '38' });
  await sandbox.fault({ match: perform, kind: 'drop-after' });
  await sandbox.fault({ match: byKey, kind: 'status', status: 404 });
  await sendButton(made).click();
  await expect(
    made.getByRole('heading', { name: 'We don’t know yet whether your money moved' }),
  ).toBeVisible();
  const inDoubt = page.getByText('We’re checking a transfer of $38.00');
  await expect(inDoubt).toBeVisible();
  await made.close();
  await page.reload();
  await expect(inDoubt).toBeVisible();

  await signOut(page);
  await goHome(priya);
  await expect(page.getByRole('button', { name: 'Transfer my pay' })).toBeEnabled();
  await expect(inDoubt).toHaveCount(0);
  await signOut(page);

  await goHome();
  await expect(inDoubt).toBeVisible();
  // No other transfer is begun before this one's end is known.
  await page.getByRole('button', { name: 'Get money' }).click();
  await expect(page).toHaveURL('/ewa/get-money/review');
  await page.goto('/ewa/home');
  await expect(inDoubt).toBeVisible();
  await sandbox.clearFaults();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Your $38.00 is on its way')).toBeVisible();
  expect(await transfersOf(page, '$38.00')).toBe(1);
  await page.goto('/ewa/home');
  await expect(page.getByText('Your $38.00 is on its way')).toHaveCount(0);
  expect(await balance(page)).toBe(before - 3800);
});

test('the receipt shows when the money has moved, however long the figures take', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  await readyToSend(page, { amount: '39' });
  await sandbox.fault({ match: 'user/GetAvailableFunds', kind: 'latency', ms: 14_000 });
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/ewa\/receipt\//);
  await receipt(page);
  await sandbox.clearFaults();
});
