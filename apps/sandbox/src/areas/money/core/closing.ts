import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { closings } from './closing-tables.ts';

/** A person's request to close their account, which waits for something; undefined without one. */
export async function closingOf(
  tx: Db,
  employeeId: number,
): Promise<typeof closings.$inferSelect | undefined> {
  const [row] = await tx.select().from(closings).where(eq(closings.employeeId, employeeId));
  return row;
}

/** Refuses with ClosingByYou while the person's account is closing. For money that is taken without a balance of wages. */
export async function requireNotClosing(tx: Db, employeeId: number): Promise<void> {
  if (await closingOf(tx, employeeId)) throw new Refusal('ClosingByYou');
}
