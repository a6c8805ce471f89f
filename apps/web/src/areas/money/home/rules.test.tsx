import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { balanceSays, canGetMoney, sendMoney } from '../../../kit/money/testing/transfer-steps.ts';
import { accountAtBank } from '../../../testing/sandbox/account-at-bank.ts';
import type { Screen } from '../../../testing/sandbox/browser.tsx';
import { people } from '../../../testing/sandbox/people.ts';
import { follow, press, readInMain, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const day = 24 * 60 * 60_000;
const server = useSandbox();
/** Opens the home in a new tab after a sign-in: the days that pass on the server end sessions. */
const home = (before?: Screen): Promise<Screen> => {
  before?.close();
  return server.open('/ewa/home', { as: people.maya });
};

/** What people read: why nothing can be taken now, what changes that, and when. */
const reasons = [
  ['InBufferDays', 'Payday is being prepared', /opens again on payday, \w+, \w+ \d+\./],
  ['MaxConcurrentTransaction', 'Several transfers are on their way', /once one of them has arrived/],
  ['MaxTransactionsPerDay', 'No more transfers today', /the next one tomorrow/],
  ['MaxTransactionsWeeklyReached', 'No more transfers this week', /next week/],
  ['MaxedOutPayPeriod', 'You’ve taken all you can this pay period', /comes on payday, \w+, \w+ \d+/],
  ['EmployerPaused', 'Your employer has paused early pay', /They decide when it opens again/],
  [
    'EWADeactivated',
    'Early pay is turned off for you',
    /Call Dayfare Care at 1\u2060-\u2060855\u2060-\u2060854\u2060-\u20600485/,
  ],
  ['UserTerminated', 'Early pay has ended with this job', /with your last pay/],
] as const;

describe('why nothing can be taken', () => {
  it.each(reasons)(
    '%s is told in its own words, with what changes it and when [money-046]',
    async (reason, title, text) => {
      await server.sandbox.hold(people.maya, reason);
      let page = await home();
      await balanceSays(title);
      await balanceSays(text);
      await canGetMoney(false);
      page = await page.load('/ewa/get-money');
      await screen.findByText(title);
      await server.sandbox.hold(people.maya, 'Available');
      await page.load('/ewa/home');
      await canGetMoney(true);
    },
  );

  it('an employer’s money for early pay runs short, then out: people can take what is left, and are told when there is more', async () => {
    // What Maya took in this pay period, with its fees, is 242.99.
    await server.sandbox.setRule(people.maya, 'funding', '282.99');
    let page = await home();
    await balanceSays('$40.00');
    await balanceSays(
      /has \$40\.00 left for early pay\. It’s filled up again on the next payday, \w+, \w+ \d+\./,
    );
    await press(page, 'Get money');
    await screen.findByText(/has \$40\.00 left for early pay/);
    page = await page.load('/ewa/home');
    await sendMoney(page, { amount: '40' });
    page = await page.load('/ewa/home');
    await balanceSays('Your employer’s money for early pay is used up');
    await balanceSays(/What you’ve earned is safe and comes on payday, \w+, \w+ \d+\./);
    await canGetMoney(false);
    page = await page.load('/ewa/get-money');
    await screen.findByText('Your employer’s money for early pay is used up');
    await server.sandbox.setRule(people.maya, 'funding', '400.00');
    await page.load('/ewa/home');
    await canGetMoney(true);
  });

  it('where one transfer at a time is allowed, the next one opens when the first has arrived', async () => {
    // What she sent lately has arrived by then, also over a weekend.
    await server.sandbox.advance(3 * day);
    await server.sandbox.setRule(people.maya, 'atOnce', '1');
    let page = await home();
    await sendMoney(page, { amount: '15', to: 'Everyday Debit', isInstant: true });
    page = await page.load('/ewa/home');
    await balanceSays('A transfer is still on its way');
    await balanceSays(/once it has arrived, \w+, \w+ \d+\./);
    await canGetMoney(false);
    await server.sandbox.advance(60 * 60_000);
    await home(page);
    await canGetMoney(true);
  });

  it('while payroll runs early pay is closed until payday, and then opens by itself', async () => {
    await server.sandbox.setRule(people.maya, 'closesForPayroll', 'true');
    let page = await home();
    await canGetMoney(true);
    // Her pay period is over in four days, and paid five days later, or on the next day that banks are open.
    await server.sandbox.advance(5 * day);
    page = await home(page);
    await balanceSays('Payroll is running');
    await balanceSays(/opens again on payday, \w+, \w+ \d+\./);
    await canGetMoney(false);
    await server.sandbox.advance(7 * day);
    await home(page);
    await canGetMoney(true);
  });

  it('without an account that can be used the home says which it is, and leads to where that is mended', async () => {
    const bank = await accountAtBank(server.sandbox, people.maya, '4821');
    const card = await accountAtBank(server.sandbox, people.maya, '0926');
    await server.sandbox.setAccount(card.id, 'InActive');
    await server.sandbox.setAccount(bank.id, 'Disconnected');
    let page = await home();
    await balanceSays('Your bank no longer lets us send money there.');
    await press(page, 'Connect your bank again');
    await untilAt(page, `/ewa/accounts/${bank.id}?for=home`);
    await server.sandbox.setAccount(bank.id, 'InActive');
    page = await page.load('/ewa/home');
    await balanceSays('Add where your money goes');
    await press(page, 'Add where your money goes');
    await untilAt(page, '/ewa/accounts/new?for=home');
    await server.sandbox.setAccount(bank.id, 'Active');
    await page.load('/ewa/home');
    await canGetMoney(true);
  });
});

describe('a pay that falls short', () => {
  it('takes what is there; the home and the deductions say what comes off the next one', async () => {
    const comesOff = async () => {
      const list = await screen.findByRole('list', { name: 'What comes off your pay' });
      return within(list).getAllByRole('listitem');
    };
    let page = await server.open('/ewa/proofs', { as: people.maya });
    expect((await comesOff())[0]?.textContent).toContain('$242.99 comes off');
    await server.sandbox.setNetPay(people.maya, '100.00');
    // Her pay period is over in four days, and paid within two weeks.
    await server.sandbox.advance(14 * day);
    expect(JSON.stringify(await server.sandbox.ask('/outbox'))).toContain('$142.99 comes off your next pay.');
    page = await home(page);
    await balanceSays(/You owe \$142\.99.*\$142\.99 comes off your pay by itself, next on \w+, \w+ \d+\./);
    page = await page.load('/ewa/history');
    await follow(page, /The pay fell short/);
    await readInMain(/comes off your next pay, \w+, \w+ \d+\. We never take it/);
    page = await page.load('/ewa/home');
    await follow(page, 'See what comes off your pay');
    const short = (await comesOff()).find((row) => row.textContent?.includes('Fell short'));
    await waitFor(() =>
      expect(short?.textContent).toContain(
        '$100.00 of $242.99 came off. The pay was too small, so $142.99 comes off the next one.',
      ),
    );
    expect(await server.sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });
  });
});
