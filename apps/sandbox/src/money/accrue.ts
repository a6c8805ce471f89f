import {
  add,
  addDays,
  atLocalTime,
  epochMs,
  type IsoDate,
  minorUnits,
  readableUntil,
  toIsoDate,
} from '@dayfare/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { accountId } from '../ledger/accounts.ts';
import { accrualLines, paydayLines } from '../ledger/entries.ts';
import { balanceOf, type Entry, post } from '../ledger/post.ts';
import { type Employment, employments } from '../session/index.ts';
import { consentFactsOf } from './consent/facts.ts';
import { type Earner, ownerOf } from './owner.ts';
import { accessLimitOf, workOf } from './pay.ts';
import { fromDatabase, periodOf } from './schedule.ts';
import { dayEarnings, payPeriods } from './tables.ts';

/** The midnight that ends a day where the employee works: no transfer made in that day comes after it, none of the next before. */
function endOf({ timeZone }: Pick<Earner, 'timeZone'>, date: IsoDate): Date {
  return new Date(atLocalTime(addDays(date, 1), 0, 0, timeZone));
}

/** The last day that is over where the employee works, and whose hours we may read. */
function lastFullDay(employee: Earner, now: Date): IsoDate {
  const until = readableUntil(consentFactsOf(employee), epochMs(now.getTime()));
  if (until === null) return fromDatabase(employee.accruedThrough);
  return addDays(toIsoDate(until, employee.timeZone), -1);
}

/** What the period has earned so far, before anything is kept back. */
export async function grossOf(tx: Db, employmentId: number, periodStart: string) {
  const [row] = await tx
    .select({ gross: sql<string>`coalesce(sum(${dayEarnings.grossMinor}), 0)` })
    .from(dayEarnings)
    .where(and(eq(dayEarnings.employmentId, employmentId), eq(dayEarnings.periodStart, periodStart)));
  return minorUnits(Number(row?.gross ?? 0));
}

/** Opens the pay period that a day lies in, unless it is open. */
export async function openPeriod(
  tx: Db,
  { id, schedule }: Pick<Employment, 'id' | 'schedule'>,
  date: IsoDate,
): Promise<void> {
  await tx
    .insert(payPeriods)
    .values({ employmentId: id, ...periodOf(schedule, date) })
    .onConflictDoNothing();
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

async function closePeriod(tx: Db, employee: Earner, lastDay: IsoDate): Promise<void> {
  const [wages, receivable] = [
    await balanceOf(tx, accountId.wages(ownerOf(employee))),
    await balanceOf(tx, accountId.receivable(ownerOf(employee))),
  ];
  await post(tx, {
    kind: 'payday',
    reference: `payday:${employee.id}:${employee.employerId ?? 0}:${lastDay}`,
    at: endOf(employee, lastDay),
    lines: paydayLines(ownerOf(employee), { wages, receivable }),
  });
}

/**
 * Posts every completed day, closing and opening pay periods as needed, and returns the updated employee. The employment's row must be
 * locked. Idempotent: `accruedThrough` only moves forward.
 */
export async function bringUpToDate(
  tx: Db,
  employee: Earner,
  now: Date,
  accessPercent: number,
): Promise<Earner> {
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
      await openPeriod(tx, { id: employee.employmentId, schedule: employee.schedule }, addDays(day, 1));
    }
  }
  await tx
    .update(employments)
    .set({ accruedThrough: through })
    .where(eq(employments.id, employee.employmentId));
  return { ...employee, accruedThrough: through };
}
