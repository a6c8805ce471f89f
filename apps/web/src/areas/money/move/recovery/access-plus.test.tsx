import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountAtBank } from '../../../../testing/sandbox/account-at-bank.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { follow, goTo, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const call = 'ewa/performAccessPlusDebitRecoveryTransaction';

describe('what was not deducted from a paycheck', () => {
  it('is debited from the linked account once, although the request and then the answer got lost [money-079]', async () => {
    const page = await server.open('/ewa/proofs', { as: people.theo });
    await follow(page, /Deduction of \$80\.00/);
    await follow(page, 'Or pay it back from your bank');
    expect(await screen.findByRole('radio', { name: /Harbor Credit Union/ })).toHaveProperty('checked', true);
    await server.sandbox.fault({ match: call, kind: 'drop-before', times: 1 });
    await press(page, 'Pay back $80.00');
    await screen.findByText('We don’t know yet whether it went through');
    await press(page, 'Check what happened');
    await screen.findByText(/It hasn’t gone through/);
    await server.sandbox.fault({ match: call, kind: 'drop-after', times: 1 });
    await press(page, 'Pay back $80.00');
    await screen.findByText('We don’t know yet whether it went through');
    await press(page, 'Check what happened');
    await screen.findByText(/Thank you\. \$80\.00 came from your bank account/);
    const keys = server.network.sent(call).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    // The answer about the first key ended it: what is sent anew has a key of its own.
    expect(keys[0]).toMatch(/./);
    expect(new Set(keys).size).toBe(2);
    expect(await server.sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });
    await press(page, 'Back to home');
    expect(await screen.findByRole('button', { name: 'Get money' })).toHaveProperty('disabled', false);
    await goTo(page, '/access-plus');
    await screen.findByText('Nothing to pay back');
  });

  it('each outcome says what it means and what to do: refused, the limit reached, sign in again, not eligible [money-055]', async () => {
    const { id } = await accountAtBank(server.sandbox, people.theo, '7714');
    await server.sandbox.setAccount(id, 'refusing');
    const page = await server.open('/access-plus', { as: people.theo });
    const pay = () => press(page, 'Pay back $80.00');
    for (const [times, outcome] of [
      [1, /Your bank refused it/],
      [2, /Your bank refused it/],
      [3, /refused twice today/],
    ] as const) {
      await pay();
      // The outcome before goes when the next one is asked for.
      await waitFor(() => expect(server.network.count(call)).toBe(times));
      await readInMain(outcome);
    }
    await server.sandbox.setAccount(id, 'Disconnected');
    await pay();
    await readInMain(/wants you to sign in again/);
    const link = await screen.findByRole('link', { name: 'Sign in to your bank' });
    expect(link.getAttribute('href')).toBe(`/ewa/accounts/link?account=${id}`);
    await server.sandbox.setAccount(id, 'InActive');
    await pay();
    await readInMain(/can’t be paid from this account/);
    expect(await server.sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0 } });
  });

  it('waits for a bank that has not answered, says so, and offers no second debit [money-055]', async () => {
    await server.sandbox.setRail(people.theo, 'Harbor Credit Union', 'Travels');
    const page = await server.open('/access-plus', { as: people.theo });
    await press(page, 'Pay back $80.00');
    await readInMain(/may take a few days\. .*never debited twice/);
    expect(screen.queryByRole('button', { name: 'Pay back $80.00' })).toBeNull();
    expect(screen.queryByRole('link', { name: /pay stub instead/ })).toBeNull();
  });
});
