import {
  addDays,
  atLocalTime,
  type IsoDate,
  max,
  min,
  minorUnits,
  subtract,
  zero,
} from '@dayfare/domain/money';
import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { accountId } from '../../../ledger/accounts.ts';
import { paydayLines, periodEndLines } from '../../../ledger/entries.ts';
import { balanceOf, post } from '../../../ledger/post.ts';
import type { Db } from '../../../platform/db/db.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { jobs } from '../../../platform/jobs/tables.ts';
import { type Earner, ownerOf } from '../core/owner.ts';
import { fromDatabase, periodOf } from '../core/schedule.ts';
import { status } from '../core/status.ts';
import { type PayPeriod, payPeriods } from '../core/tables.ts';
import { grossOf } from './gross.ts';
import { netOf } from './pay.ts';
import { tellOfShortPay } from './payday-notice.ts';

/** The kind of job that pays a pay period on its payday; its reference is the employment and the period's first day. */
export const paydayJob = 'payday';

/** When people have their pay, where they are. */
const hourOfDay = 6;

const referenceOf = (period: Pick<PayPeriod, 'employmentId' | 'startsOn'>) =>
  `${period.employmentId}:${period.startsOn}`;

const isPeriod = ({ employmentId, startsOn }: PayPeriod) =>
  and(eq(payPeriods.employmentId, employmentId), eq(payPeriods.startsOn, startsOn));

/** Opens the pay period that a day lies in, unless it is open, and has it paid when its payday comes. */
export async function openPeriod(
  tx: Db,
  { employmentId, schedule, timeZone }: Pick<Earner, 'employmentId' | 'schedule' | 'timeZone'>,
  date: IsoDate,
): Promise<void> {
  const opened = await tx
    .insert(payPeriods)
    .values({ employmentId, ...periodOf(schedule, date) })
    .onConflictDoNothing()
    .returning();
  for (const period of opened) {
    const dueAt = new Date(atLocalTime(fromDatabase(period.paysOn), hourOfDay, 0, timeZone));
    await enqueue(tx, { kind: paydayJob, reference: referenceOf(period), dueAt });
  }
}

/** Ends a pay period: what was not taken of it comes with its pay, and what was taken comes off it. */
export async function endPeriod(tx: Db, employee: Earner, lastDay: IsoDate): Promise<void> {
  const owner = ownerOf(employee);
  const wages = await balanceOf(tx, accountId.wages(owner));
  const due = minorUnits(await balanceOf(tx, accountId.receivable(owner)));
  const ending = and(eq(payPeriods.employmentId, employee.employmentId), eq(payPeriods.endsOn, lastDay));
  await tx.update(payPeriods).set({ dueMinor: due }).where(ending);
  await post(tx, {
    kind: 'period-end',
    reference: `period-end:${employee.id}:${employee.employerId ?? 0}:${lastDay}`,
    at: new Date(atLocalTime(addDays(lastDay, 1), 0, 0, employee.timeZone)),
    lines: periodEndLines(owner, { wages, due }),
  });
}

/** What was taken early in a pay period and its rails have been asked for in vain, in minor units: it has not left. */
async function notLeft(tx: Db, { employmentId, startsOn }: PayPeriod): Promise<number> {
  const [row] = rowsOf<{ minor: string }>(
    await tx.execute(sql`
      select coalesce(sum(t.amount_minor + t.fee_minor), 0) as minor from transactions t
        join payments p on p.transaction_id = t.id and p.part = 'principal'
      where t.employment_id = ${employmentId} and t.period_start = ${startsOn}::date and t.status = ${status.inProgress}
        and p.asked_at is not null and p.handed_over_at is null`),
  );
  return Number(row?.minor ?? 0);
}

/**
 * Pays a pay period: takes off what was taken early and has left, as far as the pay covers it. The rest comes off the next one. No notice tells of what
 * has not left: it is still on its way.
 */
async function pay(tx: Db, employee: Earner, period: PayPeriod): Promise<void> {
  const net =
    period.netPayMinor ?? netOf(employee, await grossOf(tx, employee.employmentId, period.startsOn));
  const due = minorUnits(period.dueMinor);
  const taken = max(zero, subtract(due, minorUnits(await notLeft(tx, period))));
  const withheld = min(taken, minorUnits(net));
  const at = new Date(atLocalTime(fromDatabase(period.paysOn), 0, 0, employee.timeZone));
  await tx.update(payPeriods).set({ withheldMinor: withheld, paidAt: at }).where(isPeriod(period));
  await tx.delete(jobs).where(and(eq(jobs.kind, paydayJob), eq(jobs.reference, referenceOf(period))));
  await post(tx, {
    kind: 'payday',
    reference: `payday:${employee.id}:${employee.employerId ?? 0}:${period.endsOn}`,
    at,
    lines: paydayLines(ownerOf(employee), { due, withheld }),
  });
  if (withheld < taken)
    await tellOfShortPay(tx, employee, { withheld, short: subtract(taken, withheld), at });
}

/** Pays every pay period whose payday has come by a day. The employment's row must be locked. */
export async function payDue(tx: Db, employee: Earner, today: IsoDate): Promise<void> {
  const over = await tx
    .select()
    .from(payPeriods)
    .where(
      and(
        eq(payPeriods.employmentId, employee.employmentId),
        isNull(payPeriods.paidAt),
        lte(payPeriods.paysOn, today),
        lt(payPeriods.endsOn, today),
      ),
    )
    .orderBy(asc(payPeriods.startsOn));
  for (const period of over) await pay(tx, employee, period);
}
