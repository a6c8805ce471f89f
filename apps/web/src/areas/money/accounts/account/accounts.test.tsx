import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  askWhere,
  bankAccountAs,
  enterCode,
  typeNumbers,
  untilTagged,
  verify,
} from '../../../../kit/money/testing/account-steps.ts';
import { openPlaces, sendMoney } from '../../../../kit/money/testing/transfer-steps.ts';
import { accountAtBank } from '../../../../testing/sandbox/account-at-bank.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, follow, goTo, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

const day = 86_400_000;

describe('the accounts and cards of a person', () => {
  it('one is added by its numbers while getting money, verified by two small deposits, and receives a transfer [money-031] [money-037] [money-059] [money-070] [money-071] [money-116]', async () => {
    let page = await server.open('/ewa/home', { as: people.maya });
    await askWhere(page);
    await follow(page, 'Add an account');
    await follow(page, /With account and routing number/);
    await typeNumbers(page, '0001232210');
    await enterCode(page, server.sandbox);
    await arriveAt('Account details');
    await readInMain(/We’ve sent two small deposits/);
    // Back where it began: the new account is shown and can't be chosen yet, the amount is still there.
    await press(page, 'Back to getting money');
    const choice = within(await screen.findByRole('dialog', { name: 'Where should it go?' }));
    await choice.findByText('Northside Savings');
    expect(choice.queryByRole('button', { name: /Northside Savings/ })).toBeNull();
    await page.user.keyboard('{Escape}');
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveProperty(
      'value',
      expect.stringMatching(/^20/),
    );

    const atBank = () => accountAtBank(server.sandbox, people.maya, '2210');
    const { id } = await atBank();
    await server.sandbox.advance(5 * day);
    page.close();
    page = await server.open(`/ewa/accounts/${id}`);
    await press(page, 'Send two new deposits');
    await readInMain(/We’ve sent two small deposits/);
    await server.sandbox.advance(5 * day);
    page = await page.reload();
    const [first, second] = (await atBank()).deposits ?? [0, 0];
    await screen.findByLabelText(/First deposit/);
    await verify(page, [first > 50 ? first - 1 : first + 1, second]);
    await readInMain(/You can try 2 more times/);
    await verify(page, [second, first]);
    await untilTagged('Ready');

    await goTo(page, '/ewa/home');
    await sendMoney(page, { amount: '20', to: 'Northside Savings' });
  });

  it('one that is there already is refused at its number, and that is recorded [money-097]', async () => {
    const page = await server.open('/ewa/accounts/new/bank', { as: people.maya });
    await typeNumbers(page, '0001232210');
    await enterCode(page, server.sandbox);
    await arriveAt('Account details');
    await goTo(page, '/ewa/accounts/new/bank');
    const act = vi.spyOn(page.app.analytics, 'act');
    await typeNumbers(page, '0001232210');
    await screen.findByRole('textbox', { name: 'Account number', description: /already in your list/ });
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Linking failed', type: 'InstrumentExists' }),
      ),
    );
  });

  it('one becomes the default, another is removed after a code, and its owner is told [money-060]', async () => {
    const page = await server.open('/home/profile', { as: people.maya });
    await follow(page, 'Where your money goes');
    await screen.findByRole('link', { name: /Harbor Credit Union.*Default/ });
    await follow(page, /Everyday Debit/);
    await press(page, 'Make it the default');
    await untilTagged('Default');
    await press(page, 'Remove');
    await press(page, 'Keep it');
    await goTo(page, '/ewa/accounts');
    await follow(page, /Harbor Credit Union/);
    await press(page, 'Remove');
    await press(page, 'Remove it');
    await enterCode(page, server.sandbox);
    await arriveAt('Where your money goes');
    await screen.findByRole('link', { name: /Everyday Debit.*Default/ });
    expect(screen.queryByRole('link', { name: /Harbor Credit Union/ })).toBeNull();
    expect(JSON.stringify(await server.sandbox.ask('/outbox'))).toContain(
      'Harbor Credit Union ••4821 was removed from your accounts.',
    );
  });

  it('one that its bank has closed says so, and is not chosen for a transfer', async () => {
    const page = await server.open('/ewa/home', { as: people.maya });
    await bankAccountAs(server.sandbox, 'InActive');
    await goTo(page, '/ewa/accounts');
    await follow(page, /Harbor Credit Union.*Closed/);
    await readInMain(/because this account is closed/);
    await goTo(page, '/ewa/home');
    await askWhere(page);
    const choice = within(await screen.findByRole('dialog', { name: 'Where should it go?' }));
    await choice.findByText('Harbor Credit Union');
    expect(choice.queryByRole('button', { name: /Harbor Credit Union/ })).toBeNull();
    await page.user.click(choice.getByRole('button', { name: /Everyday Debit.*Chosen/ }));
    await goTo(page, '/ewa/recurring/new');
    expect(await screen.findByRole('radio', { name: /Everyday Debit/ })).toHaveProperty('checked', true);
    expect(screen.queryByRole('radio', { name: /Harbor Credit Union/ })).toBeNull();
  });

  it('are asked for once while money is got, and again by the page about them [money-098]', async () => {
    const page = await server.open('/ewa/home', { as: people.maya });
    await askWhere(page);
    await screen.findByRole('button', { name: /Harbor Credit Union/ });
    await page.user.keyboard('{Escape}');
    await openPlaces(page);
    await page.user.keyboard('{Escape}');
    expect(server.network.count('ewa/instruments')).toBe(1);
    await press(page, 'Close');
    await follow(page, 'Where your money goes');
    await screen.findByRole('link', { name: /Harbor Credit Union/ });
    await waitFor(() => expect(server.network.count('ewa/instruments')).toBe(2));
  });
});
