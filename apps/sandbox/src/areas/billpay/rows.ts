import type { BillState } from '@dayfare/domain/billpay';
import { type Country, epochMs, type IsoDate, toIsoDate } from '@dayfare/domain/money';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { banks, currencyOf, transactions, undone } from '../money/index.ts';
import type { Employee } from '../session/index.ts';
import { type BillRow, billDues, bills, type DueRow } from './tables.ts';

/** A day on which a bill is due, with the bill and the transfer that pays it. */
export interface Due {
  readonly row: DueRow;
  readonly bill: BillRow;
  readonly transfer: typeof transactions.$inferSelect | null;
}

const joined = (tx: Db) =>
  tx
    .select({ row: billDues, bill: bills, transfer: transactions })
    .from(billDues)
    .innerJoin(bills, eq(bills.id, billDues.billId))
    .leftJoin(transactions, eq(transactions.id, billDues.transactionId));

const cameBack = ({ transfer }: Due) => transfer !== null && undone.some((one) => one === transfer.status);

/** How one bill stands: what came back to its person has not been paid. */
export const stateOf = (due: Due): BillState =>
  due.row.state === 'paid' && cameBack(due) ? 'open' : due.row.state;

/** Code of why a payment was not made, or that it came back. */
export const reasonOf = (due: Due): string | null =>
  due.row.state === 'paid' && cameBack(due) ? 'BillSentBack' : due.row.reason;

/** Every day of a person's bills, in order. */
export const duesOf = (tx: Db, employeeId: number): Promise<Due[]> =>
  joined(tx).where(eq(bills.employeeId, employeeId)).orderBy(asc(billDues.dueOn), asc(billDues.id));

/** Every day of one bill, in order. */
export const duesOfBill = (tx: Db, billId: number): Promise<Due[]> =>
  joined(tx).where(eq(bills.id, billId)).orderBy(asc(billDues.dueOn));

/** One day by its number, whosever it is; undefined without one. */
export async function dueWith(tx: Db, id: number): Promise<Due | undefined> {
  const [found] = await joined(tx).where(eq(billDues.id, id));
  return found;
}

/** One day of this person. Refuses with BillNotFound, also if it belongs to another user. */
export async function requireDue(tx: Db, employeeId: number, id: number): Promise<Due> {
  const found = await dueWith(tx, id);
  if (found?.bill.employeeId !== employeeId || !found) throw new Refusal('BillNotFound');
  return found;
}

/** A bill of this person. Refuses with BillNotFound, also if it belongs to another user. */
export async function requireBill(tx: Db, employeeId: number, id: number): Promise<BillRow> {
  const [found] = await tx
    .select()
    .from(bills)
    .where(and(eq(bills.id, id), eq(bills.employeeId, employeeId)));
  if (!found) throw new Refusal('BillNotFound');
  return found;
}

/** Changes a day on which a bill is due. */
export async function changeDue(tx: Db, id: number, values: Partial<DueRow>): Promise<void> {
  await tx.update(billDues).set(values).where(eq(billDues.id, id));
}

/** Of a payment that does not leave by itself any more. */
export const notScheduled = { payOn: null, run: null, isAutopay: false } as const;

/** Today where a person is. */
export const todayOf = ({ timeZone }: Pick<Employee, 'timeZone'>, now: Date): IsoDate =>
  toIsoDate(epochMs(now.getTime()), timeZone);

/** Whose bank calendar counts for a person. */
export const countryOf = (employee: Employee): Country => banks[currencyOf(employee)].country;
