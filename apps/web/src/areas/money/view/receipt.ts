import type { TransactionDetail } from '@dayfare/api/money/queries';
import { type MoneyStatus, moneyStatus } from '@dayfare/domain/money';
import type { ReceiptOutcome } from '@dayfare/ui/patterns/receipt';

const outcomes = {
  pending: { outcome: 'pending', message: 'money/receipt:receipt.pending' },
  settled: { outcome: 'settled', message: 'money/receipt:receipt.settled' },
  partly: { outcome: 'settled', message: 'money/receipt:receipt.partly' },
  failed: { outcome: 'failed', message: 'money/receipt:receipt.failed' },
  reversed: { outcome: 'failed', message: 'money/receipt:receipt.reversed' },
} as const satisfies Record<MoneyStatus, { outcome: ReceiptOutcome; message: string }>;

/** How a transaction has ended so far, and the text that explains it: where its money is, or with which pay it comes. */
export function outcomeOf({ statusCode, returnsOn }: Pick<TransactionDetail, 'statusCode' | 'returnsOn'>) {
  const state = moneyStatus(statusCode);
  const isReturning = returnsOn !== null && (state === 'failed' || state === 'reversed');
  return isReturning
    ? { ...outcomes[state], message: 'money/receipt:receipt.returning' as const }
    : outcomes[state];
}
