import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  balance,
  balanceAfter,
  canGetMoney,
  readyToSend,
  receipt,
  saysNot,
  send,
  transfersOf,
} from '../../../../kit/money/testing/transfer-steps.ts';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { people } from '../../../../testing/sandbox/people.ts';
import { follow, press, readInMain, untilAt } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const perform = 'ewa/performTransaction';
const byKey = 'ewa/transactionByKey';
let page: Screen;
let before: number;
beforeEach(async () => {
  page = await server.open('/ewa/home', { as: people.maya });
  before = await balance();
});

describe('a transfer whose answer is lost', () => {
  it('is found out by asking when the money has moved, and moves once', async () => {
    await readyToSend(page, { amount: '33' });
    await server.sandbox.fault({ match: perform, kind: 'drop-after' });
    await send(page);
    await receipt(page);
    expect(server.network.count(perform)).toBe(1);
    expect(await transfersOf(page, '$33.00')).toBe(1);
    expect(await balanceAfter(page)).toBe(before - 3300);
  });

  it('is not paid twice after an answer from in front of the money service', async () => {
    await readyToSend(page, { amount: '34' });
    await server.sandbox.fault({ match: perform, kind: 'drop-after' });
    await server.sandbox.fault({ match: byKey, kind: 'status', status: 404, times: 2 });
    await send(page);
    await screen.findByRole('heading', { name: 'We don’t know yet whether your money moved' });
    page = await page.load('/ewa/home');
    await screen.findByText('Your $34.00 is on its way');
    await follow(page, 'See the receipt');
    await receipt(page);
    expect(server.network.count(perform)).toBe(1);
    expect(await transfersOf(page, '$34.00')).toBe(1);
    expect(await balanceAfter(page)).toBe(before - 3400);
  });

  it('is sent again only by its own button when it never arrived, and a refusal on the way ends nothing', async () => {
    const sent = () => server.network.count(perform);
    await readyToSend(page, { amount: '36' });
    await server.sandbox.fault({ match: perform, kind: 'drop-before' });
    await send(page);
    await screen.findByRole('heading', { name: 'Your request hasn’t reached us' });
    await press(page, 'Check again');
    page = await page.load('/ewa/home');
    await screen.findByText('$36.00 hasn’t been sent');
    expect(sent()).toBe(1);
    await follow(page, 'See what happened');
    await server.sandbox.clearFaults();
    await server.sandbox.fault({ match: perform, kind: 'status', status: 429, times: 1 });
    await press(page, 'Send $36.00 again');
    await waitFor(() => expect(sent()).toBe(2));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send $36.00 again' })).toHaveProperty('disabled', false),
    );
    await press(page, 'Send $36.00 again');
    await receipt(page);
    expect(await transfersOf(page, '$36.00')).toBe(1);
    expect(await balanceAfter(page)).toBe(before - 3600);
  });

  it('need not be sent when it never arrived', async () => {
    await readyToSend(page, { amount: '37' });
    await server.sandbox.fault({ match: perform, kind: 'drop-before' });
    await send(page);
    await press(page, 'Don’t send it');
    await readInMain('You chose not to send this transfer. No money has moved.');
    page = await page.load('/ewa/home');
    await canGetMoney(true);
    expect(await balance()).toBe(before);
    await saysNot(/hasn’t been sent|checking a transfer/);
    expect(server.network.count(perform)).toBe(1);
    expect(await server.sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });
  });

  it('outlives a sign-out, is shown to its person alone, and holds back the next one', async () => {
    await readyToSend(page, { amount: '38' });
    await server.sandbox.fault({ match: perform, kind: 'drop-after' });
    await server.sandbox.fault({ match: byKey, kind: 'status', status: 404 });
    await send(page);
    await screen.findByRole('heading', { name: 'We don’t know yet whether your money moved' });
    page.close();
    page = await server.open('/ewa/home');
    await screen.findByText('We’re checking a transfer of $38.00');
    // No other transfer is begun before this one's end is known.
    await press(page, 'Get money');
    await waitFor(() => expect(page.here()).toBe('/ewa/get-money/review'));
    page = await page.load('/ewa/home');
    await screen.findByText('We’re checking a transfer of $38.00');
    await press(page, 'Your account');
    await press(page, 'Sign out');
    await untilAt(page, '/welcome/login');
    page.close();

    page = await server.open('/ewa/home', { as: people.priya });
    await canGetMoney(true);
    expect(screen.queryByText(/checking a transfer/)).toBeNull();
    page.close();

    page = await server.open('/ewa/home', { as: people.maya });
    await screen.findByText('We’re checking a transfer of $38.00');
    await server.sandbox.clearFaults();
    server.network.setOnline(true);
    await screen.findByText('Your $38.00 is on its way');
    expect(await transfersOf(page, '$38.00')).toBe(1);
    page = await page.load('/ewa/home');
    expect(await balance()).toBe(before - 3800);
    await saysNot('Your $38.00 is on its way');
  });

  it('shows its receipt as soon as the money has moved, however long the figures take', async () => {
    await readyToSend(page, { amount: '39' });
    await server.sandbox.fault({ match: 'user/GetAvailableFunds', kind: 'latency', ms: 120_000 });
    const asked = server.network.count('user/GetAvailableFunds');
    await send(page);
    await receipt(page);
    await waitFor(() => expect(server.network.count('user/GetAvailableFunds')).toBeGreaterThan(asked));
  });
});
