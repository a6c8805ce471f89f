import { add, addDays, atLocalTime, epochMs, type IsoDate, minorUnits, toIsoDate } from '@dayfare/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { accountId } from '../ledger/accounts.ts';
import { accrualLines, paydayLines } from '../ledger/entries.ts';
import { balanceOf, type Entry, post } from '../ledger/post.ts';
import { type Employee, employees } from '../session/index.ts';
import { ownerOf } from './owner.ts';
import { accessLimitOf } from './pay.ts';
import { fromDatabase, periodOf, workOn } from './schedule.ts';
import { dayEarnings, payPeriods } from './tables.ts';

/** The midnight that ends a day where the employee works: no transfer made in that day comes after it, none of the next before. */
function endOf({ timeZone }: Pick<Employee, 'timeZone'>, date: IsoDate): Date {
  return new Date(atLocalTime(addDays(date, 1), 0, 0, timeZone));
}

/** The last day that is over where the employee works. */
function lastFullDay({ timeZone }: Pick<Employee, 'timeZone'>, now: Date): IsoDate {
  return addDays(toIsoDate(epochMs(now.getTime()), timeZone), -1);
}

/** What the period has earned so far, before anything is kept back. */
export async function grossOf(tx: Db, employeeId: number, periodStart: string) {
  const [row] = await tx
    .select({ gross: sql<string>`coalesce(sum(${dayEarnings.grossMinor}), 0)` })
    .from(dayEarnings)
    .where(and(eq(dayEarnings.employeeId, employeeId), eq(dayEarnings.periodStart, periodStart)));
  return minorUnits(Number(row?.gross ?? 0));
}

/** Opens the pay period that a day lies in, unless it is open. */
export async function openPeriod(tx: Db, { id, schedule }: Employee, date: IsoDate): Promise<void> {
  await tx
    .insert(payPeriods)
    .values({ employeeId: id, ...periodOf(schedule, date) })
    .onConflictDoNothing();
}

/** Writes the wages of some days of one pay period into the books. */
async function accrueDays(
  tx: Db,
  employee: Employee,
  days: readonly IsoDate[],
  accessPercent: number,
): Promise<void> {
  const [first] = days;
  if (!first) return;
  const { startsOn: periodStart } = periodOf(employee.schedule, first);
  const rows: (typeof dayEarnings.$inferInsert)[] = [];
  const entries: Entry[] = [];
  let gross = await grossOf(tx, employee.id, periodStart);
  for (const date of days) {
    const { gross: grossMinor, ...minutes } = workOn(employee.schedule, employee.hourlyRateMinor, date);
    if (grossMinor === 0) continue;
    rows.push({ employeeId: employee.id, earnedOn: date, periodStart, grossMinor, ...minutes });
    // The day's share is the difference of two truncated totals, so that the days add up to the period exactly.
    const before = accessLimitOf(employee, gross, accessPercent);
    gross = add(gross, grossMinor);
    entries.push({
      kind: 'accrual',
      reference: `accrual:${employee.id}:${date}`,
      at: endOf(employee, date),
      lines: accrualLines(ownerOf(employee), accessLimitOf(employee, gross, accessPercent) - before),
    });
  }
  if (rows.length === 0) return;
  await tx.insert(dayEarnings).values(rows);
  await post(tx, ...entries);
}

async function closePeriod(tx: Db, employee: Employee, lastDay: IsoDate): Promise<void> {
  const [wages, receivable] = [
    await balanceOf(tx, accountId.wages(employee.id)),
    await balanceOf(tx, accountId.receivable(employee.id)),
  ];
  await post(tx, {
    kind: 'payday',
    reference: `payday:${employee.id}:${lastDay}`,
    at: endOf(employee, lastDay),
    lines: paydayLines(ownerOf(employee), { wages, receivable }),
  });
}

/**
 * Writes every day that is over into the books, closing and opening pay periods on the way, and gives the employee as
 * they stand then. The employee's row must be locked. Nothing happens twice: `accruedThrough` only moves forward.
 */
export async function bringUpToDate(
  tx: Db,
  employee: Employee,
  now: Date,
  accessPercent: number,
): Promise<Employee> {
  const through = lastFullDay(employee, now);
  let day = fromDatabase(employee.accruedThrough);
  if (day >= through) return employee;
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
      await closePeriod(tx, employee, day);
      await openPeriod(tx, employee, addDays(day, 1));
    }
  }
  await tx.update(employees).set({ accruedThrough: through }).where(eq(employees.id, employee.id));
  return { ...employee, accruedThrough: through };
}
