import type { Person } from './person.ts';
import type { Steering } from './steering.ts';

/** An account or card as the banks that the sandbox plays know it. */
interface AccountAtBank {
  readonly id: number;
  readonly email: string;
  readonly last4: string;
  /** The two small deposits, in cents. */
  readonly deposits: readonly [number, number] | null;
}

/** A person's account or card at its bank, by its last four digits. */
export async function accountAtBank(
  sandbox: Pick<Steering, 'ask'>,
  { email }: Pick<Person, 'email'>,
  last4: string,
): Promise<AccountAtBank> {
  const { accounts } = (await sandbox.ask('/accounts')) as { accounts: readonly AccountAtBank[] };
  const found = accounts.find((one) => one.email === email && one.last4 === last4);
  if (!found) throw new Error(`There is no account ••${last4}.`);
  return found;
}
