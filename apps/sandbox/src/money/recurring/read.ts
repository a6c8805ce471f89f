import type { WireRecurring, WireScheduled } from '@dayfare/api/money/recurring/recurring-contract';
import { type ScheduledStatus, scheduledStatus, toWire } from '@dayfare/domain/money';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { placeName } from '../core/place-name.ts';
import { status, underway, undone } from '../core/status.ts';
import { type Instrument, instruments, transactions } from '../core/tables.ts';
import { wirePlanOf } from './plan.ts';
import { madeOf } from './schedule-next.ts';
import {
  type RecurringRow,
  recurringTransactions,
  type ScheduledRow,
  scheduledTransactions,
} from './tables.ts';

const newest = 10;

/** How one stands that has been made, by the status of its transfer: what came back is no success, and what is on its way none yet. */
function scheduledStatusOf(transfer: string): ScheduledStatus {
  if (underway.has(transfer)) return 'InProgress';
  if (transfer === status.canceled) return 'Canceled';
  return undone.some((one) => one === transfer) ? 'Failed' : 'Success';
}

function wireScheduled(
  { id, dueOn, status: written, transactionId, reason }: ScheduledRow,
  transfer: string | null,
): WireScheduled {
  return {
    ...{ scheduledTransactionID: id, date: dueOn, transactionID: transactionId, reason },
    status: transfer === null ? written : scheduledStatus.toWire(scheduledStatusOf(transfer)),
  };
}

/** A recurring transfer with what is next and what was. */
export async function recurringOf(tx: Db, row: RecurringRow, instrument: Instrument): Promise<WireRecurring> {
  const ones = await tx
    .select({ scheduled: scheduledTransactions, transfer: transactions.status })
    .from(scheduledTransactions)
    .leftJoin(transactions, eq(transactions.id, scheduledTransactions.transactionId))
    .where(eq(scheduledTransactions.recurringId, row.id))
    .orderBy(desc(scheduledTransactions.dueOn))
    .limit(newest + 1);
  const isNext = ({ scheduled }: { scheduled: ScheduledRow }) =>
    scheduledStatus.fromWire(scheduled.status) === 'Scheduled';
  const next = ones.find(isNext);
  const total = await madeOf(tx, row.id);
  return {
    recurringTransactionID: row.id,
    ...wirePlanOf(row),
    transferredTo: placeName(instrument),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    madeCount: total.count,
    madeAmount: toWire(total.moved),
    next: next ? wireScheduled(next.scheduled, null) : null,
    past: ones
      .filter((one) => !isNext(one))
      .slice(0, newest)
      .map(({ scheduled, transfer }) => wireScheduled(scheduled, transfer)),
  };
}

const joined = (tx: Db) =>
  tx
    .select({ row: recurringTransactions, instrument: instruments })
    .from(recurringTransactions)
    .innerJoin(instruments, eq(instruments.id, recurringTransactions.instrumentId));

/** A recurring transfer of this employee and its destination. Refuses with RecurringNotFound, also if it belongs to another person. */
export async function findRecurring(tx: Db, employeeId: number, id: string) {
  const { id: itsId, employeeId: owner } = recurringTransactions;
  const [found] = await joined(tx).where(and(eq(itsId, id), eq(owner, employeeId)));
  if (!found) throw new Refusal('RecurringNotFound');
  return found;
}

/** The recurring transfers from the wages of one employment, the oldest first. */
export async function listRecurring(tx: Db, employmentId: number): Promise<WireRecurring[]> {
  const { createdAt, id, employmentId: from } = recurringTransactions;
  const rows = await joined(tx).where(eq(from, employmentId)).orderBy(asc(createdAt), asc(id));
  const all: WireRecurring[] = [];
  for (const { row, instrument } of rows) all.push(await recurringOf(tx, row, instrument));
  return all;
}
