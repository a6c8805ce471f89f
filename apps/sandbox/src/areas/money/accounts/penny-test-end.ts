import { type PennyTestStatus, pennyTestStatus } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { pennyTests } from './tables.ts';

/** Writes down how small deposits ended, where there are any. */
export async function endTest(tx: Db, instrumentId: number, status: PennyTestStatus): Promise<void> {
  await tx
    .update(pennyTests)
    .set({ status: pennyTestStatus.toWire(status) })
    .where(eq(pennyTests.instrumentId, instrumentId));
}
