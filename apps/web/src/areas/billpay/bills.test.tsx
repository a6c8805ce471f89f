import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agree } from '../../kit/money/testing/transfer-steps.ts';
import { people } from '../../testing/sandbox/people.ts';
import {
  arriveAt,
  choose,
  fill,
  follow,
  press,
  readInMain,
  untilAt,
} from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('bills are closed to visitors, who are led to the sign-in [billpay-001]', async () => {
  const page = await server.open('/billpay');
  await screen.findByLabelText('Password');
  expect(page.here()).toMatch(/^\/welcome\/login/);
});

describe('somebody with bills', () => {
  it('sees those that wait and those that were paid, and how many are due in the next 30 days [billpay-001] [billpay-003] [billpay-005]', async () => {
    await server.open('/billpay', { as: people.bruno });
    await arriveAt('Bills');
    await readInMain('3 bills due in the next 30 days');
    const rows = async (name: string) =>
      within(await screen.findByRole('list', { name }))
        .getAllByRole('listitem')
        .map((row) => row.textContent ?? '');
    const open = (await rows('Open')).join('\n');
    expect(open).toMatch(/Skyline Wireless.*Was due.*\$35\.00.*Overdue/);
    expect(open).toMatch(/City Power & Light.*Due.*Leaves.*\$46\.20.*Autopay/);
    expect(open).toMatch(/Maple Court Apartments.*\$120\.00.*Open/);
    expect((await rows('Paid')).join('\n')).toMatch(/Northway Insurance.*Marked as paid/);
    expect(server.network.count('user/GetAvailableFunds')).toBe(0);
  });

  it('pays one now; a lost answer is settled and pays nothing twice; the receipt and the way back are there [billpay-004]', async () => {
    const page = await server.open('/billpay', { as: people.bruno });
    await follow(page, /Maple Court Apartments/);
    await arriveAt('Maple Court Apartments');
    await press(page, 'Pay $120.00');
    await arriveAt('Pay this bill');
    await fill(page, 'How much?', '20');
    await agree(page);
    await server.sandbox.fault({ match: 'billpay/PayBill', kind: 'drop-after' });
    await press(page, 'Pay $20.00');
    await arriveAt('We don’t know yet whether the bill was paid');
    await server.sandbox.clearFaults();
    await press(page, 'Find out what became of it');
    await arriveAt('$20.00 on its way');
    expect(server.network.count('billpay/PayBill')).toBe(1);
    await press(page, 'See the bill');
    await untilAt(page, /^\/billpay\/\d+$/);
    await screen.findByRole('link', { name: /^Receipt for/ });
    await press(page, 'The biller didn’t get it');
    await press(page, 'Trace it');
    await readInMain(/still on its way/);
    expect(await server.sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });
  });

  it('schedules one for a day, calls it off, marks it as paid and open again [billpay-003] [billpay-004]', async () => {
    const page = await server.open('/billpay', { as: people.bruno });
    await follow(page, /Maple Court Apartments/);
    await press(page, 'Pay $120.00');
    await choose(page, 'On a day');
    await agree(page);
    await press(page, 'Schedule the payment');
    await untilAt(page, /^\/billpay\/\d+$/);
    await readInMain(/It leaves on .* You can call it off until/);
    await press(page, 'Call off this payment');
    await waitFor(() => expect(screen.queryByText(/It leaves on/)).toBeNull());
    await press(page, 'I’ve paid it another way');
    await readInMain('Marked as paid');
    await press(page, 'It’s still open');
    await waitFor(() => expect(screen.queryByText('Marked as paid')).toBeNull());
  });

  it('turns autopay off and on with a limit, and reminders; what was left out says why [billpay-003] [billpay-004]', async () => {
    const page = await server.open('/billpay', { as: people.bruno });
    await follow(page, /Skyline Wireless/);
    await readInMain('There wasn’t enough in your balance.');
    await press(page, 'Autopay and reminder');
    await arriveAt('Autopay and reminder');
    await page.user.click(await screen.findByRole('switch', { name: 'Pay it automatically' }));
    await fill(page, 'Never more than', '50');
    await agree(page);
    await press(page, 'Save');
    await readInMain('On, up to $50.00');
    await press(page, 'Autopay and reminder');
    await page.user.click(await screen.findByRole('switch', { name: 'Pay it automatically' }));
    await press(page, 'Save');
    await waitFor(() => expect(screen.queryByText('On, up to $50.00')).toBeNull());
  });
});

describe('somebody without bills', () => {
  it('is shown what they are about, and adds the first with an account of the biller, once however often it is sent [billpay-002] [billpay-006]', async () => {
    const page = await server.open('/billpay', { as: people.maya });
    await arriveAt('Pay your bills from your pay');
    await press(page, 'Add a bill');
    await arriveAt('Add a bill');
    await readInMain('First, the company');
    await press(page, 'Choose the company');
    await untilAt(page, '/ewa/accounts/new/biller?for=bill');
  });
});
