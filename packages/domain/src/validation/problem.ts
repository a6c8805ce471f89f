import type { MinorUnits } from '../money/index.ts';

/** Values that a problem's text needs besides its key; `unknown` if none. */
interface Details {
  Required: unknown;
  TooLong: { readonly max: number };
  NotDigits: unknown;
  NameNotValid: unknown;
  /** A key of the documents. */
  EmailNotValid: unknown;
  /** A key of the documents. */
  InvalidZip: unknown;
  DigitCount: { readonly count: number };
  CardNumberTooShort: { readonly min: number };
  CardNumberNotValid: unknown;
  CardExpiryNotValid: unknown;
  CardExpired: unknown;
  CardExpiryMismatch: unknown;
  RoutingNumberNotValid: unknown;
  AccountNumberNotValid: unknown;
  AccountNumberMismatch: unknown;
  PayNameNotValid: unknown;
  BillerAccountNotValid: unknown;
  /** A key of the documents. */
  InvalidPassword: unknown;
  AuthorizedSignatureNotValid: unknown;
  /** A key of the documents. */
  RecurringAmountExceedsLimit: { readonly limit: MinorUnits };
  AutoloadAmountBelowMinimum: { readonly limit: MinorUnits };
  AutoloadAmountAboveMaximum: { readonly limit: MinorUnits };
  GoalAmountBelowMinimum: { readonly limit: MinorUnits };
  GoalAmountAboveMaximum: { readonly limit: MinorUnits };
  LowBalanceLimitBelowMinimum: { readonly limit: MinorUnits };
  LowBalanceLimitAboveMaximum: { readonly limit: MinorUnits };
  GoalNameAlreadyExists: { readonly name: string };
  SameStartAndEndTime: unknown;
  TooManyHours: { readonly max: number };
}

/** Identifies a problem; each has a text in the catalogue. */
export type ProblemKey = keyof Details;

/** What is wrong with an entry: the key of a text, and the values it mentions. */
export type Problem<Key extends ProblemKey = ProblemKey> = {
  [Name in Key]: Readonly<{ key: Name } & Details[Name]>;
}[Key];
