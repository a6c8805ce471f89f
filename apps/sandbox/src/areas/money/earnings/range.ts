import type { WireEarningsOfRange } from '@dayfare/api/money/records/earnings-contract';
import { minorUnits, sum, toWire } from '@dayfare/domain/money';
import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { EmploymentContext } from '../core/contexts.ts';
import { dayEarnings, payPeriods } from '../core/tables.ts';
import { dayOf, hoursOf } from '../transfers/funds.ts';
import { withPayPeriod } from '../wages/up-to-date.ts';

const longestDays = 400;
const dayMs = 86_400_000;

/** Earnings of some time, by the pay periods that begin in it and by day. Refuses with InvalidRequest if it is too long or ends before it begins. */
export function earningsOfRange(
  context: EmploymentContext,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): Promise<WireEarningsOfRange> {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / dayMs;
  if (days < 0 || days > longestDays) throw new Refusal('InvalidRequest');
  return withPayPeriod(context, async ({ tx, employee: { employmentId } }) => {
    const periods = await tx
      .select()
      .from(payPeriods)
      .where(
        and(
          eq(payPeriods.employmentId, employmentId),
          gte(payPeriods.startsOn, startDate),
          lte(payPeriods.startsOn, endDate),
        ),
      )
      .orderBy(desc(payPeriods.startsOn));
    const worked = await tx
      .select()
      .from(dayEarnings)
      .where(
        and(
          eq(dayEarnings.employmentId, employmentId),
          gte(dayEarnings.earnedOn, startDate),
          lte(dayEarnings.earnedOn, endDate),
        ),
      )
      .orderBy(asc(dayEarnings.earnedOn));
    return {
      payPeriods: periods.map(({ startsOn, endsOn, paysOn }) => {
        const own = worked.filter(({ periodStart }) => periodStart === startsOn);
        return {
          ...{ startDate: startsOn, endDate: endsOn, payDate: paysOn },
          totalEarnings: toWire(sum(own.map(({ grossMinor }) => minorUnits(grossMinor)))),
          totalHours: hoursOf(own),
        };
      }),
      days: worked.map(dayOf),
    };
  });
}
