import {
  epochMs,
  type IsoDate,
  type MinorUnits,
  max,
  minorUnits,
  subtract,
  sum,
  toIsoDate,
  zero,
} from '@dayfare/domain/money';
import { and, desc, eq, gte, notInArray } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { accountId } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/post.ts';
import type { Employee } from '../session/index.ts';
import { grossOf } from './accrue.ts';
import { accessLimitOf, netOf, withheldOf } from './pay.ts';
import { daysOf, fromDatabase, periodOf, workOn } from './schedule.ts';
import { undone } from './status.ts';
import { type PayPeriod, payPeriods, transactions } from './tables.ts';

/** Where an employee stands in the current pay period. */
export interface Standing {
  readonly period: PayPeriod;
  readonly gross: MinorUnits;
  readonly withheld: MinorUnits;
  /** What the period gives access to in all. */
  readonly limit: MinorUnits;
  /** Amounts taken this period, fees not counted. */
  readonly taken: MinorUnits;
  readonly fees: MinorUnits;
  readonly feesThisYear: MinorUnits;
  readonly takenToday: MinorUnits;
  /** From the ledger: what can be taken now. */
  readonly accessible: MinorUnits;
  /** What payday would bring if nothing were taken early. */
  readonly expectedNetPay: MinorUnits;
}

async function currentPeriod(tx: Db, employeeId: number): Promise<PayPeriod> {
  const [period] = await tx
    .select()
    .from(payPeriods)
    .where(eq(payPeriods.employeeId, employeeId))
    .orderBy(desc(payPeriods.startsOn))
    .limit(1);
  if (!period) throw new Error(`Employee ${employeeId} has no pay period.`);
  return period;
}

function plannedGross({ schedule, hourlyRateMinor }: Employee, period: PayPeriod): MinorUnits {
  const days = daysOf(periodOf(schedule, fromDatabase(period.startsOn)));
  return sum(days.map((date) => workOn(schedule, hourlyRateMinor, date).gross));
}

/** Works out where an employee stands; wages must have been brought up to date. */
export async function standingOf(
  tx: Db,
  employee: Employee,
  now: Date,
  accessPercent: number,
): Promise<Standing> {
  const period = await currentPeriod(tx, employee.id);
  const dayOf = (instant: Date): IsoDate => toIsoDate(epochMs(instant.getTime()), employee.timeZone);
  const today = dayOf(now);
  const gross = await grossOf(tx, employee.id, period.startsOn);
  // A little more than a year, so that no time zone cuts the first of January short.
  const since = new Date(now.getTime() - 367 * 86_400_000);
  const live = await tx
    .select({
      amount: transactions.amountMinor,
      fee: transactions.feeMinor,
      periodStart: transactions.periodStart,
      at: transactions.createdAt,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.employeeId, employee.id),
        gte(transactions.createdAt, since),
        notInArray(transactions.status, [...undone]),
      ),
    );
  const inPeriod = live.filter(({ periodStart }) => periodStart === period.startsOn);
  const total = (amounts: readonly number[]) => minorUnits(amounts.reduce((all, one) => all + one, 0));
  return {
    period,
    gross,
    withheld: withheldOf(employee, gross),
    limit: accessLimitOf(employee, gross, accessPercent),
    taken: total(inPeriod.map(({ amount }) => amount)),
    fees: total(inPeriod.map(({ fee }) => fee)),
    feesThisYear: total(
      live.filter(({ at }) => dayOf(at).slice(0, 4) === today.slice(0, 4)).map(({ fee }) => fee),
    ),
    takenToday: total(live.filter(({ at }) => dayOf(at) === today).map(({ amount }) => amount)),
    accessible: minorUnits(await balanceOf(tx, accountId.wages(employee.id))),
    expectedNetPay: netOf(employee, plannedGross(employee, period)),
  };
}

/** What is left of the day's limit. */
export function remainingToday({ takenToday }: Standing, dailyLimit: MinorUnits): MinorUnits {
  return max(zero, subtract(dailyLimit, takenToday));
}
