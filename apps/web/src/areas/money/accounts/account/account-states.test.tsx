import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bankAccountAs, untilTagged } from '../../../../kit/money/testing/account-steps.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

/** What a person reads of each state, and what they can do about it; of a linked bank account. */
const states = [
  ['None', 'Not verified', /hasn’t been verified as yours yet/, 'Verify this account'],
  ['NotVerified', 'Not verified', /hasn’t been verified as yours yet/, 'Verify this account'],
  ['NeedVerification', 'Not verified', /hasn’t been verified as yours yet/, 'Verify this account'],
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
    /call .* at 1\u2060-\u2060855\u2060-\u2060854\u2060-\u20600485/,
    'Remove',
  ],
  ['MarkedAsDeleted', 'Being removed', /what is on its way still arrives/, null],
  ['InActive', 'Closed', /because this account is closed/, 'Remove'],
  ['Active', /^(Default|Ready)$/, null, 'Remove'],
] as const;

describe('each state of an account', () => {
  it('says what it means and what to do [money-035] [money-036] [money-102]', async () => {
    let page: Awaited<ReturnType<typeof server.open>> | undefined;
    for (const [state, tag, words, action] of states) {
      const id = await bankAccountAs(server.sandbox, state);
      page?.close();
      page = await server.open(`/ewa/accounts/${id}`, page ? {} : { as: people.maya });
      await untilTagged(tag);
      if (words) await readInMain(words);
      if (action) await screen.findByRole('button', { name: action });
      else expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    }
  });

  it.each([
    ['NotVerified', 'Verify this account'],
    ['UpdateRequired', 'Get its details again'],
    ['PendingAutomaticVerification', 'Ask the bank again'],
  ])('%s is brought back by “%s” [money-068]', async (state, action) => {
    const id = await bankAccountAs(server.sandbox, state);
    const page = await server.open(`/ewa/accounts/${id}`, { as: people.maya });
    await press(page, action);
    await untilTagged(/^(Default|Ready)$/);
  });
});
