import type { WireRecovery, WireRecoveryOutcome } from '@dayfare/api/money/recovery/recovery-contract';
import { underLocks } from '../../platform/db/transaction.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { closeKey } from '../core/idempotency.ts';
import { lockEmployee } from '../core/owner.ts';

/** Sees to it that nothing is debited any more under a key, and says what it stands for. */
export function closeRecoveryKey(
  { db, clock, employee }: SignedInContext,
  key: string,
): Promise<WireRecoveryOutcome> {
  return underLocks(db, async (tx) => {
    // Every debit takes this lock: it has been debited before, or never is.
    await lockEmployee(tx, employee.id);
    const { status, refusal, answer } = await closeKey(tx, { employeeId: employee.id, key }, clock.now());
    if (status === 'done') return { outcome: 'done', receipt: answer as WireRecovery };
    return refusal ? { outcome: 'refused', refusalCode: refusal.code } : { outcome: 'closed' };
  });
}
