import { type MinorUnits, minorUnits } from '@dayfare/domain/money';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { enqueueOnce } from '../../platform/jobs/queue.ts';
import type { JobHandler } from '../../platform/jobs/worker.ts';
import { currencyOf, heldIn, instruments, lockEarner, writeMove } from '../money/index.ts';
import { type Deposit, depositRows, owedOf, stateOf } from './deposits.ts';
import { payoutMethodOf } from './places.ts';
import { tipsDeposits } from './tables.ts';
import { summarizeTips } from './tips-summary.ts';

/** The kind of job that pays a report out; its reference is the report's number and the payout that came back before, if any. */
export const payoutJob = 'tips-payout';

/** Has everything paid out that is with us and not on its way. */
export async function enqueuePayouts(tx: Db, deposits: readonly Deposit[], at: Date): Promise<void> {
  for (const deposit of deposits) {
    if (!['waiting', 'failed'].includes(stateOf(deposit))) continue;
    const { id, moveId } = deposit.row;
    await enqueueOnce(tx, { kind: payoutJob, reference: `${id}:${moveId ?? ''}`, dueAt: at });
  }
}

async function depositWith(tx: Db, id: number): Promise<Deposit | undefined> {
  const [found] = await depositRows(tx).where(eq(tipsDeposits.id, id));
  return found;
}

/** What is owed and still there: a person can move what we hold by hand. */
async function payable(tx: Db, deposit: Deposit): Promise<MinorUnits> {
  const there = await heldIn(tx, deposit.row.potId ?? 0);
  return minorUnits(Math.min(owedOf(deposit), there));
}

/**
 * Pays a report out to the account that was chosen, free of charge and once. It stays with us until the user has opted in, no account is
 * chosen, or, unless this is the second try after a new choice, the last payout came back.
 */
export async function payOut(tx: Db, reference: string, now: Date): Promise<boolean> {
  const [id = '', moveId = ''] = reference.split(':');
  const first = await depositWith(tx, Number(id));
  if (!first) return false;
  const earner = await lockEarner(tx, first.row.employmentId);
  // Under the lock: another payout may have been made a moment ago.
  const deposit = await depositWith(tx, Number(id));
  if (!deposit || (deposit.row.moveId ?? '') !== moveId || earner.closedAt) return false;
  if (!['waiting', 'failed'].includes(stateOf(deposit))) return false;
  const { facts, choice, places } = await summarizeTips(tx, earner.id, earner.employmentId);
  const to = places.find((place) => place.id === choice.instrumentId);
  const way = to && payoutMethodOf(to);
  if (!facts.isOptedIn || !to || !way || (facts.hasFailed && moveId === '')) return false;
  const amount = await payable(tx, deposit);
  const isThis = eq(tipsDeposits.id, deposit.row.id);
  if (amount <= 0) {
    await tx.update(tipsDeposits).set({ takenAt: now }).where(isThis);
    return true;
  }
  const [pot] = await tx
    .select()
    .from(instruments)
    .where(and(eq(instruments.id, deposit.row.potId ?? 0), eq(instruments.employeeId, earner.id)));
  if (!pot) throw new Error(`What holds the tips ${id} is gone.`);
  const move = await writeMove(tx, {
    ...{ from: pot, to, amount, fee: minorUnits(0), currency: currencyOf(earner), now },
    ...{ source: 'ACH', payout: way === 'own' ? null : way },
  });
  await tx.update(tipsDeposits).set({ moveId: move.id }).where(isThis);
  return true;
}

/** Pays out what waits. */
export const payoutHandler: JobHandler = (tx, { reference }, now) => payOut(tx, reference, now);
