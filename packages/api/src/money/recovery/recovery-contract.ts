import * as z from 'zod/mini';
import { call, keyOutcome, transferKey, type WireKeyOutcome, wireId, wireNumber } from '../../wire/index.ts';

/** What came of a debit. */
const recovery = z.object({
  isRecovered: z.boolean(),
  /** NotEligible, RecoveryFailed, LimitReached, BankLoginRequired, OnItsWay; null once it is recovered. */
  outcome: z.nullable(wireNumber),
});

/** The calls about money that is owed and comes from a linked bank account. */
export const recoveryContract = {
  /** Debit what is owed from a linked bank account, once for each idempotency key. */
  performAccessPlusDebitRecoveryTransaction: call('POST', 'ewa/performAccessPlusDebitRecoveryTransaction', {
    input: z.object({
      instrumentID: wireId,
      /** The deduction, by its number in `user/GetMissingClearDeductionDates`. */
      deductionID: wireId,
    }),
    payload: recovery,
    meta: { idempotent: true },
  }),
  /** Sees to it that nothing is debited any more under a key, and says what it stands for. Moves nothing. */
  closeRecoveryKey: call('POST', 'ewa/closeRecoveryKey', {
    input: transferKey,
    payload: keyOutcome(recovery),
    meta: { kind: 'read', ours: true },
  }),
};

/** What came of a debit, as on the wire. */
export type WireRecovery = z.infer<typeof recovery>;
/** What a key stands for, as on the wire. */
export type WireRecoveryOutcome = WireKeyOutcome<WireRecovery>;
