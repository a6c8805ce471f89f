import { eq } from 'drizzle-orm';
import type { DueCounts } from '../../platform/http/due-counts.ts';
import { employees } from '../session/index.ts';
import { countDueSoon } from './read.ts';
import { duesOf, todayOf } from './rows.ts';

/** How many bills wait for a person that are overdue or due in the next 30 days. */
export const billsDueCount: DueCounts['bills'] = async ({ db, employeeId, now }) => {
  const [employee] = await db.select().from(employees).where(eq(employees.id, employeeId));
  return employee ? countDueSoon(await duesOf(db, employeeId), todayOf(employee, now)) : 0;
};
