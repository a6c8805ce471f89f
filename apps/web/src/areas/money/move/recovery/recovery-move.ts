import {
  type Recovery,
  type RecoveryReceipt,
  recover,
  recoveryAnswer,
} from '@dayfare/api/money/recovery/recovery-queries';
import { refreshAfterProof } from '@dayfare/api/money/settings/proofs-queries';
import type { MinorUnits } from '@dayfare/domain/money';
import { isWhole, jsonCodec, type MoveKind } from '../../../../kit/money/move/move-kind.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';

/** A debit of what is owed. */
export interface PayBackRequest extends Recovery {
  /** What the deduction owes. */
  readonly amount: MinorUnits;
}

/** Paying back what an employer did not deduct. A debit that the bank refuses is an answer too: it has ended. */
export const recoveryMove: MoveKind<PayBackRequest, RecoveryReceipt> = {
  kind: 'recovery',
  codec: jsonCodec(
    ({ instrumentId, deductionId, amount }) =>
      isWhole(instrumentId) && isWhole(deductionId) && isWhole(amount),
  ),
  perform: recover,
  outcome: recoveryAnswer,
  refresh: refreshAfterProof,
  amount: ({ amount }) => amount,
  path: ({ deductionId }) => pathTo('/access-plus', {}, { deduction: deductionId }),
};
