import type { WirePaydayDeduction } from '@dayfare/api/money/settings/proofs-contract';
import { minorUnits, toWire } from '@dayfare/domain/money';
import { and, desc, eq, gt, or } from 'drizzle-orm';
import { accountId } from '../../../ledger/accounts.ts';
import { balanceOf } from '../../../ledger/post.ts';
import type { EmploymentContext } from '../core/contexts.ts';
import { ownerOf } from '../core/owner.ts';
import { payPeriods } from '../core/tables.ts';
import { withPayPeriod } from './up-to-date.ts';

const mostShown = 7;

/** What came off each pay for what was taken early, and what is going to; the newest payday first. */
export function listPaydayDeductions(context: EmploymentContext): Promise<WirePaydayDeduction[]> {
  return withPayPeriod(context, async ({ tx, employee, summary }) => {
    const { startsOn } = summary.period;
    const rows = await tx
      .select()
      .from(payPeriods)
      .where(
        and(
          eq(payPeriods.employmentId, employee.employmentId),
          or(gt(payPeriods.dueMinor, 0), eq(payPeriods.startsOn, startsOn)),
        ),
      )
      .orderBy(desc(payPeriods.startsOn))
      .limit(mostShown);
    // What is taken in the running period goes on adding up.
    const running = await balanceOf(tx, accountId.receivable(ownerOf(employee)));
    return rows
      .map((period) => ({ ...period, dueMinor: period.startsOn === startsOn ? running : period.dueMinor }))
      .filter(({ dueMinor }) => dueMinor > 0)
      .map(
        ({ startsOn: periodStart, endsOn: periodEnd, paysOn: payDate, dueMinor, withheldMinor, paidAt }) => ({
          ...{ periodStart, periodEnd, payDate },
          amount: toWire(minorUnits(dueMinor)),
          deducted: paidAt === null ? null : toWire(minorUnits(withheldMinor)),
        }),
      );
  });
}
