import { epochMs, type OwnPause, pauseOn, toIsoDate } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Employee } from '../../session/index.ts';
import { ownPauses } from './pause-tables.ts';
import { fromDatabase } from './schedule.ts';

/** The pause that a person has set for themselves and that applies now; null without one. */
export async function pauseNow(
  tx: Db,
  { id, timeZone }: Pick<Employee, 'id' | 'timeZone'>,
  now: Date,
): Promise<OwnPause | null> {
  const [row] = await tx.select().from(ownPauses).where(eq(ownPauses.employeeId, id));
  const pause = row ? { until: row.until === null ? null : fromDatabase(row.until) } : null;
  return pauseOn(pause, toIsoDate(epochMs(now.getTime()), timeZone));
}

/** Refuses with PausedByYou while the person has paused the service. For money that is taken without a balance of wages. */
export async function requireNotPaused(tx: Db, employee: Employee, now: Date): Promise<void> {
  if (await pauseNow(tx, employee, now)) throw new Refusal('PausedByYou');
}
