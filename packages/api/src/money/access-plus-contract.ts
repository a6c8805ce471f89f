import * as z from 'zod/mini';
import { call, wireId, wireNumber } from '../wire/index.ts';

/** The calls about money that is owed and comes from a linked bank account. */
export const accessPlusContract = {
  /** Debit what is owed from a linked bank account, once for each idempotency key. */
  performAccessPlusDebitRecoveryTransaction: call('POST', 'ewa/performAccessPlusDebitRecoveryTransaction', {
    input: z.object({
      instrumentID: wireId,
      /** The deduction, by its number in `user/GetMissingClearDeductionDates`. */
      deductionID: wireId,
    }),
    payload: z.object({
      isRecovered: z.boolean(),
      /** NotEligible, RecoveryFailed, LimitReached, BankLoginRequired; null once it is recovered. */
      outcome: z.nullable(wireNumber),
    }),
    meta: { idempotent: true },
  }),
};
