import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { balance, balanceAfter, sendMoney } from '../../../../kit/money/testing/transfer-steps.ts';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { people } from '../../../../testing/sandbox/people.ts';
import { press, readInMain, untilAt } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const server = useSandbox();
let page: Screen;
beforeEach(async () => {
  page = await server.open('/ewa/home', { as: people.maya });
});

describe('what a bank does with a transfer', () => {
  it('a card that refuses at once says so on the receipt, and the amount goes out next day in one tap', async () => {
    const before = await balance();
    await server.sandbox.setRail(people.maya, 'Everyday Debit', 'Refuses');
    const id = await sendMoney(page, { amount: '40', to: 'Everyday Debit', isInstant: true });
    await server.sandbox.advance(1000);
    await screen.findByRole('heading', { level: 1, name: 'Declined' });
    expect(await balanceAfter(page)).toBe(before);
    page = await page.load(`/ewa/history/${id}`);
    await readInMain(/^Your card’s bank declined it\./);
    await press(page, 'Send it next business day, free');
    await untilAt(page, '/ewa/get-money/review');
  });

  it('half arrives, a bank sends it back, and one is checked first: each says what happened and where the money is [money-040]', async () => {
    await server.sandbox.setRail(people.maya, 'Everyday Debit', 'PaysHalf');
    const half = await sendMoney(page, { amount: '20', to: 'Everyday Debit', isInstant: true });
    page = await page.load('/ewa/home');
    await server.sandbox.setRail(people.maya, 'Harbor Credit Union', 'Holds');
    const held = await sendMoney(page, { amount: '12', to: 'Harbor Credit Union' });
    page = await page.load(`/ewa/history/${held}`);
    await readInMain('On its way');
    await server.sandbox.advance(31 * minute);
    page = await page.load(`/ewa/receipt/${half}`);
    await readInMain(/\$10\.00 is in your account\. The other \$12\.99/);
    page = await page.load(`/ewa/history/${half}`);
    await readInMain(/\$10\.00 is in your account/);
    page.close();

    // Past the cut-off of the next bank day, which is four days off on the Friday before a holiday.
    for (let waited = 0; waited < 10; waited += 1) {
      const { payments } = (await server.sandbox.ask('/rails')) as { payments: { state: string }[] };
      if (payments.some(({ state }) => state === 'held')) break;
      await server.sandbox.advance(day / 2);
    }
    page = await server.open(`/ewa/history/${held}`, { as: people.maya });
    await readInMain(/We’re checking it before it leaves/);
    await readInMain('Being checked');
    page = await page.load('/ewa/history');
    await screen.findByRole('link', { name: /\$12\.00.*Being checked/ });
    page.close();
    await server.sandbox.setRail(people.maya, 'Harbor Credit Union', 'R03');
    await server.sandbox.decide(held, 'approve');
    await server.sandbox.advance(5 * day);
    page = await server.open(`/ewa/history/${held}`, { as: people.maya });
    await readInMain(/it has no account with this number/);
    await press(page, 'Choose another account or card');
    await untilAt(page, '/ewa/get-money/where');
  });
});

describe('a transfer that is called back', () => {
  it('shows how it stands when the answer got lost, and gives the money back once [money-090]', async () => {
    const before = await balance();
    const id = await sendMoney(page, { amount: '25.50' });
    page = await page.load(`/ewa/history/${id}`);
    await press(page, 'Cancel this transfer');
    await screen.findByText(/It’s free\. \$25\.50 goes back/);
    await server.sandbox.fault({ match: 'ewa/cancelTransaction', kind: 'drop-before' });
    await press(page, 'Cancel transfer');
    await screen.findByText(/The connection dropped\. Check the status/);
    await server.sandbox.clearFaults();
    await server.sandbox.fault({ match: 'ewa/cancelTransaction', kind: 'drop-after' });
    await press(page, 'Cancel transfer');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel this transfer' })).toBeNull());
    await readInMain('Canceled');
    await server.sandbox.clearFaults();
    expect(await balanceAfter(page)).toBe(before);
  });

  it('is canceled, however often it is asked for, also when another tab did it [money-090]', async () => {
    const before = await balance();
    const id = await sendMoney(page, { amount: '25.50' });
    const here = await page.load(`/ewa/history/${id}`);
    await screen.findByRole('button', { name: 'Cancel this transfer' });
    here.toBack();
    const there = await server.open(`/ewa/history/${id}`);
    for (const [tab, other] of [
      [there, here],
      [here, there],
    ] as const) {
      await press(tab, 'Cancel this transfer');
      await press(tab, 'Cancel transfer');
      await screen.findByText('Canceled. $25.50 is back in your balance.');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      tab.toBack();
      other.toFront();
    }
    here.close();
    expect(await balanceAfter(there)).toBe(before);
    const asked = server.network.calls.filter((call) => call.includes('ewa/cancelTransaction'));
    expect(asked).toHaveLength(2);
  });
});
