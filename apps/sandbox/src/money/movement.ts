import { transactionType } from '@dayfare/domain/money';
import type { Movement } from '../ledger/entries.ts';
import type { Transaction } from './tables.ts';

/** What a transfer moves in the ledger. */
export function movementOf(transaction: Transaction): Movement {
  const type = transactionType.fromWire(transaction.transactionType);
  const payout = type === 'Bank' ? 'bank' : type === 'CashPickup' ? 'cash' : 'card';
  return { amount: transaction.amountMinor, fee: transaction.feeMinor, payout };
}
