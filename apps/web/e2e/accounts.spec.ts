import type { Page } from '@playwright/test';
import type { Steering } from '../src/testing/sandbox/steering.ts';
import { amountField, enterAmount, next, readyToSend, receipt, sendButton } from './money-steps.ts';
import { accountAtBank, accountsAfter, addForTransfer, enterCode } from './support/accounts.ts';
import { expect, people, test } from './support/journey.ts';

const day = 86_400_000;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tag = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });

/** Types the numbers of a bank account and sends them. */
async function typeNumbers(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Routing number' }).fill('129900036');
  await expect(page.getByText('That’s Northside Savings')).toBeVisible();
  await page.getByRole('textbox', { name: 'Account number', exact: true }).fill(number);
  await page.getByRole('textbox', { name: 'Account number again' }).fill(number);
  await page.getByText('Personal savings', { exact: true }).click();
  await page.getByRole('button', { name: 'Add this account' }).click();
}

/** Adds a bank account, with the code that this needs. */
async function add(page: Page, sandbox: Steering, number = '0001232210'): Promise<void> {
  await typeNumbers(page, number);
  await enterCode(page, sandbox);
  await expect(heading(page)).toHaveText('Account details');
}

/** Opens the accounts from the page about the person. */
async function openAccounts(page: Page): Promise<void> {
  await page.goto('/home/profile');
  await page.getByRole('link', { name: 'Where your money goes' }).click();
  await expect(heading(page)).toHaveText('Where your money goes');
}

async function verify(page: Page, [first, second]: readonly [number, number]): Promise<void> {
  await page.getByRole('textbox', { name: 'First deposit' }).fill(String(first));
  await page.getByRole('textbox', { name: 'Second deposit' }).fill(String(second));
  await page.getByRole('button', { name: 'Verify this account' }).click();
}

// The list is longer or shorter than its skeleton: the action below it moves.
test.use({ mayMove: ['Where your money goes', 'Account details'] });

test('an account is added by its numbers while getting money, verified by two small deposits, and receives a transfer [money-031] [money-037] [money-059] [money-070] [money-071] [money-116]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  await addForTransfer(page);
  await checkAccessibility();
  await page.getByRole('link', { name: /With account and routing number/ }).click();
  await checkAccessibility();
  await add(page, sandbox);
  await expect(page.getByText(/We’ve sent two small deposits/)).toBeVisible();
  await checkAccessibility();
  // Back where it began: the new account is shown and can't be chosen yet, the amount is still there.
  await page.getByRole('button', { name: 'Back to getting money' }).click();
  await expect(heading(page)).toHaveText('Where should it go?');
  await expect(page.getByRole('radio', { name: /Northside Savings/ })).toBeDisabled();

  const account = await accountAtBank(sandbox, people.maya, '2210');
  await sandbox.advance(5 * day);
  await page.goto(`/ewa/accounts/${account.id}`);
  await page.getByRole('button', { name: 'Send two new deposits' }).click();
  await expect(page.getByText(/We’ve sent two small deposits/)).toBeVisible();
  await sandbox.advance(5 * day);
  await page.reload();
  const { deposits } = await accountAtBank(sandbox, people.maya, '2210');
  const [first, second] = deposits ?? [0, 0];
  const isHigh = first > 50;
  await verify(page, [isHigh ? first - 1 : first + 1, second]);
  await expect(page.getByText(/You can try 2 more times/).first()).toBeVisible();
  await checkAccessibility();
  await verify(page, [second, first]);
  await expect(tag(page, 'Ready')).toBeVisible();

  await page.goto('/ewa/home');
  await readyToSend(page, { amount: '20', to: 'Northside Savings' });
  await sendButton(page).click();
  await receipt(page);
});

test('an account that is there already is refused at its number, and that is recorded [money-097]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  await page.goto('/ewa/accounts/new/bank');
  await add(page, sandbox);
  await page.goto('/ewa/accounts/new/bank');
  await typeNumbers(page, '0001232210');
  await expect(
    page.getByRole('textbox', { name: 'Account number', exact: true }),
  ).toHaveAccessibleDescription(/already in your list/);
  await expect
    .poll(async () => JSON.stringify(await sandbox.ask('/analytics')))
    .toContain('InstrumentExists');
});

test('one becomes the default, another is removed after a code, and regular transfers to it stop [money-054] [money-060]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  await openAccounts(page);
  await expect(page.getByRole('link', { name: /Harbor Credit Union.*Default/ })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: /Everyday Debit/ }).click();
  await page.getByRole('button', { name: 'Make it the default' }).click();
  await expect(tag(page, 'Default')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.goto('/ewa/accounts');
  await page.getByRole('link', { name: /Harbor Credit Union/ }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await enterCode(page, sandbox);
  await expect(heading(page)).toHaveText('Where your money goes');
  await expect(page.getByRole('link', { name: /Harbor Credit Union/ })).toBeHidden();
  await expect(page.getByRole('link', { name: /Everyday Debit.*Default/ })).toBeVisible();
  const outbox = JSON.stringify(await sandbox.ask('/outbox'));
  expect(outbox).toContain('Harbor Credit Union ••4821 was removed from your accounts.');
});

test('one that its bank has closed says so, and is not chosen for a transfer', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  await accountsAfter(page, sandbox, 'InActive');
  await page.getByRole('link', { name: /Harbor Credit Union.*Closed/ }).click();
  await expect(page.getByText(/because this account is closed/)).toBeVisible();
  await page.goto('/ewa/home');
  await page.getByRole('button', { name: 'Get money' }).click();
  await enterAmount(page, '20');
  await next(page);
  await expect(page.getByRole('radio', { name: /Harbor Credit Union/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /Everyday Debit/ })).toBeChecked();
  await page.goto('/ewa/recurring/new');
  await expect(page.getByRole('radio', { name: /Everyday Debit/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Harbor Credit Union/ })).toHaveCount(0);
});

test('the accounts are asked for once while money is got, and again by the page about them [money-098]', async ({
  page,
  goHome,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/ewa/instruments') asked += 1;
  });
  await goHome();
  await page.getByRole('button', { name: 'Get money' }).click();
  await enterAmount(page, '20');
  await next(page);
  await expect(page.getByRole('radio', { name: /Harbor Credit Union/ })).toBeVisible();
  await page.goBack();
  await expect(amountField(page)).toBeVisible();
  await next(page);
  await expect(page.getByRole('radio', { name: /Harbor Credit Union/ })).toBeVisible();
  expect(asked).toBe(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await page.getByRole('link', { name: 'Where your money goes' }).click();
  await expect(page.getByRole('link', { name: /Harbor Credit Union/ })).toBeVisible();
  await expect.poll(() => asked).toBe(2);
});
