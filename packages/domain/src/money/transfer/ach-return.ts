import { addBankDays } from '../calendar/bank-day.ts';
import type { Country } from '../calendar/holidays.ts';
import { addDays, type IsoDate } from '../calendar/iso-date.ts';

interface AchReturn {
  /** What the API calls it. */
  readonly reason: string;
  /** Whether nothing can be sent to the account anymore. */
  readonly isFinal: boolean;
  /** The latest a bank may send the payment back after it has arrived: two banking days, or 60 days where its customer objects. */
  readonly within: '2 bank days' | '60 days';
}

/** Why a bank sends an ACH payment back, by the code that it gives. Nacha Operating Rules, Appendix Four. */
export const achReturns = {
  R01: { reason: 'InsufficientFunds', isFinal: false, within: '2 bank days' },
  R02: { reason: 'BankAccountClosed', isFinal: true, within: '2 bank days' },
  R03: { reason: 'NoSuchAccount', isFinal: true, within: '2 bank days' },
  R10: { reason: 'NotAuthorized', isFinal: false, within: '60 days' },
  R16: { reason: 'AccountFrozen', isFinal: true, within: '2 bank days' },
} as const satisfies Record<string, AchReturn>;

/** The code of a returned ACH payment. */
export type AchReturnCode = keyof typeof achReturns;

/** Whether a text is one of these codes. */
export function isAchReturnCode(code: string): code is AchReturnCode {
  return Object.hasOwn(achReturns, code);
}

/** The last day on which a payment that arrived on a day can come back with this code. */
export function lastReturnDay(code: AchReturnCode, arrived: IsoDate, country: Country): IsoDate {
  return achReturns[code].within === '60 days' ? addDays(arrived, 60) : addBankDays(arrived, 2, country);
}
