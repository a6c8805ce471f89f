import {
  add,
  addDays,
  atLocalTime,
  epochMs,
  type IsoDate,
  readableUntil,
  toIsoDate,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { accrualLines } from '../../../ledger/entries.ts';
import { type Entry, post } from '../../../ledger/post.ts';
import type { Db } from '../../../platform/db/db.ts';
import { employments } from '../../session/index.ts';
import { type Earner, ownerOf } from '../core/owner.ts';
import { fromDatabase, periodOf } from '../core/schedule.ts';
import { dayEarnings } from '../core/tables.ts';
import { consentFactsOf } from './consent-facts.ts';
import { grossOf } from './gross.ts';
import { accessLimitOf, workOf } from './pay.ts';
import { endPeriod, openPeriod, payDue } from './payday.ts';

/** The midnight that ends a day where the employee works: no transfer made in that day comes after it, none of the next before. */
function endOf({ timeZone }: Pick<Earner, 'timeZone'>, date: IsoDate): Date {
  return new Date(atLocalTime(addDays(date, 1), 0, 0, timeZone));
}

/** The last day that is over where the employee works, and the last of those whose hours we may read. */
function lastFullDays(employee: Earner, now: Date): { readonly over: IsoDate; readonly readable: IsoDate } {
  const at = epochMs(now.getTime());
  const until = readableUntil(consentFactsOf(employee), at);
  const lastBefore = (time: typeof at) => addDays(toIsoDate(time, employee.timeZone), -1);
  return {
    over: lastBefore(at),
    readable: until === null ? fromDatabase(employee.accruedThrough) : lastBefore(until),
  };
}

/** Writes the wages of some days of one pay period into the books. */
async function accrueDays(
  tx: Db,
  employee: Earner,
  days: readonly IsoDate[],
  accessPercent: number,
): Promise<void> {
  const [first] = days;
  if (!first) return;
  const { startsOn: periodStart } = periodOf(employee.schedule, first);
  const rows: (typeof dayEarnings.$inferInsert)[] = [];
  const entries: Entry[] = [];
  let gross = await grossOf(tx, employee.employmentId, periodStart);
  for (const date of days) {
    const { gross: grossMinor, ...minutes } = workOf(employee, date);
    if (grossMinor === 0) continue;
    rows.push({ employmentId: employee.employmentId, earnedOn: date, periodStart, grossMinor, ...minutes });
    // The day's share is the difference of two truncated totals, so that the days add up to the period exactly.
    const before = accessLimitOf(employee, gross, accessPercent);
    gross = add(gross, grossMinor);
    entries.push({
      kind: 'accrual',
      reference: `accrual:${employee.id}:${employee.employerId ?? 0}:${date}`,
      at: endOf(employee, date),
      lines: accrualLines(ownerOf(employee), accessLimitOf(employee, gross, accessPercent) - before),
    });
  }
  if (rows.length === 0) return;
  await tx.insert(dayEarnings).values(rows);
  await post(tx, ...entries);
}

/**
 * Posts every completed day, closing, paying and opening pay periods as needed, and returns the updated employee. The employment's row must be
 * locked. Idempotent: `accruedThrough` only moves forward.
 */
export async function bringUpToDate(
  tx: Db,
  employee: Earner,
  now: Date,
  accessPercent: number,
): Promise<Earner> {
  const { over, readable: through } = lastFullDays(employee, now);
  let day = fromDatabase(employee.accruedThrough);
  if (day >= through) {
    // Payday comes although no hours are read.
    if (through < over) await payDue(tx, employee, addDays(over, 1));
    return employee;
  }
  while (day < through) {
    const { endsOn } = periodOf(employee.schedule, addDays(day, 1));
    const days: IsoDate[] = [];
    const isOver = endsOn <= through;
    for (const last = isOver ? endsOn : through; day < last; ) {
      day = addDays(day, 1);
      days.push(day);
    }
    await accrueDays(tx, employee, days, accessPercent);
    if (isOver) {
      // The payday before falls into the period that ends here.
      await payDue(tx, employee, addDays(day, 1));
      await endPeriod(tx, employee, day);
      await openPeriod(tx, employee, addDays(day, 1));
    }
  }
  await payDue(tx, employee, addDays(over, 1));
  await tx
    .update(employments)
    .set({ accruedThrough: through })
    .where(eq(employments.id, employee.employmentId));
  return { ...employee, accruedThrough: through };
}
