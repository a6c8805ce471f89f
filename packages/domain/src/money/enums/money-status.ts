import {
  type TransactionStatus,
  type TransactionStatusCode,
  transactionStatus,
  transactionStatusCode,
  transactionStatusOf,
} from './transaction-status.ts';
import type { TransferSpeed } from './transfer-speed.ts';

/** What became of the money, in the words that a history shows. */
export type MoneyStatus = 'pending' | 'settled' | 'partly' | 'failed' | 'reversed';

const moneyStatusByStatus = {
  InProgress: 'pending',
  Successful: 'settled',
  Completed: 'settled',
  Failed: 'failed',
  Canceled: 'reversed',
  PartialSuccessful: 'partly',
  Void: 'reversed',
  PartialDispense: 'partly',
  ManualAuthNeeded: 'pending',
  ManualAuthExpired: 'failed',
  Declined: 'failed',
} as const satisfies Record<TransactionStatus, MoneyStatus>;

/** What became of the money, by a wire code `'0'` to `'10'`. An unknown code is pending: it must claim neither success nor failure. */
export function moneyStatus(code: string): MoneyStatus {
  const status = transactionStatusOf(code);
  return status ? moneyStatusByStatus[status] : 'pending';
}

/** The wire codes of the statuses that mean this of the money. */
export function statusCodesOf(wanted: MoneyStatus): TransactionStatusCode[] {
  return transactionStatus.names
    .filter((status) => moneyStatusByStatus[status] === wanted)
    .map(transactionStatusCode);
}

/** When a transfer leaves, and what the time is. */
export interface CancelMoment {
  readonly now: number;
  /** From `departure`, or from the server. */
  readonly leavesAt: number;
}

/** Whether a transfer can still be called back: only next-day, only while in progress, only before it leaves. */
export function canCancel(code: string, speed: TransferSpeed, { now, leavesAt }: CancelMoment): boolean {
  return transactionStatusOf(code) === 'InProgress' && speed === 'NextDay' && now < leavesAt;
}
