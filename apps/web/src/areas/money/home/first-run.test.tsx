import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bankAccountAs, enterCode, typeNumbers, verify } from '../../../kit/money/testing/account-steps.ts';
import { balanceSays, canGetMoney, sendMoney } from '../../../kit/money/testing/transfer-steps.ts';
import { accountAtBank } from '../../../testing/sandbox/account-at-bank.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, follow, press, readInMain, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const day = 24 * 60 * 60_000;

describe('the first transfer', () => {
  it('is reached from a home without an account: one step after the other, each told with its day', async () => {
    await bankAccountAs(server.sandbox, 'InActive');
    const card = await accountAtBank(server.sandbox, people.maya, '0926');
    await server.sandbox.setAccount(card.id, 'InActive');
    let page = await server.open('/ewa/home', { as: people.maya });
    await balanceSays(/^Waiting for you\$[\d,]+\.\d\d.*Your hours are here.*Add where your money goes/);
    await canGetMoney(false);
    await press(page, 'Add where your money goes');
    await follow(page, /With account and routing number/);
    await typeNumbers(page, '0001232210');
    await enterCode(page, server.sandbox);
    await arriveAt('Account details');
    await press(page, 'Back to your balance');
    await untilAt(page, '/ewa/home');
    await balanceSays(/Your account is being checked.*small deposits arrive on \w+, \w+ \d+\./);

    await server.sandbox.advance(7 * day);
    page.close();
    page = await server.open('/ewa/home', { as: people.maya });
    await press(page, 'Finish checking your account');
    const { deposits } = await accountAtBank(server.sandbox, people.maya, '2210');
    await verify(page, deposits ?? [0, 0]);
    await readInMain(/Ready/);
    await press(page, 'Back to your balance');
    await canGetMoney(true);
    await sendMoney(page, { amount: '20' });
  });
});

describe('a transfer that came back', () => {
  it('stands on the home with its way out until it was seen, on any device', async () => {
    const title = /\$85\.00 to Old Town Bank.* didn’t go through$/;
    let page = await server.open('/ewa/home', { as: people.mei });
    await screen.findByText(title);
    await screen.findByText(/^The bank sent it back .* back in your balance\.$/);
    await screen.findByRole('button', { name: 'Choose another account' });
    await follow(page, 'See what happened');
    await arriveAt('Transfer details');
    page.close();
    page = await server.open('/ewa/home', { as: people.mei });
    await screen.findByRole('region', { name: 'Recent transfers' });
    await canGetMoney(true);
    expect(screen.queryByText(title)).toBeNull();
  });

  it('is acted on from the home: the amount stays, and another place is chosen', async () => {
    const page = await server.open('/ewa/home', { as: people.mei });
    await press(page, 'Choose another account');
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    await waitFor(() => expect(amount).toHaveProperty('value', '85.00'));
    page.close();
    await server.open('/ewa/home', { as: people.mei });
    await canGetMoney(true);
    await waitFor(() => expect(screen.queryByText(/Old Town Bank.* didn’t go through$/)).toBeNull());
  });
});
