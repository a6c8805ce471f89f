import {
  epochMs,
  nextFrequencyChange,
  type PayFrequency,
  type PayFrequencyChange,
  toIsoDate,
  withFrequency,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { calendarOf, employments } from '../../session/index.ts';
import { lockEarner } from '../core/owner.ts';

/**
 * Changes how often an employer pays a person, in the caller's transaction; gives the change that is to come, null where what is in force
 * stays. The running pay period ends and is paid as planned, so that nothing of what it earned or what was taken of it is touched; the new
 * rhythm begins with the next one.
 */
export async function changePayFrequency(
  tx: Db,
  { employmentId, frequency, now }: { employmentId: number; frequency: PayFrequency; now: Date },
): Promise<PayFrequencyChange | null> {
  const { schedule, timeZone } = await lockEarner(tx, employmentId);
  const today = toIsoDate(epochMs(now.getTime()), timeZone);
  const changes = withFrequency(calendarOf(schedule), frequency, today);
  await tx
    .update(employments)
    .set({ schedule: { ...schedule, changes } })
    .where(eq(employments.id, employmentId));
  return nextFrequencyChange({ changes }, today);
}
