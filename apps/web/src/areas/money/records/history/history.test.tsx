import { screen, waitFor, type within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  check,
  filter,
  pick,
  seeTransfers,
  transferRows,
} from '../../../../kit/money/testing/history-steps.ts';
import { sendMoney } from '../../../../kit/money/testing/transfer-steps.ts';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { people } from '../../../../testing/sandbox/people.ts';
import {
  fill,
  follow,
  press,
  pressAndConfirm,
  readInMain,
  signIn,
  untilAt,
} from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const search = () => screen.getByRole('searchbox', { name: 'Account or card' });
const clear = (page: Screen, drawer: ReturnType<typeof within>) =>
  page.user.click(drawer.getByRole('button', { name: 'Reset' }));
let page: Screen;
beforeEach(async () => {
  page = await server.open('/ewa/history', { as: people.maya });
  await seeTransfers(10);
});

describe('the history', () => {
  it('shows ten at a time; filters by status, amount, type, account and time, searched and sorted, outlive a reload [money-084] [money-085] [money-086]', async () => {
    await press(page, 'Show more');
    await seeTransfers(14);

    await filter(page, async (drawer) => {
      await page.user.type(drawer.getByLabelText(/^Amount from/), '100');
      await pick(page, /Sort by/, 'Largest amount first');
    });
    await waitFor(() =>
      expect(transferRows().map((row) => /\$[\d.]+/.exec(row.textContent ?? '')?.[0])).toEqual([
        ...['$200.00', '$150.00', '$120.00', '$100.00', '$100.00'],
      ]),
    );
    await filter(page, async (drawer) => {
      await clear(page, drawer);
      await check(page, drawer, 'Canceled');
    });
    await seeTransfers(1);
    expect(transferRows()[0]?.textContent).toMatch(/\$60\.00.*Canceled/);

    await filter(page, async (drawer) => {
      await clear(page, drawer);
      await check(page, drawer, 'To a card');
      await pick(page, /Time frame/, 'Last 30 days');
    });
    const recent = async () => {
      await screen.findByRole('button', { name: '2 filters' });
      await waitFor(() => expect(transferRows()[0]?.textContent).toContain('$60.00'));
      const all = transferRows().map((row) => row.textContent);
      // The card's transfer of 45 days ago.
      expect(all.join()).not.toContain('$40.00');
      expect(all.join()).not.toContain('Harbor');
    };
    await recent();
    page = await page.reload();
    await recent();

    await page.user.type(search(), 'harbor');
    await press(page, 'Show all transfers');
    await waitFor(() => expect(search()).toHaveProperty('value', ''));
    await page.user.type(search(), 'harbor');
    await screen.findByRole('button', { name: 'Filter' });
    await seeTransfers(9);
  });

  it('of one account alone says what went there, and is asked for again only after a transfer [money-087] [money-088] [money-094]', async () => {
    const asked = () => server.network.count('ewa/GetInstrumentTransactionHistory');
    const only = (account: RegExp) =>
      filter(page, async (drawer) => {
        await clear(page, drawer);
        await check(page, drawer, account);
      });
    const says = (amount: string) =>
      waitFor(() =>
        expect(screen.getByRole('region', { name: 'This account or card so far' }).textContent).toContain(
          amount,
        ),
      );
    await only(/Everyday Debit/);
    await says('$205.00');
    await says('$14.95');
    await seeTransfers(5);
    await only(/Harbor Credit Union/);
    await says('$875.00');
    await only(/Everyday Debit/);
    await says('$205.00');
    expect(asked()).toBe(2);

    await follow(page, 'Home');
    await sendMoney(page, { amount: '25.50' });
    await press(page, 'Done');
    await follow(page, 'Transfers');
    await only(/Harbor Credit Union/);
    await says('$900.50');
    expect(asked()).toBe(3);
  });

  it('says that it is refused, and comes on a second try', async () => {
    await server.sandbox.fault({
      match: 'ewa/getTransactionHistory',
      kind: 'error',
      code: 'TooManyRequests',
    });
    page = await page.reload();
    await screen.findByRole('heading', { name: 'We couldn’t load your transfers' });
    expect(transferRows()).toEqual([]);
    await server.sandbox.clearFaults();
    await press(page, 'Try again');
    await seeTransfers(10);
  });
});

describe('where money comes from', () => {
  it('is said by the history, which is filtered by it; what friends paid is moved by itself [money-006] [money-048]', async () => {
    page.close();
    await server.sandbox.giveMoney(people.maya, 'Card', 10_00);
    await server.sandbox.giveMoney(people.sam, 'Card', 100_00);
    await server.sandbox.reward(people.maya, 15_00);
    const friend = await server.otherBrowser().open('/card/pay-a-friend', { as: people.sam });
    await press(friend, 'Pay someone');
    await fill(friend, 'Phone number, email or code', people.maya.email);
    await press(friend, 'Continue');
    await fill(friend, 'How much?', '40');
    await pressAndConfirm(friend, 'Pay Maya T. $40.00');
    await screen.findByRole('heading', { level: 1, name: '$40.00 paid to Maya T.' });
    friend.close();

    page = await server.open('/ewa/accounts');
    await follow(page, /Harbor Credit Union/);
    await follow(page, 'Move money here');
    await page.user.click(await screen.findByRole('radio', { name: /Money from friends, in Dayfare card/ }));
    await fill(page, 'How much?', '30');
    await press(page, 'Move $30.00');
    await screen.findByRole('heading', { level: 1, name: '$30.00 moved' });

    page = await page.load('/ewa/history');
    const fromFriends = () => screen.queryAllByRole('link', { name: /Money from friends/ });
    await waitFor(() => expect(fromFriends()).toHaveLength(2));
    await screen.findByRole('link', { name: /Referral reward.*Referral rewards/ });
    await filter(page, (drawer) => check(page, drawer, 'Referral rewards'));
    await waitFor(() => expect(page.here()).toMatch(/source=Incentive_Referrals/));
    await waitFor(() => expect(fromFriends()).toEqual([]));
    const rewards = await screen.findAllByRole('link', { name: /Referral reward/ });
    expect(rewards).toHaveLength(1);
    await follow(page, /Referral reward/);
    await readInMain(/Referral rewards/);
    await untilAt(page, /^\/ewa\/history\/./);
    expect(screen.queryByRole('button', { name: 'Email the receipt' })).toBeNull();
  });
});

describe('a receipt by email', () => {
  it('goes to its person’s own address, after another sign-in where the session has ended', async () => {
    await follow(page, /\$\d/);
    await untilAt(page, /^\/ewa\/history\/./);
    const transfer = page.here();
    await screen.findByRole('button', { name: 'Email the receipt' });
    await server.sandbox.expireSessions();
    await press(page, 'Email the receipt');
    await screen.findByText(/Your session has ended/);
    await signIn(page, people.maya);
    await untilAt(page, transfer);
    await press(page, 'Email the receipt');
    await screen.findAllByText(`Receipt sent to ${people.maya.email}`);
    expect(JSON.stringify(await server.sandbox.ask('/outbox'))).toContain('Your receipt for');
  });
});
