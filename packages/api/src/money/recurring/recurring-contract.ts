import * as z from 'zod/mini';
import { call, wireNumber } from '../../wire/index.ts';
import {
  recurringPlan,
  recurringPreview,
  recurringTransaction,
  recurringTransactionID,
  saveRecurringInput,
  scheduledTransactionID,
} from './recurring.ts';

/** The calls about transactions that repeat by themselves. */
export const recurringContract = {
  /** The days and the total of a recurring transaction. It moves nothing and stores nothing. */
  previewRecurringTransaction: call('POST', 'ewa/PreviewRecurringTransaction', {
    input: recurringPlan,
    payload: recurringPreview,
    meta: { kind: 'read' },
  }),
  /** Set up a recurring transaction, once for each idempotency key, or extend one. */
  saveRecurringTransactionDetail: call('POST', 'ewa/SaveRecurringTransactionDetail', {
    input: saveRecurringInput,
    payload: recurringTransaction,
    meta: { idempotent: true },
  }),
  /** The recurring transactions, with what is made next and what was. */
  getRecurringTransaction: call('GET', 'ewa/getRecurringTransaction', {
    payload: z.object({ recurringTransactions: z.array(recurringTransaction) }),
  }),
  /** Pause (2), resume (1) or stop (3) a recurring transaction. Repeating it changes nothing. */
  updateRecurringTransactionsStatus: call('POST', 'ewa/UpdateRecurringTransactionsStatus', {
    input: z.object({ recurringTransactionID, status: wireNumber }),
    payload: recurringTransaction,
  }),
  /** Skip the next one of a recurring transaction. Repeating it changes nothing. */
  cancelScheduledTransaction: call('DELETE', 'ewa/cancelScheduledTransaction/{id}', {
    input: z.object({ id: scheduledTransactionID }),
    payload: recurringTransaction,
  }),
};

export type {
  WireRecurring,
  WireRecurringPlan,
  WireRecurringPreview,
  WireSaveRecurring,
  WireScheduled,
} from './recurring.ts';
