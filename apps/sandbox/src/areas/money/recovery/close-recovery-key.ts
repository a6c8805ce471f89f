import type { WireRecovery, WireRecoveryOutcome } from '@dayfare/api/money/recovery/recovery-contract';
import { withOutside } from '../../../platform/jobs/outside-first.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { answerKey, closeKey, findKey } from '../core/idempotency.ts';
import { lockEmployee } from '../core/owner.ts';
import { carryOut, debitUnder, receiptOf } from './recover.ts';

/**
 * Sees to it that nothing is debited any more under a key, and says what it stands for. A debit that was begun under it may be with
 * its rail: it is carried to its end first.
 */
export function closeRecoveryKey(
  { db, clock, rails, employee }: SignedInContext,
  key: string,
): Promise<WireRecoveryOutcome> {
  const owner = { employeeId: employee.id, key };
  return withOutside(db, {
    // Every debit takes this lock: it has been begun before, or never is.
    lock: (tx) => lockEmployee(tx, employee.id),
    work: async (tx, ask) => {
      const at = clock.now();
      const begun = await debitUnder(tx, employee.id, key);
      if (begun && (await findKey(tx, owner))?.status !== 'done')
        await answerKey(tx, owner, receiptOf(await carryOut(tx, begun, { rails, ask, at })));
      const { status, refusal, answer } = await closeKey(tx, owner, at);
      if (status === 'done') return { outcome: 'done', receipt: answer as WireRecovery };
      return refusal ? { outcome: 'refused', refusalCode: refusal.code } : { outcome: 'closed' };
    },
  });
}
