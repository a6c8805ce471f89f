import type { FeeResult } from '../enums/fee.ts';
import {
  type SettlementStatus,
  type TransactionStatusCode,
  transactionStatusOf,
  type WageTransactionState,
} from '../enums/transaction-status.ts';

/** What is known of a transfer's way. */
export interface TransferProgress {
  readonly status: TransactionStatusCode | string;
  /** Whether the bank or the card scheme has it. */
  readonly isHandedOver: boolean;
  /** Whether its money comes with a later pay, because the pay period it was taken from has closed. */
  readonly comesWithPay: boolean;
}

/** How far wages that were taken early have come. An unknown status claims neither success nor failure. */
export function wageStateOf({ status, isHandedOver, comesWithPay }: TransferProgress): WageTransactionState {
  switch (transactionStatusOf(status)) {
    case 'Successful':
    case 'Completed':
      return 'Deposited';
    case 'PartialSuccessful':
    case 'PartialDispense':
      return 'PartialDeposited';
    case 'Failed':
    case 'Canceled':
    case 'Void':
    case 'ManualAuthExpired':
    case 'Declined':
      return comesWithPay ? 'PastPayPeriod' : 'Failed';
    case 'InProgress':
      return isHandedOver ? 'Submitted' : 'Pending';
    default:
      return 'Pending';
  }
}

/** How a payment to a bank or a card stands with it, in minor units. */
export interface PaymentProgress {
  readonly amount: number;
  readonly paid: number;
  readonly isHandedOver: boolean;
  readonly hasEnded: boolean;
}

/** How far a payment has been settled. */
export function settlementOf({ amount, paid, isHandedOver, hasEnded }: PaymentProgress): SettlementStatus {
  if (!hasEnded) return isHandedOver ? 'Pending' : 'None';
  if (paid === 0) return 'Failed';
  return paid < amount ? 'PartiallyCompleted' : 'Completed';
}

const hasArrived = (settlement: SettlementStatus) =>
  settlement === 'Completed' || settlement === 'PartiallyCompleted';

/**
 * Which of an amount and its fee went through, where the fee is charged to a card by itself; null while neither has failed and one is
 * still on its way.
 */
export function feeResultOf(principal: SettlementStatus, fee: SettlementStatus): FeeResult | null {
  if (principal === 'Failed' && fee === 'Failed') return 'Failed';
  if (hasArrived(principal) && hasArrived(fee)) return 'Success';
  if (principal === 'Failed') return hasArrived(fee) ? 'InstantFeeAmountSuccess' : 'PrincipalAmountFailed';
  if (fee === 'Failed') return hasArrived(principal) ? 'PrincipalAmountSuccess' : 'InstantFeeAmountFailed';
  return null;
}
