import { epochMs, type OwnPause, pauseOn, toIsoDate } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Employee } from '../../session/index.ts';
import { ownPauses } from './pause-tables.ts';
import { fromDatabase } from './schedule.ts';

/** A pause as it was read, if it applies now; null if it doesn't, or there is none. */
export function pauseIn(
  row: Pick<typeof ownPauses.$inferSelect, 'until'> | null | undefined,
  { timeZone }: Pick<Employee, 'timeZone'>,
  now: Date,
): OwnPause | null {
  const pause = row ? { until: row.until === null ? null : fromDatabase(row.until) } : null;
  return pauseOn(pause, toIsoDate(epochMs(now.getTime()), timeZone));
}

/** The pause that a person has set for themselves and that applies now; null without one. */
export async function pauseNow(
  tx: Db,
  employee: Pick<Employee, 'id' | 'timeZone'>,
  now: Date,
): Promise<OwnPause | null> {
  const [row] = await tx.select().from(ownPauses).where(eq(ownPauses.employeeId, employee.id));
  return pauseIn(row, employee, now);
}

/** Refuses with PausedByYou while the person has paused the service. For money that is taken without a balance of wages. */
export async function requireNotPaused(tx: Db, employee: Employee, now: Date): Promise<void> {
  if (await pauseNow(tx, employee, now)) throw new Refusal('PausedByYou');
}
