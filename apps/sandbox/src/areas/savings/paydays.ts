import { type IsoDate, nextPaydays } from '@dayfare/domain/money';
import { mostPaydays, savingRhythm } from '@dayfare/domain/savings';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { calendarOf, employments } from '../session/index.ts';
import type { GoalRow } from './tables.ts';

/** The paydays of an employment from a day on, the soonest first; none for those who are paid daily, and for users without wages. */
export async function paydaysFrom(tx: Db, employmentId: number | null, from: IsoDate): Promise<IsoDate[]> {
  if (employmentId === null) return [];
  const [found] = await tx.select().from(employments).where(eq(employments.id, employmentId));
  if (!found?.schedule || found.schedule.frequency === 'Hourly') return [];
  return nextPaydays(calendarOf(found.schedule), from, mostPaydays).map(({ paysOn }) => paysOn);
}

/** The paydays that a goal waits for; none where it goes by other days. */
export const paydaysOf = async (
  tx: Db,
  { frequency, employmentId }: Pick<GoalRow, 'frequency' | 'employmentId'>,
  from: IsoDate,
): Promise<IsoDate[]> =>
  savingRhythm.fromWire(frequency) === 'Payday' ? paydaysFrom(tx, employmentId, from) : [];
