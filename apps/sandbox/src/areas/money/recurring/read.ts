import type { WireRecurring, WireScheduled } from '@dayfare/api/money/recurring/recurring-contract';
import { type ScheduledStatus, scheduledStatus, toWire } from '@dayfare/domain/money';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { placeName } from '../core/place-name.ts';
import { status, underway, undone } from '../core/status.ts';
import { type Instrument, instruments, transactions } from '../core/tables.ts';
import { wirePlanOf } from './plan.ts';
import { madeOfEach } from './schedule-next.ts';
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

interface Found {
  readonly row: RecurringRow;
  readonly instrument: Instrument;
}

/** The newest of recurring transfers, and how the transfers stand that were made. */
function newestOf(tx: Db, ids: readonly string[]) {
  const { id, recurringId, dueOn } = scheduledTransactions;
  const place = sql`row_number() over (partition by ${recurringId} order by ${dueOn} desc)`;
  const placed = tx
    .select({ id, place: place.as('place') })
    .from(scheduledTransactions)
    .where(inArray(recurringId, [...ids]))
    .as('placed');
  return tx
    .select({ scheduled: scheduledTransactions, transfer: transactions.status })
    .from(scheduledTransactions)
    .innerJoin(placed, eq(placed.id, id))
    .leftJoin(transactions, eq(transactions.id, scheduledTransactions.transactionId))
    .where(lte(placed.place, newest + 1))
    .orderBy(desc(dueOn));
}

/** Recurring transfers with what is next and what was. */
async function recurringOfEach(tx: Db, found: readonly Found[]): Promise<WireRecurring[]> {
  const ids = found.map(({ row }) => row.id);
  if (ids.length === 0) return [];
  const [all, made] = [await newestOf(tx, ids), await madeOfEach(tx, ids)];
  return found.map(({ row, instrument }) => {
    const ones = all.filter(({ scheduled }) => scheduled.recurringId === row.id);
    const isNext = ({ scheduled }: { scheduled: ScheduledRow }) =>
      scheduledStatus.fromWire(scheduled.status) === 'Scheduled';
    const next = ones.find(isNext);
    const { count, moved } = made(row.id);
    return {
      recurringTransactionID: row.id,
      ...wirePlanOf(row),
      transferredTo: placeName(instrument),
      status: row.status,
      createdAt: row.createdAt.toISOString(),
      madeCount: count,
      madeAmount: toWire(moved),
      next: next ? wireScheduled(next.scheduled, null) : null,
      past: ones
        .filter((one) => !isNext(one))
        .slice(0, newest)
        .map(({ scheduled, transfer }) => wireScheduled(scheduled, transfer)),
    };
  });
}

/** A recurring transfer with what is next and what was. */
export async function recurringOf(tx: Db, row: RecurringRow, instrument: Instrument): Promise<WireRecurring> {
  const [one] = await recurringOfEach(tx, [{ row, instrument }]);
  if (!one) throw new Error(`The recurring transfer ${row.id} is gone.`);
  return one;
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
  return recurringOfEach(tx, await joined(tx).where(eq(from, employmentId)).orderBy(asc(createdAt), asc(id)));
}
