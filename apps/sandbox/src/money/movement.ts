import { transactionType } from '@dayfare/domain/money';
import type { Movement } from '../ledger/entries.ts';
import type { Transaction } from './tables.ts';

/** What a transfer moves in the ledger. */
export function movementOf(transaction: Transaction): Movement {
  const isBank = transactionType.fromWire(transaction.transactionType) === 'Bank';
  return { amount: transaction.amountMinor, fee: transaction.feeMinor, payout: isBank ? 'bank' : 'card' };
}
