import * as z from 'zod/mini';
import { call, wireNumber } from '../wire/index.ts';
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
  /** The days and the total of a plan. Moves nothing and stores nothing. */
  previewRecurringTransaction: call('POST', 'ewa/PreviewRecurringTransaction', {
    input: recurringPlan,
    payload: recurringPreview,
    meta: { kind: 'read' },
  }),
  /** Sets one up, once for each `Idempotency-Key`, or gives one a new end. */
  saveRecurringTransactionDetail: call('POST', 'ewa/SaveRecurringTransactionDetail', {
    input: saveRecurringInput,
    payload: recurringTransaction,
    meta: { idempotent: true },
  }),
  getRecurringTransaction: call('GET', 'ewa/getRecurringTransaction', {
    payload: z.object({ recurringTransactions: z.array(recurringTransaction) }),
  }),
  /** Pauses (2), resumes (1) or stops (3) one. Repeating it changes nothing. */
  updateRecurringTransactionsStatus: call('POST', 'ewa/UpdateRecurringTransactionsStatus', {
    input: z.object({ recurringTransactionID, status: wireNumber }),
    payload: recurringTransaction,
  }),
  /** Skips the next one; those after it stay. Repeating it changes nothing. */
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
