import type { CallNotes } from '../wire/index.ts';
import type { recurringContract } from './recurring-contract.ts';

export const notes = {
  previewRecurringTransaction: 'The days and the total of a recurring transaction; stores nothing',
  saveRecurringTransactionDetail:
    'Set up a recurring transaction, once for each idempotency key, or extend one',
  getRecurringTransaction: 'The recurring transactions, with what is made next and what was',
  updateRecurringTransactionsStatus: 'Pause, resume or stop a recurring transaction',
  cancelScheduledTransaction: 'Skip the next one of a recurring transaction',
} as const satisfies CallNotes<typeof recurringContract>;
