import type { WireOwnService } from '@dayfare/api/money/settings/pause-or-close-contract';
import {
  add,
  addDays,
  canPauseUntil,
  closingObstacle,
  closingWait,
  epochMs,
  isoDate,
  longestPauseDays,
  recurringStatus,
  toIsoDate,
  toWire,
  zero,
} from '@dayfare/domain/money';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Server } from '../../../platform/http/server.ts';
import { type ApiContext, type Employee, employments, type SignedIn } from '../../session/index.ts';
import { heldGoals } from '../accounts/own-accounts.ts';
import { closingOf } from '../core/closing.ts';
import { pauseNow } from '../core/own-pause.ts';
import { currencyOf, lockEmployee } from '../core/owner.ts';
import { ownPauses } from '../core/pause-tables.ts';
import { heldIn } from '../moves/balance.ts';
import { recurringTransactions } from '../recurring/tables.ts';
import { owedBy } from '../wages/owed.ts';
import { unsettledOf } from './unsettled.ts';

type Context = ApiContext & SignedIn;

/** Regular transfers that have not ended. */
export const runningRegulars = [recurringStatus.toWire('Active'), recurringStatus.toWire('Paused')];

/** Savings goals that have not been put away, and what is in them. */
async function goalsOf(tx: Db, employeeId: number): Promise<Pick<WireOwnService, 'goals' | 'inGoals'>> {
  const goals = await heldGoals(tx, employeeId);
  let held = zero;
  for (const { id } of goals) held = add(held, await heldIn(tx, id));
  return { goals: goals.length, inGoals: toWire(held) };
}

/** Whether early pay is paused, and what closing the account means or waits for. */
export async function serviceOnWire(
  {
    db: tx,
    employee,
    billsOfAccount,
  }: Pick<Server, 'db' | 'billsOfAccount'> & { readonly employee: Employee },
  now: Date,
): Promise<WireOwnService> {
  const today = toIsoDate(epochMs(now.getTime()), employee.timeZone);
  const owed = await owedBy(tx, employee.id, today);
  const regular = await tx
    .select({ id: recurringTransactions.id })
    .from(recurringTransactions)
    .innerJoin(employments, eq(employments.id, recurringTransactions.employmentId))
    .where(
      and(eq(employments.employeeId, employee.id), inArray(recurringTransactions.status, runningRegulars)),
    );
  const unsettled = await unsettledOf(tx, employee.id);
  return {
    currency: currencyOf(employee),
    pause: await pauseNow(tx, employee, now),
    pauseFrom: addDays(today, 1),
    pauseTo: addDays(today, longestPauseDays),
    obstacle: closingObstacle(unsettled),
    waitsFor: closingWait(unsettled),
    isClosing: (await closingOf(tx, employee.id)) !== undefined,
    owed: toWire(owed.fromPay),
    payday: owed.payday,
    regularTransfers: regular.length,
    bills: await billsOfAccount.count(tx, employee.id),
    ...(await goalsOf(tx, employee.id)),
  };
}

/** Whether early pay is paused, and what closing the account would mean, for the person who asks. */
export function ownServiceOf(context: Context): Promise<WireOwnService> {
  return serviceOnWire(context, context.clock.now());
}

/** Pauses early pay until a day, or until it is resumed. Refuses a day that is no end of a pause with InvalidRequest. */
export function pauseService(context: Context, until: string | null): Promise<WireOwnService> {
  const {
    db,
    clock,
    employee: { id },
  } = context;
  const now = clock.now();
  return underLocks(db, async (tx) => {
    const employee = await lockEmployee(tx, id);
    const today = toIsoDate(epochMs(now.getTime()), employee.timeZone);
    if (until !== null && !canPauseUntil(isoDate(until), today))
      throw new Refusal('InvalidRequest', undefined, 'until');
    await tx
      .insert(ownPauses)
      .values({ employeeId: id, since: now, until })
      .onConflictDoUpdate({ target: ownPauses.employeeId, set: { since: now, until } });
    return serviceOnWire({ ...context, db: tx, employee }, now);
  });
}

/** Resumes early pay. */
export function resumeService(context: Context): Promise<WireOwnService> {
  const {
    db,
    clock,
    employee: { id },
  } = context;
  return underLocks(db, async (tx) => {
    const employee = await lockEmployee(tx, id);
    await tx.delete(ownPauses).where(eq(ownPauses.employeeId, id));
    return serviceOnWire({ ...context, db: tx, employee }, clock.now());
  });
}
