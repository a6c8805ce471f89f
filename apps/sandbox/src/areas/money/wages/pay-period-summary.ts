import {
  add,
  atLocalTime,
  epochMs,
  type IsoDate,
  type MadeTransfer,
  type MinorUnits,
  max,
  minorUnits,
  subtract,
  sum,
  toIsoDate,
  zero,
} from '@dayfare/domain/money';
import { and, desc, eq, gte, notInArray, type SQL, sql } from 'drizzle-orm';
import { accountId } from '../../../ledger/accounts.ts';
import { ledgerAccounts } from '../../../ledger/tables.ts';
import type { Db } from '../../../platform/db/db.ts';
import { moved } from '../core/moved.ts';
import { type Earner, ownerOf } from '../core/owner.ts';
import { proofs } from '../core/proof-tables.ts';
import { daysOf, fromDatabase, periodOf } from '../core/schedule.ts';
import { heldSentSince, takenSince } from '../core/sent.ts';
import { underway, undone } from '../core/status.ts';
import { dayEarnings, type PayPeriod, payPeriods, transactions } from '../core/tables.ts';
import { unclearedDeduction } from './owed.ts';
import { accessLimitOf, netOf, withheldOf, workOf } from './pay.ts';

/** Where an employee stands in the current pay period of one employment. */
export interface PayPeriodSummary {
  readonly period: PayPeriod;
  readonly gross: MinorUnits;
  readonly withheld: MinorUnits;
  /** What the period gives access to in all. */
  readonly limit: MinorUnits;
  /** Amounts taken this period, fees not counted. */
  readonly taken: MinorUnits;
  readonly fees: MinorUnits;
  /** What a payday before could not take, and the next one takes. */
  readonly carriedOver: MinorUnits;
  /** Those that cards were charged included. */
  readonly feesThisYear: MinorUnits;
  readonly takenToday: MinorUnits;
  /** The same at all of the person's employers. */
  readonly takenTodayByPerson: MinorUnits;
  /** The same with what the person has sent of what we hold for them. */
  readonly sentTodayByPerson: MinorUnits;
  /** What was made since the start of the quarter and did not come back. */
  readonly made: readonly MadeTransfer[];
  /** Whether a deduction for what was taken before has not cleared. */
  readonly hasUnclearedDeduction: boolean;
  /** From the ledger: what can be taken now. */
  readonly accessible: MinorUnits;
  /** What payday would bring if nothing were taken early, with what comes back then of transfers from closed periods. */
  readonly expectedNetPay: MinorUnits;
}

/** The pay period that is running; wages must have been brought up to date. */
export async function currentPeriod(tx: Db, employmentId: number): Promise<PayPeriod> {
  const [period] = await tx
    .select()
    .from(payPeriods)
    .where(eq(payPeriods.employmentId, employmentId))
    .orderBy(desc(payPeriods.startsOn))
    .limit(1);
  if (!period) throw new Error(`Employment ${employmentId} has no pay period.`);
  return period;
}

function plannedGross(earner: Earner, period: PayPeriod): MinorUnits {
  const days = daysOf(periodOf(earner.schedule, fromDatabase(period.startsOn)));
  return sum(days.map((date) => workOf(earner, date).gross));
}

const sumOf = (query: SQL) => sql<string>`coalesce((${query}), 0)`;

/** The running pay period, and what has been added up for it and in the ledger, in one statement. */
async function totalsOf(tx: Db, employee: Earner, midnight: Date) {
  const { employmentId } = employee;
  const owner = ownerOf(employee);
  const balance = (account: string) =>
    sumOf(
      sql`select ${ledgerAccounts.balanceMinor} from ${ledgerAccounts} where ${eq(ledgerAccounts.id, account)}`,
    );
  const { returnedMinor, returnedFeeMinor, returnedBeforeMinor } = transactions;
  const since = sql`${midnight.toISOString()}::timestamptz`;
  const [found] = await tx
    .select({
      period: payPeriods,
      gross: sumOf(sql`select sum(${dayEarnings.grossMinor}) from ${dayEarnings}
        where ${dayEarnings.employmentId} = ${payPeriods.employmentId} and ${dayEarnings.periodStart} = ${payPeriods.startsOn}`),
      wages: balance(accountId.wages(owner)),
      receivable: balance(accountId.receivable(owner)),
      takenToday: sumOf(takenSince(employee.id, since)),
      heldSentToday: sumOf(heldSentSince(employee.id, since)),
      hasUnclearedDeduction: sql<boolean>`exists (${unclearedDeduction(eq(proofs.employmentId, employmentId))})`,
      // What its pay brings of transfers that came back after their own period had closed, fees included.
      returning:
        sumOf(sql`select sum(${returnedMinor} + ${returnedFeeMinor} - ${returnedBeforeMinor}) from ${transactions}
        where ${transactions.employmentId} = ${payPeriods.employmentId} and ${transactions.returnsOn} = ${payPeriods.paysOn}`),
    })
    .from(payPeriods)
    .where(eq(payPeriods.employmentId, employmentId))
    .orderBy(desc(payPeriods.startsOn))
    .limit(1);
  if (!found) throw new Error(`Employment ${employmentId} has no pay period.`);
  const { period, gross, wages, receivable, returning, takenToday, heldSentToday, hasUnclearedDeduction } =
    found;
  const minor = (sum: string) => minorUnits(Number(sum));
  return {
    ...{ period, gross: minor(gross), wages: minor(wages) },
    ...{ receivable: minor(receivable), returning: minor(returning) },
    ...{ takenToday: minor(takenToday), heldSentToday: minor(heldSentToday), hasUnclearedDeduction },
  };
}

/** Works out where an employee stands; wages must have been brought up to date. */
export async function computeAccessBalance(
  tx: Db,
  employee: Earner,
  now: Date,
  accessPercent: number,
): Promise<PayPeriodSummary> {
  const dayOf = (instant: Date): IsoDate => toIsoDate(epochMs(instant.getTime()), employee.timeZone);
  const today = dayOf(now);
  const midnight = new Date(atLocalTime(today, 0, 0, employee.timeZone));
  const totals = await totalsOf(tx, employee, midnight);
  const { period, gross, wages, receivable, returning } = totals;
  // A little more than a year, so that no time zone cuts the first of January short.
  const since = new Date(now.getTime() - 367 * 86_400_000);
  const live = await tx
    .select({
      ...moved,
      charged: transactions.chargedMinor,
      periodStart: transactions.periodStart,
      at: transactions.createdAt,
      status: transactions.status,
      arrivalDate: transactions.arrivalDate,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.employmentId, employee.employmentId),
        gte(transactions.createdAt, since),
        notInArray(transactions.status, [...undone]),
      ),
    );
  const inPeriod = live.filter(({ periodStart }) => periodStart === period.startsOn);
  const total = (amounts: readonly number[]) => minorUnits(amounts.reduce((all, one) => all + one, 0));
  const taken = total(inPeriod.map(({ amount }) => amount));
  const fees = total(inPeriod.map(({ fee }) => fee));
  const carriedOver = subtract(receivable, add(taken, fees));
  return {
    period,
    gross,
    withheld: withheldOf(employee, gross),
    limit: accessLimitOf(employee, gross, accessPercent),
    taken,
    fees,
    carriedOver,
    feesThisYear: total(
      live
        .filter(({ at }) => dayOf(at).slice(0, 4) === today.slice(0, 4))
        .map(({ fee, charged }) => fee + charged),
    ),
    takenToday: total(live.filter(({ at }) => dayOf(at) === today).map(({ amount }) => amount)),
    takenTodayByPerson: totals.takenToday,
    sentTodayByPerson: add(totals.takenToday, totals.heldSentToday),
    made: live.map(({ at, amount, status: state, arrivalDate }) => ({
      on: dayOf(at),
      amount: minorUnits(amount),
      arrivesOn: underway.has(state) ? fromDatabase(arrivalDate) : null,
    })),
    hasUnclearedDeduction: totals.hasUnclearedDeduction,
    accessible: max(zero, subtract(wages, carriedOver)),
    expectedNetPay: add(netOf(employee, plannedGross(employee, period)), returning),
  };
}
