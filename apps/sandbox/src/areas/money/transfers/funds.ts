import type { WireAvailableFunds, WireEarnings } from '@dayfare/api/money/contract';
import {
  addDays,
  atLocalTime,
  availabilityReason,
  epochMs,
  holidayOfPayday,
  leftOf,
  type MinorUnits,
  max,
  minorUnits,
  nextFrequencyChange,
  nextPaydays,
  type PayCalendar,
  type PayPeriodDates,
  payFrequency,
  payFrequencyOn,
  readableUntil,
  subtract,
  sum,
  toIsoDate,
  toWire,
  zero,
} from '@dayfare/domain/money';
import { and, asc, eq } from 'drizzle-orm';
import { calendarOf } from '../../session/index.ts';
import { deliverySchedule } from '../core/arrival.ts';
import type { EmploymentContext } from '../core/contexts.ts';
import { currencyOf } from '../core/owner.ts';
import { fromDatabase } from '../core/schedule.ts';
import { type DayEarning, dayEarnings } from '../core/tables.ts';
import { consentFactsOf } from '../wages/consent-facts.ts';
import { owedBy } from '../wages/owed.ts';
import { withPayPeriod } from '../wages/up-to-date.ts';
import { accessOf, closureNow } from './access.ts';

/** What can be taken now and how the figure comes about. */
export function availableFunds(context: EmploymentContext): Promise<WireAvailableFunds> {
  const { settings } = context;
  return withPayPeriod(context, async ({ tx, employee, summary, now }) => {
    const access = await accessOf({ tx, employee, summary, now }, context);
    const closure = await closureNow(tx, { employee, summary, access }, context);
    const at = epochMs(now.getTime());
    const today = toIsoDate(at, employee.timeZone);
    const owed = await owedBy(tx, employee.id, today);
    // Wages of a day appear when it is over where the employee works.
    const midnight = (days: number) =>
      new Date(
        atLocalTime(addDays(fromDatabase(employee.accruedThrough), days), 0, 0, employee.timeZone),
      ).toISOString();
    return {
      accessibleAmount: toWire(summary.accessible),
      currency: employee.currency,
      breakdown: {
        earned: toWire(summary.gross),
        withheld: toWire(summary.withheld),
        alreadyTaken: toWire(summary.taken),
        fees: toWire(summary.fees),
        limit: toWire(summary.limit),
        carriedOver: toWire(summary.carriedOver),
      },
      remainingToday: toWire(access.bound.left),
      remainingReason: availabilityReason.toWire(access.bound.reason),
      remainingUntil: access.bound.opensOn,
      remainingOwn: access.bound.own,
      ownLimits: access.own.map(({ span, amount, used }) => ({
        ...{ span, amount: toWire(amount), left: toWire(leftOf(amount, used)) },
      })),
      dailyLimit: toWire(settings.dailyLimit),
      takenElsewhereToday: toWire(subtract(summary.takenTodayByPerson, summary.takenToday)),
      availabilityReason: availabilityReason.toWire(closure?.reason ?? 'Available'),
      availableFrom: closure?.opensOn ?? null,
      agreementType: closure?.reason === 'ContractNotAccepted' ? (access.agreement ?? undefined) : undefined,
      unavailableOwn: closure?.own,
      updatedAt: midnight(1),
      nextUpdateAt: readableUntil(consentFactsOf(employee), at) === at ? midnight(2) : null,
      feesThisYear: toWire(summary.feesThisYear),
      today,
      freeArrivesAt: deliverySchedule(currencyOf(employee), 'NextDay', now).arrivesAt.toISOString(),
      owed: {
        ...{ total: toWire(owed.total), fromPay: toWire(owed.fromPay), toClear: toWire(owed.toClear) },
        payday: owed.payday,
      },
    };
  });
}

const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

/** All hours of some days, decimal with two places. */
export function hoursOf(days: readonly DayEarning[]): number {
  return hours(
    days.reduce((all, day) => all + day.regularMinutes + day.overtimeMinutes + day.doubleTimeMinutes, 0),
  );
}

/** A day's earnings as on the wire. */
export function dayOf(day: DayEarning): WireEarnings['days'][number] {
  return {
    earningDate: day.earnedOn,
    totalEarnings: toWire(minorUnits(day.grossMinor)),
    totalHours: hoursOf([day]),
    regHours: hours(day.regularMinutes),
    oTHours: hours(day.overtimeMinutes),
    dOTHours: hours(day.doubleTimeMinutes),
  };
}

/** How many of the next paydays are told. */
const paydaysShown = 3;

function periodToWire(calendar: PayCalendar, period: PayPeriodDates) {
  const holiday = holidayOfPayday(calendar, period);
  return {
    ...{ startDate: period.startsOn, endDate: period.endsOn, payDate: period.paysOn },
    ...(holiday && { bankHoliday: holiday }),
  };
}

/** Earnings of the current pay period, day by day, and the calendar of paydays. */
export function earnings(context: EmploymentContext): Promise<WireEarnings> {
  return withPayPeriod(context, async ({ tx, employee, summary, now }) => {
    const calendar = calendarOf(employee.schedule);
    const today = toIsoDate(epochMs(now.getTime()), employee.timeZone);
    const change = nextFrequencyChange(calendar, today);
    const { period, expectedNetPay, taken, fees, carriedOver } = summary;
    const days = await tx
      .select()
      .from(dayEarnings)
      .where(
        and(
          eq(dayEarnings.employmentId, employee.employmentId),
          eq(dayEarnings.periodStart, period.startsOn),
        ),
      )
      .orderBy(asc(dayEarnings.earnedOn));
    const leftOfPay: MinorUnits = max(zero, subtract(expectedNetPay, sum([taken, fees, carriedOver])));
    return {
      summary: {
        totalEarnings: toWire(summary.gross),
        accessibleAmount: toWire(summary.accessible),
        totalHoursWorked: hoursOf(days),
        currentPayPeriod: periodToWire(calendar, {
          startsOn: fromDatabase(period.startsOn),
          endsOn: fromDatabase(period.endsOn),
          paysOn: fromDatabase(period.paysOn),
        }),
        hourlyRate: toWire(minorUnits(employee.hourlyRateMinor)),
        maxAccessLimit: toWire(summary.limit),
        expectedNetPay: toWire(leftOfPay),
        payFrequency: payFrequency.toWire(payFrequencyOn(calendar, today)),
        payFrequencyChange: change && {
          ...{ payFrequency: payFrequency.toWire(change.frequency), from: change.from },
        },
        nextPaydays: nextPaydays(calendar, today, paydaysShown).map((one) => periodToWire(calendar, one)),
      },
      days: days.map(dayOf),
    };
  });
}
