import type { Autoload } from '@dayfare/api/card/autoload-queries';
import { type AutoloadProblems, type AutoloadSettings, autoloadProblems } from '@dayfare/domain/card';
import { minorUnits } from '@dayfare/domain/money';

/** The ways in which a card can be loaded by itself. */
export const ways = ['low', 'declined', 'cover'] as const;
export type Way = (typeof ways)[number];

/** What was typed. */
export interface AutoloadValues {
  readonly way: Way;
  /** Minor units. */
  readonly amount: number | null;
  /** Minor units. */
  readonly lowBalance: number | null;
}

/** What is wrong with it, by field. */
export interface AutoloadWrong {
  readonly amount?: 'missing' | NonNullable<AutoloadProblems['amount']>;
  readonly lowBalance?: 'missing' | NonNullable<AutoloadProblems['lowBalance']>;
}

/** Whether the user types the amount of each move. */
export const hasAmount = (way: Way): boolean => way !== 'cover';

/** What is in the form at first. */
export function valuesOf({ settings: { mode, trigger, amount, lowBalance } }: Autoload): AutoloadValues {
  const way =
    mode === 'AutoTransactionToCoverDeclinedAmount' ? 'cover' : trigger === 'LowBalance' ? 'low' : 'declined';
  return { way, amount, lowBalance };
}

/** What was typed, as settings. What isn't asked for is left as it was. */
export function settingsOf(
  { way, amount, lowBalance }: AutoloadValues,
  { settings }: Autoload,
): AutoloadSettings {
  return {
    mode: way === 'cover' ? 'AutoTransactionToCoverDeclinedAmount' : 'AutoTransactionOfSelectedAmount',
    trigger: way === 'low' ? 'LowBalance' : 'InsufficientFundsDecline',
    amount: amount === null ? settings.amount : minorUnits(amount),
    lowBalance: lowBalance === null ? settings.lowBalance : minorUnits(lowBalance),
  };
}

/** What is wrong with what was typed; null if nothing is. */
export function wrongIn(values: AutoloadValues, autoload: Autoload): AutoloadWrong | null {
  const { way, amount, lowBalance } = values;
  const found = autoloadProblems(settingsOf(values, autoload), autoload.bounds);
  const wrong: AutoloadWrong = {
    ...(found?.amount && { amount: found.amount }),
    ...(found?.lowBalance && { lowBalance: found.lowBalance }),
    ...(hasAmount(way) && amount === null && { amount: 'missing' }),
    ...(way === 'low' && lowBalance === null && { lowBalance: 'missing' }),
  };
  return Object.keys(wrong).length > 0 ? wrong : null;
}
