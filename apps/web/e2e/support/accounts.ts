import type { Page } from '@playwright/test';
import type { Person, Steering } from '../../src/testing/sandbox/steering.ts';
import { enterAmount, next } from '../money-steps.ts';
import { people } from './journey.ts';
import { sentCode } from './sent-code.ts';

interface AccountAtBank {
  readonly id: number;
  readonly email: string;
  readonly last4: string;
  /** The two small deposits, in cents. */
  readonly deposits: readonly [number, number] | null;
}

/** A person's account as the banks that the sandbox plays know it. */
export async function accountAtBank(
  sandbox: Steering,
  person: Person,
  last4: string,
): Promise<AccountAtBank> {
  const { accounts } = (await sandbox.ask('/accounts')) as { accounts: readonly AccountAtBank[] };
  const found = accounts.find((one) => one.email === person.email && one.last4 === last4);
  if (!found) throw new Error(`There is no account ••${last4}.`);
  return found;
}

/** Has a code sent and enters it, where an action asks for one. */
export async function enterCode(page: Page, sandbox: Steering): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await sheet.getByRole('button', { name: 'Send me a code' }).click();
  await sheet.getByLabel('Code that we sent').fill(await sentCode(page, sandbox));
}

/** From the home to adding an account for a transfer of $20.00. */
export async function addForTransfer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get money' }).click();
  await enterAmount(page, '20');
  await next(page);
  await page.getByRole('link', { name: 'Add an account' }).click();
}

/** Gives Maya's bank account a state, and opens her accounts. */
export async function accountsAfter(
  page: Page,
  sandbox: Steering,
  state: Parameters<Steering['setAccount']>[1],
): Promise<void> {
  const { id } = await accountAtBank(sandbox, people.maya, '4821');
  await sandbox.setAccount(id, state);
  await page.goto('/ewa/accounts');
}
