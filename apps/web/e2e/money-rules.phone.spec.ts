import type { Page } from '@playwright/test';
import { sendMoney } from './money-steps.ts';
import { accountAtBank } from './support/accounts.ts';
import { expect, people, test } from './support/journey.ts';

const day = 24 * 60 * 60_000;
const balance = (page: Page) => page.getByRole('region', { name: 'Available now' });
const getMoney = (page: Page) => page.getByRole('button', { name: 'Get money' });

// Each reason has words of its own length, which come with the answer.
test.use({ mayMove: ['Home', 'Receipt', 'What we need from you'] });

test('an employer’s money for early pay runs short, then out: people can take what is left, and are told when there is more', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  test.slow();
  // What Maya took in this pay period, with its fees, is 242.99.
  await sandbox.setRule(people.maya, 'funding', '282.99');
  await goHome();
  await expect(balance(page)).toContainText('$40.00');
  await expect(balance(page)).toContainText(
    /has \$40\.00 left for early pay\. It’s filled up again on the next payday, \w+, \w+ \d+\./,
  );
  await checkAccessibility();
  await getMoney(page).click();
  await expect(page.getByText(/has \$40\.00 left for early pay/)).toBeVisible();
  await page.goto('/ewa/home');
  await sendMoney(page, { amount: '40' });
  await page.goto('/ewa/home');
  await expect(balance(page)).toContainText('Your employer’s money for early pay is used up');
  await expect(balance(page)).toContainText(/What you’ve earned is safe and comes on payday, \w+, \w+ \d+\./);
  await expect(getMoney(page)).toBeDisabled();
  await checkAccessibility();
  await page.goto('/ewa/get-money');
  await expect(page.getByText('Your employer’s money for early pay is used up')).toBeVisible();
  await sandbox.setRule(people.maya, 'funding', '400.00');
  await page.goto('/ewa/home');
  await expect(getMoney(page)).toBeEnabled();
});

test('where one transfer at a time is allowed, the next one opens when the first has arrived', async ({
  page,
  sandbox,
  goHome,
}) => {
  test.slow();
  // What she sent lately has arrived by then, also over a weekend.
  await sandbox.advance(3 * day);
  await sandbox.setRule(people.maya, 'atOnce', '1');
  await goHome();
  await sendMoney(page, { amount: '15', to: 'Everyday Debit', instant: true });
  await page.goto('/ewa/home');
  await expect(balance(page)).toContainText('A transfer is still on its way');
  await expect(balance(page)).toContainText(/once it has arrived, \w+, \w+ \d+\./);
  await expect(getMoney(page)).toBeDisabled();
  await sandbox.advance(60 * 60_000);
  await goHome();
  await expect(getMoney(page)).toBeEnabled();
});

test('while payroll runs early pay is closed until payday, and then opens by itself', async ({
  page,
  sandbox,
  goHome,
}) => {
  test.slow();
  await sandbox.setRule(people.maya, 'closesForPayroll', 'true');
  await goHome();
  await expect(getMoney(page)).toBeEnabled();
  // Her pay period is over in four days, and paid five days later, or on the next day that banks are open.
  await sandbox.advance(5 * day);
  await goHome();
  await expect(balance(page)).toContainText('Payroll is running');
  await expect(balance(page)).toContainText(/opens again on payday, \w+, \w+ \d+\./);
  await expect(getMoney(page)).toBeDisabled();
  await sandbox.advance(7 * day);
  await goHome();
  await expect(getMoney(page)).toBeEnabled();
});

test('without an account that can be used the home says which it is, and leads to where that is mended', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  const [bank, card] = await Promise.all([
    accountAtBank(sandbox, people.maya, '4821'),
    accountAtBank(sandbox, people.maya, '0926'),
  ]);
  await sandbox.setAccount(card.id, 'InActive');
  await sandbox.setAccount(bank.id, 'Disconnected');
  await goHome();
  await expect(balance(page)).toContainText('Your bank account is disconnected');
  await checkAccessibility();
  await page.getByRole('link', { name: 'See your accounts' }).click();
  await expect(page).toHaveURL('/ewa/accounts');
  await sandbox.setAccount(bank.id, 'InActive');
  await page.goto('/ewa/home');
  await expect(balance(page)).toContainText('There’s no account to send money to');
  await page.getByRole('link', { name: 'Add an account' }).click();
  await expect(page).toHaveURL('/ewa/accounts/new');
  await sandbox.setAccount(bank.id, 'Active');
  await page.goto('/ewa/home');
  await expect(getMoney(page)).toBeEnabled();
});

test('a pay that falls short takes what is there; the home and the deductions say what comes off the next one', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  test.slow();
  await goHome();
  await page.goto('/ewa/proofs');
  const rows = page.getByRole('list', { name: 'What comes off your pay' }).getByRole('listitem');
  await expect(rows.first()).toContainText('$242.99 comes off');
  await sandbox.setNetPay(people.maya, '100.00');
  // Her pay period is over in four days, and paid within two weeks.
  await sandbox.advance(14 * day);
  expect(JSON.stringify(await sandbox.ask('/outbox'))).toContain('$142.99 comes off your next pay.');
  await goHome();
  await expect(balance(page)).toContainText(/\$142\.99 of it comes off your next pay, \w+, \w+ \d+\./);
  await checkAccessibility();
  await page.goto('/ewa/history');
  await page
    .getByRole('link', { name: /The pay fell short/ })
    .first()
    .click();
  await expect(page.getByText(/comes off your next pay, \w+, \w+ \d+\. We never take it/)).toBeVisible();
  await checkAccessibility();
  await page.goto('/ewa/home');
  await page.getByRole('link', { name: 'See what comes off your pay' }).click();
  await expect(rows.filter({ hasText: 'Fell short' })).toContainText(
    '$100.00 of $242.99 came off. The pay was too small, so $142.99 comes off the next one.',
  );
  await checkAccessibility();
  expect(await sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });
});
