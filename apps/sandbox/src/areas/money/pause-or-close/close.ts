import type { WireOwnService } from '@dayfare/api/money/settings/pause-or-close-contract';
import { closingObstacle, closingWait } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type ApiContext, type SignedIn, spendProof } from '../../session/index.ts';
import { closings } from '../core/closing-tables.ts';
import { closeOpenKeys } from '../core/idempotency.ts';
import { lockEmployee } from '../core/owner.ts';
import { lookAtClosing } from './close-later.ts';
import { tellWaiting } from './closing-texts.ts';
import { endService } from './end-service.ts';
import { serviceOnWire } from './service.ts';
import { unsettledOf } from './unsettled.ts';

/**
 * Closes the account of the person who asks, and returns true; while something is underway that ends by itself, returns false, lets no more
 * money be sent, and closes the account when that has ended. Refuses with ServiceNotClosable while we hold money of theirs, and with ProofRequired
 * without a fresh proof, which it uses up: a session alone does not end an account.
 */
export function closeService(context: ApiContext & SignedIn): Promise<boolean> {
  const { db, clock, clientAddress: address, employee: asking, billsOfAccount } = context;
  const now = clock.now();
  return underLocks(db, async (tx) => {
    // Every move of this person's money takes this lock: it has moved before, or never does.
    const employee = await lockEmployee(tx, asking.id);
    const unsettled = await unsettledOf(tx, employee.id);
    if (closingObstacle(unsettled)) throw new Refusal('ServiceNotClosable');
    const [asked] = await tx.select().from(closings).where(eq(closings.employeeId, employee.id));
    // Asked for twice, it waits once.
    if (asked) return false;
    await spendProof({ ...context, db: tx }, employee.pinToEmail);
    const wait = closingWait(unsettled);
    if (!wait) {
      await endService(tx, employee, { at: now, real: clock.real(), address, billsOfAccount });
      return true;
    }
    const [added] = await tx
      .insert(closings)
      .values({ employeeId: employee.id, askedAt: now, address })
      .returning();
    if (!added) throw new Error('The closing was not written.');
    // A request that is still on its way to us moves nothing any more.
    await closeOpenKeys(tx, employee.id);
    await lookAtClosing(tx, added, now);
    await tellWaiting(tx, employee, now, wait);
    return false;
  });
}

/** Calls off the closing of the account of the person who asks; doing it again changes nothing. */
export function keepService(context: ApiContext & SignedIn): Promise<WireOwnService> {
  const {
    db,
    clock,
    employee: { id },
  } = context;
  return underLocks(db, async (tx) => {
    const employee = await lockEmployee(tx, id);
    await tx.delete(closings).where(eq(closings.employeeId, id));
    return serviceOnWire({ ...context, db: tx, employee }, clock.now());
  });
}
