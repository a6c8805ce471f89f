import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { accountAtBank } from '../../../testing/sandbox/account-at-bank.ts';
import type { Screen } from '../../../testing/sandbox/browser.tsx';
import { lastCode } from '../../../testing/sandbox/last-code.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { fill, press } from '../../../testing/sandbox/person-steps.ts';
import type { Steering } from '../../../testing/sandbox/steering.ts';
import { upToPlaces } from './transfer-steps.ts';

/** Has a code sent and enters it, where an action asks for one. */
export async function enterCode({ user }: Pick<Screen, 'user'>, sandbox: Steering): Promise<void> {
  const sheet = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await user.click(await sheet.findByRole('button', { name: 'Send me a code' }));
  await sheet.findByText(/We sent a 6-digit code to/);
  await user.type(sheet.getByLabelText('Code that we sent'), await lastCode(sandbox));
}

/** From the home to the choice of where a transfer of $20.00 should go. */
export async function askWhere(page: Screen): Promise<void> {
  await upToPlaces(page, '20');
}

/** Maya's bank account in this state. Gives its number. */
export async function bankAccountAs(sandbox: Steering, state: string): Promise<number> {
  const { id } = await accountAtBank(sandbox, people.maya, '4821');
  await sandbox.setAccount(id, state);
  return id;
}

/** Waits until an account's page says how it stands: `Ready`, `Default`. */
export async function untilTagged(words: string | RegExp): Promise<void> {
  const tag = typeof words === 'string' ? words : expect.stringMatching(words);
  await waitFor(() => {
    const tags = within(screen.getByRole('main')).getAllByRole('status');
    expect(tags.map(({ textContent }) => textContent)).toContainEqual(tag);
  });
}

/** Types the numbers of a bank account and sends them. */
export async function typeNumbers(page: Screen, number: string): Promise<void> {
  await fill(page, 'Routing number', '129900036');
  await screen.findByText('That’s Northside Savings');
  await fill(page, 'Account number', number);
  await fill(page, 'Account number again', number);
  await page.user.click(screen.getByRole('radio', { name: 'Personal savings' }));
  await press(page, 'Add this account');
}

/** Types what the two small deposits were, in cents. */
export async function verify(page: Screen, [first, second]: readonly [number, number]): Promise<void> {
  await fill(page, /First deposit/, String(first));
  await fill(page, /Second deposit/, String(second));
  await press(page, 'Verify this account');
}
