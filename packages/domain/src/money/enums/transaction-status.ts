import { enumeration, type NameOf } from '../../enumeration/index.ts';

/** Status of a transaction. On the wire it is a string, the number as text. */
export const transactionStatus = enumeration([
  'InProgress',
  'Successful',
  'Completed',
  'Failed',
  'Canceled',
  'PartialSuccessful',
  'Void',
  'PartialDispense',
  'ManualAuthNeeded',
  'ManualAuthExpired',
  'Declined',
]);
export type TransactionStatus = NameOf<typeof transactionStatus>;

/** Status as it stands on the wire: `'0'` to `'10'`. */
export type TransactionStatusCode = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10';

/** The code of a status. */
export function transactionStatusCode(status: TransactionStatus): TransactionStatusCode {
  return `${transactionStatus.toWire(status)}` as TransactionStatusCode;
}

/** The status of a code; null for any other text, `'01'` and `' 1'` included. */
export function transactionStatusOf(code: string): TransactionStatus | null {
  return /^(?:\d|10)$/.test(code) ? transactionStatus.fromWire(Number(code)) : null;
}

/** State of a wage transaction. */
export const wageTransactionState = enumeration([
  'Pending',
  'Deposited',
  'PartialDeposited',
  'Failed',
  'Submitted',
  'PastPayPeriod',
]);
export type WageTransactionState = NameOf<typeof wageTransactionState>;

/** How far a transaction has been settled; the documents leave this set without a name. */
export const settlementStatus = enumeration(['None', 'Pending', 'PartiallyCompleted', 'Failed', 'Completed']);
export type SettlementStatus = NameOf<typeof settlementStatus>;
