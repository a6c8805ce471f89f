import type { Page } from '@playwright/test';
import { accountAtBank } from './support/accounts.ts';
import { expect, people, test } from './support/journey.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const amount = (page: Page) => page.getByLabel('How much?');
const call = 'ewa/TransferMoneyBetweenInstruments';

test.use({ mayMove: ['Where your money goes', 'Account details', 'Move money'] });

test('money that we hold moves to the bank, with its balance shown; a lost answer is settled before anything else moves [money-064] [money-065] [money-073]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await sandbox.giveMoney(people.maya, 'Card', 100_00);
  await goHome();
  await page.goto('/ewa/accounts');
  await page.getByRole('link', { name: /Dayfare card.*Prepaid card ending in 7702/ }).click();
  await expect(page.getByText('$100.00')).toBeVisible();
  await checkAccessibility();
  await page.goto('/ewa/accounts');
  await page.getByRole('link', { name: /Harbor Credit Union/ }).click();
  await page.getByRole('link', { name: 'Move money here' }).click();
  await expect(heading(page)).toHaveText('Move money');
  await amount(page).fill('101');
  await page.getByRole('button', { name: 'Move $101.00' }).click();
  await expect(page.getByText(/There isn’t enough in it/).first()).toBeVisible();
  await checkAccessibility();
  await amount(page).fill('20');
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Move $20.00' }).click();
  await expect(heading(page)).toHaveText('$20.00 moved');
  await expect(page.getByText('$80.00')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(heading(page)).toHaveText('Account details');

  // The answer is lost after the money has moved.
  await sandbox.fault({ match: call, kind: 'drop-after', times: 1 });
  await page.getByRole('link', { name: 'Move money here' }).click();
  await amount(page).fill('30');
  await page.getByRole('button', { name: 'Move $30.00' }).click();
  await expect(heading(page)).toHaveText('We don’t know yet whether it moved');
  await page.reload();
  await expect(page.getByText(/Our answer about \$30\.00 got lost/)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Find out what became of it' }).click();
  await expect(heading(page)).toHaveText('$30.00 moved');
  await expect(page.getByText('$50.00')).toBeVisible();

  // The request is lost before it arrives. A connection that only breaks would be tried again by the browser itself.
  await page.getByRole('button', { name: 'Done' }).click();
  await page.route(`**/api/${call}`, (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Move money here' }).click();
  await amount(page).fill('10');
  await page.getByRole('button', { name: 'Move $10.00' }).click();
  await page.getByRole('button', { name: 'Find out what became of it' }).click();
  await expect(page.getByText(/nothing has moved, and nothing will/)).toBeVisible();
  await expect(page.getByText('$50.00 in it')).toBeVisible();
});

/** What a person reads of each state, and what they can do about it; of a linked bank account. */
const states = [
  ['None', 'Not verified', /Nobody has verified yet/, 'Verify this account'],
  ['NotVerified', 'Not verified', /Nobody has verified yet/, 'Verify this account'],
  ['NeedVerification', 'Not verified', /Nobody has verified yet/, 'Verify this account'],
  ['Pending', 'Being checked', /We’re checking this account/, 'Remove'],
  ['PendingAutomaticVerification', 'Asking your bank', /usually takes minutes/, 'Ask the bank again'],
  ['PendingManualVerification', 'In review', /up to 2 business days/, 'Remove'],
  ['DepositFailed', 'Account not found', /doesn’t know this account/, 'Remove'],
  ['VerificationFailed', 'Not verified', /couldn’t be verified/, 'Remove'],
  ['UpdateRequired', 'Update needed', /has changed something/, 'Get its details again'],
  ['Disconnected', 'Sign in again', /link to your bank has expired/, 'Sign in to your bank'],
  [
    'DuplicateAccountVerificationFailed',
    'Already in use',
    /call .* at 1\u2060-\u2060800\u2060-\u2060555\u2060-\u20600142/,
    'Remove',
  ],
  ['MarkedAsDeleted', 'Being removed', /what is on its way still arrives/, null],
  ['InActive', 'Closed', /because this account is closed/, 'Remove'],
  ['Active', 'Default', null, 'Remove'],
] as const;

test('each state of an account says what it means and what to do, and what can be done brings it back [money-035] [money-036] [money-068] [money-102]', async ({
  page,
  sandbox,
  goHome,
}) => {
  test.slow();
  const { id } = await accountAtBank(sandbox, people.maya, '4821');
  await goHome();
  const status = page.getByRole('main').getByRole('status');
  for (const [state, tag, words, action] of states) {
    await sandbox.setAccount(id, state);
    await page.goto(`/ewa/accounts/${id}`);
    await expect(status.getByText(state === 'Active' ? /Default|Ready/ : tag)).toBeVisible();
    if (words) await expect(page.getByText(words)).toBeVisible();
    if (action) await expect(page.getByRole('button', { name: action })).toBeVisible();
    else await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  }
  for (const [state, action] of [
    ['NotVerified', 'Verify this account'],
    ['UpdateRequired', 'Get its details again'],
    ['PendingAutomaticVerification', 'Ask the bank again'],
  ] as const) {
    await sandbox.setAccount(id, state);
    await page.goto(`/ewa/accounts/${id}`);
    await page.getByRole('button', { name: action }).click();
    await expect(status.getByText(/Default|Ready/)).toBeVisible();
  }
});
