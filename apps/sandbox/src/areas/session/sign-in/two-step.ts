import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { ApiContext, SignedIn } from '../api-context.ts';
import { spendProof } from '../codes/proof.ts';
import { endTrusts, trustDevice } from '../devices/device-trust.ts';
import { recordEvent } from '../notices/security-events.ts';
import { type SecurityChange, tellOfChange } from '../notices/security-notices.ts';
import { revokeSessionsOf } from '../sessions/end-sessions.ts';
import { type Employee, employees } from '../tables.ts';

/** Whether a new device needs a PIN, and where PINs go. */
type TwoStep = Pick<Employee, 'dualFactor' | 'pinToEmail'>;

function changeFrom(before: TwoStep, after: TwoStep): SecurityChange | null {
  if (after.dualFactor !== before.dualFactor) return after.dualFactor ? 'twoStepOn' : 'twoStepOff';
  return after.pinToEmail === before.pinToEmail ? null : 'codesMoved';
}

/**
 * Changes whether a new device needs a PIN, and where it goes. The proof comes from where PINs go now, also where none was needed to sign in: large
 * transfers are confirmed there. The person is told by the other channel. Switched on, it ends the other sessions that a password alone opened.
 * Refuses with ProofRequired.
 */
export async function changeTwoStep(context: ApiContext & SignedIn, after: TwoStep): Promise<void> {
  const { db, clock, employee, session, clientAddress } = context;
  const change = changeFrom(employee, after);
  if (change === null) return;
  const provedByEmail = employee.pinToEmail;
  await inTransaction(db, async (tx) => {
    await spendProof({ ...context, db: tx }, provedByEmail);
    await tx.update(employees).set(after).where(eq(employees.id, employee.id));
    // A device that a password was enough for is not one that was confirmed; this one has just been.
    if (change === 'twoStepOn') {
      await endTrusts(tx, employee.id);
      await revokeSessionsOf(tx, employee.id, clock.real(), { keeps: session, openedBy: 'password' });
    }
    await tellOfChange(tx, employee, change, { byEmail: !provedByEmail, at: clock.now() });
    await recordEvent(tx, {
      ...{ kind: 'twoStepChanged', employeeId: employee.id },
      ...{ address: clientAddress, at: clock.real() },
    });
  });
  if (change === 'twoStepOn') await trustDevice(context, employee, null);
}
