import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { type AskOutside, withOutside } from '../../../platform/jobs/outside-first.ts';
import type { EmploymentContext } from '../core/contexts.ts';
import { type Earner, lockEarner } from '../core/owner.ts';
import { bringUpToDate } from './accrue.ts';
import { computeAccessBalance, type PayPeriodSummary } from './pay-period-summary.ts';

/** What is at hand inside a transaction about the money of one employment. */
export interface MoneyWork {
  readonly tx: Db;
  /** Whose money it is, and at which employer they earn it. */
  readonly employee: Earner;
  readonly summary: PayPeriodSummary;
  readonly now: Date;
}

/** Takes the lock of a person's money, and works out where one employment stands under it. */
export async function lockPayPeriod(
  tx: Db,
  { settings, employmentId }: Pick<EmploymentContext, 'settings' | 'employmentId'>,
  now: Date,
): Promise<Omit<MoneyWork, 'tx'>> {
  const locked = await lockEarner(tx, employmentId);
  const employee = await bringUpToDate(tx, locked, now, settings.accessPercent);
  return { employee, now, summary: await computeAccessBalance(tx, employee, now, settings.accessPercent) };
}

/** Runs `work` in a serializable transaction under the lock of this employment's money. */
export function withPayPeriod<Result>(
  context: EmploymentContext,
  work: (money: MoneyWork) => Promise<Result>,
): Promise<Result> {
  const now = context.clock.now();
  return underLocks(context.db, async (tx) => work({ tx, ...(await lockPayPeriod(tx, context, now)) }));
}

/** The same for work that asks for something outside of its transaction. */
export function withPayPeriodOutside<Result>(
  context: EmploymentContext,
  work: (money: MoneyWork, ask: AskOutside) => Promise<Result>,
): Promise<Result> {
  const now = context.clock.now();
  return withOutside(context.db, {
    lock: (tx) => lockEarner(tx, context.employmentId),
    work: async (tx, ask) => work({ tx, ...(await lockPayPeriod(tx, context, now)) }, ask),
  });
}
