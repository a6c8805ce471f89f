import { addDays, epochMs, type IsoDate, minorUnits, toIsoDate } from '@dayfare/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { accountId } from '../ledger/accounts.ts';
import { accrualLines, paydayLines } from '../ledger/entries.ts';
import { balanceOf, post } from '../ledger/post.ts';
import { type Employee, employees } from '../session/index.ts';
import { ownerOf } from './owner.ts';
import { accessLimitOf } from './pay.ts';
import { fromDatabase, periodOf, workOn } from './schedule.ts';
import { dayEarnings, payPeriods } from './tables.ts';

/** The last day that is over where the employee works. */
export function lastFullDay({ timeZone }: Pick<Employee, 'timeZone'>, now: Date): IsoDate {
  return addDays(toIsoDate(epochMs(now.getTime()), timeZone), -1);
}

/** Whether days have passed whose wages are not in the books yet. */
export function isBehind(employee: Employee, now: Date): boolean {
  return employee.accruedThrough < lastFullDay(employee, now);
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

async function accrueDay(tx: Db, employee: Employee, date: IsoDate, accessPercent: number): Promise<void> {
  const work = workOn(employee.schedule, employee.hourlyRateMinor, date);
  if (work.gross === 0) return;
  const { startsOn } = periodOf(employee.schedule, date);
  const before = await grossOf(tx, employee.id, startsOn);
  const after = minorUnits(before + work.gross);
  // The day's share is the difference of two truncated totals, so that the days add up to the period exactly.
  const accessible =
    accessLimitOf(employee, after, accessPercent) - accessLimitOf(employee, before, accessPercent);
  const { gross: grossMinor, ...minutes } = work;
  await tx
    .insert(dayEarnings)
    .values({ employeeId: employee.id, earnedOn: date, periodStart: startsOn, grossMinor, ...minutes });
  await post(tx, {
    kind: 'accrual',
    reference: `accrual:${employee.id}:${date}`,
    at: new Date(`${date}T23:59:59Z`),
    lines: accrualLines(ownerOf(employee), accessible),
  });
}

async function closePeriod(tx: Db, employee: Employee, lastDay: IsoDate): Promise<void> {
  const [wages, receivable] = [
    await balanceOf(tx, accountId.wages(employee.id)),
    await balanceOf(tx, accountId.receivable(employee.id)),
  ];
  await post(tx, {
    kind: 'payday',
    reference: `payday:${employee.id}:${lastDay}`,
    at: new Date(`${lastDay}T23:59:59Z`),
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
  let date = fromDatabase(employee.accruedThrough);
  if (date >= through) return employee;
  while (date < through) {
    date = addDays(date, 1);
    await accrueDay(tx, employee, date, accessPercent);
    if (periodOf(employee.schedule, date).endsOn === date) {
      await closePeriod(tx, employee, date);
      await openPeriod(tx, employee, addDays(date, 1));
    }
  }
  await tx.update(employees).set({ accruedThrough: through }).where(eq(employees.id, employee.id));
  return { ...employee, accruedThrough: through };
}
