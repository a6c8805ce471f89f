import { timeStatus } from '@dayfare/domain/time';
import { and, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { tellOfRejection } from './notices.ts';
import { type TimeRow, timeEntries } from './tables.ts';

/** What is decided about hours that were submitted. */
export interface HoursDecision {
  readonly ids: readonly number[];
  readonly status: 'Approved' | 'Rejected';
  /** Why they are rejected; null where they are approved. */
  readonly reason: string | null;
  readonly at: Date;
}

/**
 * Decides about hours, all of them or none, and tells those whose hours were rejected. `team` limits whose they can be. Repeating it changes
 * nothing. Refuses with TimeEntryNotFound and HoursDecided.
 */
export async function decideHours(
  tx: Db,
  { ids, status, reason, at }: HoursDecision,
  team?: SQL,
): Promise<TimeRow[]> {
  const asked = and(inArray(timeEntries.id, [...ids]), team);
  const rows = await tx.select().from(timeEntries).where(asked).for('update');
  if (rows.length < new Set(ids).size) throw new Refusal('TimeEntryNotFound');
  const [waiting, decided] = [timeStatus.toWire('Submitted'), timeStatus.toWire(status)];
  if (rows.some((row) => row.status !== waiting && row.status !== decided)) throw new Refusal('HoursDecided');
  const fresh = rows.filter((row) => row.status === waiting);
  if (fresh.length > 0)
    await tx
      .update(timeEntries)
      .set({ status: decided, reason })
      .where(
        inArray(
          timeEntries.id,
          fresh.map(({ id }) => id),
        ),
      );
  if (reason !== null) await tellOfRejection(tx, fresh, { reason, at });
  return rows.map((row) => (row.status === waiting ? { ...row, status: decided, reason } : row));
}
