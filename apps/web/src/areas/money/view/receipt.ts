import type { TransactionDetail } from '@dayfare/api/money/queries';
import { type MoneyStatus, moneyStatus } from '@dayfare/domain/money';
import type { ReceiptOutcome } from '@dayfare/ui/patterns/receipt';

const outcomes = {
  pending: { outcome: 'pending', message: 'receipts:receipt.pending' },
  settled: { outcome: 'settled', message: 'receipts:receipt.settled' },
  partly: { outcome: 'settled', message: 'receipts:receipt.partly' },
  failed: { outcome: 'failed', message: 'receipts:receipt.failed' },
  reversed: { outcome: 'failed', message: 'receipts:receipt.reversed' },
} as const satisfies Record<MoneyStatus, { outcome: ReceiptOutcome; message: string }>;

/** How a transaction ended so far, and the text that says what that means: where its money is, or with which pay it comes. */
export function outcomeOf({ statusCode, returnsOn }: Pick<TransactionDetail, 'statusCode' | 'returnsOn'>) {
  const state = moneyStatus(statusCode);
  const isReturning = returnsOn !== null && (state === 'failed' || state === 'reversed');
  return isReturning
    ? { ...outcomes[state], message: 'receipts:receipt.returning' as const }
    : outcomes[state];
}
