import type { BankAccountType } from '@dayfare/domain/money';
import {
  accountNumberProblem,
  accountNumberReentryProblem,
  type BankCountry,
  routingNumberProblem,
} from '@dayfare/domain/validation';

/** A bank account as it is typed. */
export interface BankValues {
  readonly routing: string;
  readonly account: string;
  /** The account number again. */
  readonly again: string;
  readonly type: BankAccountType;
}

/** What is wrong with what was typed, by field, as keys of texts. */
export interface BankProblems {
  readonly routing?: 'routingMissing' | 'RoutingNumberNotValid';
  readonly account?: 'accountMissing' | 'AccountNumberNotValid' | 'InstrumentExists';
  readonly again?: 'againMissing' | 'AccountNumberMismatch';
}

/** What is wrong with what was typed; null if nothing is. */
export function bankProblems(
  { routing, account, again }: BankValues,
  country: BankCountry,
): BankProblems | null {
  const found = {
    routing: routingNumberProblem(routing, country)?.key,
    account: accountNumberProblem(account)?.key,
    again: accountNumberReentryProblem(account, again)?.key,
  };
  const problems: BankProblems = {
    ...(found.routing && { routing: found.routing === 'Required' ? 'routingMissing' : found.routing }),
    ...(found.account && { account: found.account === 'Required' ? 'accountMissing' : found.account }),
    ...(found.again && { again: found.again === 'Required' ? 'againMissing' : found.again }),
  };
  return Object.keys(problems).length > 0 ? problems : null;
}

/** The digits of a number that was typed with spaces. */
export const digitsOf = (text: string): string => text.replace(/\s/g, '');
