import { isOpenBill, isWithinAutopay } from '@dayfare/domain/billpay';
import { isoDate, minorUnits } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { Server } from '../../platform/http/server.ts';
import type { JobHandler } from '../../platform/jobs/worker.ts';
import { dueAt, lockEarner, lockEmployee, makeByItself, summaryWhenDue } from '../money/index.ts';
import { tellNotPaid, tellReminder } from './notices.ts';
import { changeDue, type Due, dueWith, notScheduled, stateOf, todayOf } from './rows.ts';
import { billDues } from './tables.ts';

async function scheduledUnder(tx: Db, run: string): Promise<Due | undefined> {
  const [row] = await tx.select({ id: billDues.id }).from(billDues).where(eq(billDues.run, run));
  return row && dueWith(tx, row.id);
}

const limitOf = ({ bill, row }: Due) =>
  row.isAutopay && bill.autopayLimitMinor !== null ? minorUnits(bill.autopayLimitMinor) : null;

/**
 * Pays a bill when its day has come, or, where a rule refuses it, leaves it open and says so. One that was called off, paid or marked
 * meanwhile is left alone. One that runs late is made as of when it runs.
 */
export function billPayHandler(server: Server): JobHandler {
  return async (tx, { reference }, ran) => {
    const first = await scheduledUnder(tx, reference);
    if (!first?.row.payOn) return false;
    const locked = await lockEarner(tx, first.bill.employmentId);
    // Under the lock: it may have been called off a moment ago.
    const due = await scheduledUnder(tx, reference);
    if (!due?.row.payOn) return false;
    const onTime = dueAt(isoDate(due.row.payOn), locked.timeZone);
    const at = new Date(Math.max(ran.getTime(), onTime.getTime()));
    const money = await summaryWhenDue(tx, locked, at, server);
    const { employee, now } = money;
    const amount = minorUnits(due.row.amountMinor);
    const { instrumentId, contractIds } = due.bill;
    const event = todayOf(employee, at) > due.row.payOn ? 'sentLate' : 'sent';
    const result = isWithinAutopay(amount, limitOf(due))
      ? await makeByItself(money, { instrumentId, amount, contractIds, event }, server)
      : ({ made: null, reason: 'AboveAutopayLimit' } as const);
    if (result.made) {
      const { id: transactionId } = result.made;
      await changeDue(tx, due.row.id, { ...notScheduled, state: 'paid', transactionId, reason: null });
    } else {
      const { reason } = result;
      await changeDue(tx, due.row.id, { ...notScheduled, state: 'open', reason });
      await tellNotPaid(tx, employee, { due, reason, at: now });
    }
    return true;
  };
}

/** Reminds of a bill that is still open, if its person still wants to be. */
export const billReminderHandler: JobHandler = async (tx, { reference }, now) => {
  const [id = '', days = ''] = reference.split(':');
  const due = await dueWith(tx, Number(id));
  if (!due || due.bill.remindDays !== Number(days) || !isOpenBill(stateOf(due))) return false;
  const employee = await lockEmployee(tx, due.bill.employeeId);
  if (employee.closedAt) return false;
  await tellReminder(tx, employee, { due, at: now });
  return true;
};
