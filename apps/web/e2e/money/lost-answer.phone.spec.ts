import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { balance, priya, readyToSend, sendButton, transfersOf } from './steps.ts';

/** Where its connection breaks, it breaks every time: a browser repeats a request by itself whose connection broke. */
const perform = 'ewa/performTransaction';
const byKey = 'ewa/transactionByKey';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/welcome\/login/);
}

// The home says what became of a transfer in doubt as soon as it is known, above everything else.
test.use({ mayMove: ['Home'] });

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
