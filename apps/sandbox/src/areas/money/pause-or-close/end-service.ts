import { accountStatus, recurringStatus } from '@dayfare/domain/money';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { Server } from '../../../platform/http/server.ts';
import { type Employee, employees, employments, recordEvent, revokeSessionsOf } from '../../session/index.ts';
import { closings } from '../core/closing-tables.ts';
import { closeOpenKeys } from '../core/idempotency.ts';
import { ownPauses } from '../core/pause-tables.ts';
import { unschedule } from '../recurring/schedule-next.ts';
import { recurringTransactions } from '../recurring/tables.ts';
import { dailyReminders } from '../reminders/tables.ts';
import { tellClosed } from './closing-texts.ts';
import { runningRegulars } from './service.ts';

async function endRegulars(tx: Db, employeeId: number): Promise<void> {
  const jobs = await tx
    .select({ id: employments.id })
    .from(employments)
    .where(eq(employments.employeeId, employeeId));
  const mine = jobs.map(({ id }) => id);
  const ended = await tx
    .update(recurringTransactions)
    .set({ status: recurringStatus.toWire('Deleted') })
    .where(
      and(
        inArray(recurringTransactions.employmentId, mine),
        inArray(recurringTransactions.status, runningRegulars),
      ),
    )
    .returning({ id: recurringTransactions.id });
  for (const { id } of ended) await unschedule(tx, id);
  await tx.update(dailyReminders).set({ isOn: false }).where(inArray(dailyReminders.employmentId, mine));
}

/** When an account is closed, where that was asked from, and what ends with it elsewhere. */
interface Ending extends Pick<Server, 'billsOfAccount'> {
  readonly at: Date;
  /** The time outside, which sessions and security events go by. */
  readonly real: Date;
  readonly address: string;
}

/**
 * Closes an account of which nothing is left to settle, under its person's lock: regular transfers, bills and daily texts end, every session
 * ends, and no sign-in is possible until support opens it again. What was taken early comes off the pay as it would have.
 */
export async function endService(tx: Db, employee: Employee, ending: Ending): Promise<void> {
  const { at, real, address, billsOfAccount } = ending;
  await closeOpenKeys(tx, employee.id);
  await endRegulars(tx, employee.id);
  await billsOfAccount.stop(tx, employee.id, at);
  await tx.delete(ownPauses).where(eq(ownPauses.employeeId, employee.id));
  await tx.delete(closings).where(eq(closings.employeeId, employee.id));
  await tx
    .update(employees)
    .set({ accountStatus: accountStatus.toWire('Deleted'), closedAt: at })
    .where(eq(employees.id, employee.id));
  await revokeSessionsOf(tx, employee.id, real);
  await recordEvent(tx, { kind: 'accountClosed', employeeId: employee.id, address, at: real });
  await tellClosed(tx, employee, at);
}
