import { closingObstacle, closingWait } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { Server } from '../../../platform/http/server.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { closingOf } from '../core/closing.ts';
import { closings } from '../core/closing-tables.ts';
import { lockEmployee } from '../core/owner.ts';
import { tellToMove } from './closing-texts.ts';
import { endService } from './end-service.ts';
import { unsettledOf } from './unsettled.ts';

/** The kind of job that closes an account when what it waits for has ended; its reference is `person:asked:due`. */
export const closingJob = 'close-account';

/** How often it is looked at whether that has ended, in ms. */
const lookAgainMs = 60 * 60_000;

type Closing = typeof closings.$inferSelect;

/** Puts into the queue that it is looked at, an hour from a time, whether an account can close. */
export async function lookAtClosing(
  tx: Db,
  { employeeId, askedAt }: Pick<Closing, 'employeeId' | 'askedAt'>,
  from: Date,
): Promise<void> {
  const due = from.getTime() + lookAgainMs;
  const reference = `${employeeId}:${askedAt.getTime()}:${due}`;
  await enqueue(tx, { kind: closingJob, reference, dueAt: new Date(due) });
}

async function sayWhatToMove(tx: Db, { employeeId }: Closing, at: Date): Promise<void> {
  await tx.update(closings).set({ isToldToMove: true }).where(eq(closings.employeeId, employeeId));
  await tellToMove(tx, await lockEmployee(tx, employeeId), at);
}

/** Closes an account if nothing is left to settle, and looks again later otherwise. One that its person has kept is left alone. */
export function closingHandler({
  clock,
  billsOfAccount,
}: Pick<Server, 'clock' | 'billsOfAccount'>): JobHandler {
  return async (tx, { reference, dueAt }, now) => {
    const [id, asked] = reference.split(':').map(Number);
    const employee = await lockEmployee(tx, id ?? 0);
    // Under the lock: it may have been called off a moment ago.
    const closing = await closingOf(tx, employee.id);
    if (closing?.askedAt.getTime() !== asked || !closing) return false;
    const unsettled = await unsettledOf(tx, employee.id);
    const isWaiting = closingWait(unsettled) !== null;
    if (!isWaiting && !closingObstacle(unsettled)) {
      await endService(tx, employee, {
        ...{ at: now, real: clock.real(), address: closing.address, billsOfAccount },
      });
      return true;
    }
    if (!isWaiting && !closing.isToldToMove) await sayWhatToMove(tx, closing, now);
    await lookAtClosing(tx, closing, dueAt);
    return true;
  };
}
