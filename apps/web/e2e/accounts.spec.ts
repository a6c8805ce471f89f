import type { Page } from '@playwright/test';
import { expect, type Person, test } from './support/journey.ts';
import type { Sandbox } from './support/sandbox.ts';
import { sentCode } from './support/sent-code.ts';

const day = 86_400_000;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tag = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });

interface AccountAtBank {
  readonly id: number;
  readonly email: string;
  readonly last4: string;
  readonly deposits: readonly [number, number] | null;
}

/** A person's account as the banks that the sandbox plays know it. */
async function atBank(sandbox: Pick<Sandbox, 'ask'>, person: Person, last4: string): Promise<AccountAtBank> {
  const { accounts } = (await sandbox.ask('/accounts')) as { accounts: readonly AccountAtBank[] };
  const found = accounts.find((one) => one.email === person.email && one.last4 === last4);
  if (!found) throw new Error(`There is no account ••${last4}.`);
  return found;
}

async function enterCode(page: Page, sandbox: Sandbox): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Is it you?' });
  await sheet.getByRole('button', { name: 'Send me a code' }).click();
  const field = sheet.getByLabel('Code that we sent');
  await field.fill(await sentCode(page, sandbox));
}
