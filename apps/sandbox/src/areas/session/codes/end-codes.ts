import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { passwordResets, pins } from '../sessions/session-tables.ts';

/** Voids every code that is on its way to someone: what they were sent to is no longer theirs. */
export async function endCodes(tx: Db, employeeId: number, at: Date): Promise<void> {
  await tx
    .update(pins)
    .set({ usedAt: at })
    .where(and(eq(pins.employeeId, employeeId), isNull(pins.usedAt)));
  await tx
    .update(passwordResets)
    .set({ usedAt: at })
    .where(and(eq(passwordResets.employeeId, employeeId), isNull(passwordResets.usedAt)));
}
