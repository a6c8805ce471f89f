import {
  agree,
  amountField,
  balance,
  enterAmount,
  next,
  receipt,
  sendButton,
  transfersOf,
  upToReview,
} from './money-steps.ts';
import { expect, people, test } from './support/journey.ts';

test('an answer lost after the money moved is asked for again, and the money moves once', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await signIn();
  const before = await balance(page);
  await upToReview(page, { amount: '33' });
  await agree(page);
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
  signIn,
}) => {
  await page.goto('/welcome/login');
  await signIn();
  const before = await balance(page);
  await upToReview(page, { amount: '34' });
  await agree(page);
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

test('of two tabs that take more than there is, the second is told what is left [money-139]', async ({
  page,
  context,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await signIn();
  const other = await context.newPage();
  await other.goto('/ewa/home');
  await upToReview(page, { amount: '200' });
  await upToReview(other, { amount: '200' });
  await agree(page);
  await agree(other);
  await sendButton(page).click();
  await receipt(page);
  await sendButton(other).click();
  await expect(other.getByText('Nothing was sent').first()).toBeVisible();
  await expect(other.getByText(/maybe in another tab.*\$[\d.]+ is available now/)).toBeVisible();
  await other.getByRole('button', { name: 'Check the amount' }).click();
  await enterAmount(other, '20');
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
  signIn,
}) => {
  await page.goto('/welcome/login');
  await signIn();
  const before = await balance(page);
  await upToReview(page, { amount: '35', to: 'Everyday Debit' });
  await agree(page);
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

test('a reload at every step keeps what was entered', async ({ page, sandbox, signIn }) => {
  await page.goto(`${sandbox.origin}/welcome/login`);
  await signIn();
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

test('an instant transfer that is refused says why, and goes out next day in one tap', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await signIn();
  const before = await balance(page);
  await upToReview(page, { amount: '40', to: 'Everyday Debit', instant: true });
  await agree(page);
  await sandbox.fault({
    match: 'ewa/performTransaction',
    kind: 'error',
    code: 'InstrumentNotUsable',
    times: 1,
  });
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Instant didn’t work' })).toBeVisible();
  await page.getByRole('button', { name: 'Send it next day, free' }).click();
  await receipt(page);
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before - 4000);
});

test('a preview that has expired is renewed with a notice, and then goes out', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await signIn();
  await upToReview(page, { amount: '41' });
  await agree(page);
  await sandbox.advance(16 * 60_000);
  await sendButton(page).click();
  await expect(page.getByText(/We checked the figures again|The figures have changed/)).toBeVisible();
  if (!(await page.getByRole('checkbox').isChecked())) await agree(page);
  await sendButton(page).click();
  await receipt(page);
  expect(await transfersOf(page, '$41.00')).toBe(1);
});

test('a server that is down says that nothing was sent, and goes on where it was once it is back', async ({
  page,
  lastingSandbox: server,
  signIn,
}) => {
  test.slow();
  await page.goto(`${server.origin}/welcome/login`);
  await signIn(people.maya);
  await page.getByRole('button', { name: 'Get money' }).click();
  await enterAmount(page, '42');
  await next(page);
  await expect(page.getByRole('radio', { name: 'Everyday Debit' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await server.stop();
  await page.getByRole('radio', { name: 'Everyday Debit' }).check({ force: true });
  await next(page);
  await expect(page.getByText('Nothing has been sent. What you entered is still here.')).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: 'Next day' })).toBeChecked();
  await next(page);
  await agree(page);
  await sendButton(page).click();
  await receipt(page);
});

test('a restart of the server between preview and perform changes nothing, and the transfer outlives another', async ({
  page,
  lastingSandbox: server,
  signIn,
}) => {
  test.slow();
  await page.goto(`${server.origin}/welcome/login`);
  await signIn(people.maya);
  const before = await balance(page);
  await upToReview(page, { amount: '43' });
  await agree(page);
  await server.restart();
  await sendButton(page).click();
  await receipt(page);
  await server.restart();
  await page.goto(`${server.origin}/ewa/home`);
  expect(await balance(page)).toBe(before - 4300);
  await expect(page.getByRole('link', { name: /\$43\.00/ })).toBeVisible();
});
