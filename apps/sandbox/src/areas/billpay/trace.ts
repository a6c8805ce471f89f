import type { WireBills } from '@dayfare/api/billpay/contract';
import { billChanges, canTraceBecome, type TraceState } from '@dayfare/domain/billpay';
import { nextBankDay } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import type { JobHandler } from '../../platform/jobs/worker.ts';
import { billReferenceOf, dueAt, lockEmployee, underway } from '../money/index.ts';
import type { ApiContext, Employee, SignedIn } from '../session/index.ts';
import { tellTraced } from './notices.ts';
import { billsOf } from './read.ts';
import { countryOf, dueWith, requireDue, stateOf, todayOf } from './rows.ts';
import { billDues, billTraces } from './tables.ts';

/** The kind of job that takes a trace further; its reference is `transfer:state`, the state that it leaves. */
export const billTraceJob = 'bill-trace';

/** Has a trace looked at again on the morning of the next business day. */
export async function lookAgain(
  tx: Db,
  id: string,
  { state, employee, now }: { readonly state: TraceState; readonly employee: Employee; readonly now: Date },
): Promise<void> {
  const day = nextBankDay(todayOf(employee, now), countryOf(employee));
  await enqueue(tx, {
    kind: billTraceJob,
    reference: `${id}:${state}`,
    dueAt: dueAt(day, employee.timeZone),
  });
}

/**
 * Has a payment traced that the biller did not get; repeating it changes nothing. Refuses with BillNotFound, BillNotChangeable for what was not
 * paid through us, or BillPaymentUnderway.
 */
export function traceBill(context: ApiContext & SignedIn, dueID: number): Promise<WireBills> {
  const now = context.clock.now();
  return underLocks(context.db, async (tx) => {
    const employee = await lockEmployee(tx, context.employee.id);
    const inside = { ...context, db: tx, employee };
    const due = await requireDue(tx, employee.id, dueID);
    if (!due.transfer || !billChanges(stateOf(due)).includes('trace')) throw new Refusal('BillNotChangeable');
    if (underway.has(due.transfer.status)) throw new Refusal('BillPaymentUnderway');
    const { id: transactionId } = due.transfer;
    const written = await tx
      .insert(billTraces)
      .values({ transactionId, state: 'asked', at: now })
      .onConflictDoNothing()
      .returning();
    if (written.length > 0) await lookAgain(tx, transactionId, { state: 'asked', employee, now });
    return billsOf(inside);
  });
}

/** Takes a trace further: to the biller, and on the next business day to what it has found. */
export const billTraceHandler: JobHandler = async (tx, { reference }, now) => {
  const [transactionId = ''] = reference.split(':');
  const [paid] = await tx
    .select({ id: billDues.id, trace: billTraces })
    .from(billTraces)
    .innerJoin(billDues, eq(billDues.transactionId, billTraces.transactionId))
    .where(eq(billTraces.transactionId, transactionId));
  const due = paid && (await dueWith(tx, paid.id));
  if (!due) return false;
  const employee = await lockEmployee(tx, due.bill.employeeId);
  const { state } = paid.trace;
  const isBack = stateOf(due) === 'open';
  const next = state === 'asked' ? 'withBiller' : isBack ? 'sentBack' : 'found';
  if (!canTraceBecome(state, next)) return false;
  const found = next === 'found' ? ((await billReferenceOf(tx, transactionId)) ?? null) : null;
  await tx
    .update(billTraces)
    .set({ state: next, reference: found, at: now })
    .where(eq(billTraces.transactionId, transactionId));
  if (next === 'withBiller') await lookAgain(tx, transactionId, { state: next, employee, now });
  else await tellTraced(tx, employee, { due, at: now, state: next });
  return true;
};
