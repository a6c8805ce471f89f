import { randomUUID } from 'node:crypto';
import { firstPayDay, lastPayDay } from '@dayfare/domain/billpay';
import { addDays, type IsoDate, isoDate } from '@dayfare/domain/money';
import type { Db } from '../../platform/db/db.ts';
import { enqueue, enqueueOnce } from '../../platform/jobs/queue.ts';
import { dueAt, earliestDay } from '../money/index.ts';
import type { Employee } from '../session/index.ts';
import { changeDue, countryOf, type Due, notScheduled, stateOf } from './rows.ts';
import type { BillRow } from './tables.ts';

/** The kind of job that pays a bill on its day; its reference is the payment's name. */
export const billPayJob = 'bill-pay';
/** The kind of job that reminds of a bill; its reference is `due:days`. */
export const billReminderJob = 'bill-reminder';

/** Has a bill paid by itself on a day, in place of what was scheduled before. */
export async function schedulePayment(
  tx: Db,
  { row }: Due,
  {
    payOn,
    isAutopay,
    employee,
  }: { readonly payOn: IsoDate; readonly isAutopay: boolean; readonly employee: Employee },
): Promise<void> {
  const run = `B-${randomUUID()}`;
  await changeDue(tx, row.id, {
    state: 'scheduled',
    payOn,
    run,
    isAutopay,
    reason: null,
    transactionId: null,
  });
  await enqueue(tx, { kind: billPayJob, reference: run, dueAt: dueAt(payOn, employee.timeZone) });
}

const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b);

/** The day on which autopay pays: the last that is in time, or the first that is still possible. */
function autopayDay(dueOn: IsoDate, employee: Employee, now: Date): IsoDate {
  const country = countryOf(employee);
  const first = firstPayDay(earliestDay(now, employee.timeZone), country);
  const last = lastPayDay(dueOn, country);
  return later(last, first);
}

/** Has the open days of a bill paid by themselves, or no longer; what its person has scheduled stays. One that is overdue is left to its person. */
export async function arrangeAutopay(
  tx: Db,
  dues: readonly Due[],
  {
    bill,
    employee,
    now,
    today,
  }: { readonly bill: BillRow; readonly employee: Employee; readonly now: Date; readonly today: IsoDate },
): Promise<void> {
  for (const due of dues) {
    const state = stateOf(due);
    const dueOn = isoDate(due.row.dueOn);
    if (bill.autopay && state === 'open' && dueOn >= today && due.row.state === 'open')
      await schedulePayment(tx, due, { payOn: autopayDay(dueOn, employee, now), isAutopay: true, employee });
    if (!bill.autopay && state === 'scheduled' && due.row.isAutopay)
      await changeDue(tx, due.row.id, { ...notScheduled, state: 'open' });
  }
}

/** Has its person reminded of each day to come. A reminder that was changed meanwhile finds nothing to do. */
export async function arrangeReminders(
  tx: Db,
  dues: readonly Due[],
  {
    bill: { remindDays },
    employee,
    now,
  }: { readonly bill: BillRow; readonly employee: Employee; readonly now: Date },
): Promise<void> {
  if (remindDays === null) return;
  for (const { row } of dues) {
    const at = dueAt(addDays(isoDate(row.dueOn), -remindDays), employee.timeZone);
    if (at <= now) continue;
    await enqueueOnce(tx, { kind: billReminderJob, reference: `${row.id}:${remindDays}`, dueAt: at });
  }
}
