import { isOpenBill } from '@dayfare/domain/billpay';
import type { IsoDate } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { instruments } from '../money/index.ts';
import type { Employee } from '../session/index.ts';
import { duesOf, stateOf } from './rows.ts';

/** A bill that waits. */
export interface BillAhead {
  readonly billID: number;
  readonly name: string;
  readonly dueDate: string;
  readonly minor: number;
}

/** The bills of a person that wait and are due until a day, included. */
export async function openBillsUntil(tx: Db, employee: Employee, day: IsoDate): Promise<BillAhead[]> {
  const places = await tx.select().from(instruments).where(eq(instruments.employeeId, employee.id));
  const names = new Map(places.map(({ id, displayText }) => [id, displayText]));
  const dues = await duesOf(tx, employee.id);
  return dues
    .filter((due) => isOpenBill(stateOf(due)) && due.row.dueOn <= day)
    .map(({ row, bill }) => ({
      ...{ billID: bill.id, name: names.get(bill.instrumentId) ?? '', dueDate: row.dueOn },
      minor: row.amountMinor,
    }));
}
