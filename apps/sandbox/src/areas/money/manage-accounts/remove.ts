import { recurringStatus } from '@dayfare/domain/money';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type ApiContext, recordEvent, type SignedIn, spendProof } from '../../session/index.ts';
import { warnOfChange } from '../accounts/notices.ts';
import { deleted, findInstrument } from '../accounts/own-accounts.ts';
import { bankAccounts, billerAccounts, debitCards, pennyTests } from '../accounts/tables.ts';
import { isHeld } from '../core/is-held.ts';
import { instrumentMoves } from '../core/move-tables.ts';
import { lockEmployee } from '../core/owner.ts';
import { underway } from '../core/status.ts';
import { instruments, transactions } from '../core/tables.ts';
import { heldIn } from '../moves/balance.ts';
import { keepDestinations } from '../payments/destination.ts';
import { unschedule } from '../recurring/schedule-next.ts';
import { recurringTransactions } from '../recurring/tables.ts';

const goingOn = [recurringStatus.toWire('Active'), recurringStatus.toWire('Paused')];

/** Stops what is sent to an instrument regularly. */
async function stopRecurring(tx: Db, instrumentId: number): Promise<void> {
  const stopped = await tx
    .update(recurringTransactions)
    .set({ status: recurringStatus.toWire('Deleted') })
    .where(
      and(
        eq(recurringTransactions.instrumentId, instrumentId),
        inArray(recurringTransactions.status, goingOn),
      ),
    )
    .returning({ id: recurringTransactions.id });
  for (const { id } of stopped) await unschedule(tx, id);
}

/** Whether there is money in what we hold, or on its way to it or from it: what comes back would be out of reach. */
async function hasMoney(tx: Db, id: number): Promise<boolean> {
  if ((await heldIn(tx, id)) !== 0) return true;
  const [moving] = await tx
    .select({ id: instrumentMoves.id })
    .from(instrumentMoves)
    .where(
      and(
        or(eq(instrumentMoves.fromInstrumentId, id), eq(instrumentMoves.toInstrumentId, id)),
        isNull(instrumentMoves.endedAt),
      ),
    )
    .limit(1);
  if (moving) return true;
  const [coming] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.instrumentId, id), inArray(transactions.status, [...underway])))
    .limit(1);
  return coming !== undefined;
}

/**
 * Removes an instrument, with a proof of who asks: its numbers are forgotten, but for what was promised there and has not ended; what goes
 * there regularly stops.
 * Idempotent. Refuses with InstrumentNotFound, also where it is of another kind than was said, InstrumentHoldsMoney or ProofRequired.
 */
export function removeInstrument(
  context: ApiContext & SignedIn,
  { id, kind }: { readonly id: number; readonly kind: number },
): Promise<void> {
  const { db, clock, employee: asking, clientAddress: address } = context;
  return underLocks(db, async (tx) => {
    const employee = await lockEmployee(tx, asking.id);
    const instrument = await findInstrument(tx, employee.id, id);
    if (instrument?.instrumentType !== kind) throw new Refusal('InstrumentNotFound');
    if (instrument.status === deleted) return;
    if (isHeld(instrument) && (await hasMoney(tx, id))) throw new Refusal('InstrumentHoldsMoney');
    await spendProof({ ...context, db: tx }, employee.pinToEmail);
    await tx.update(instruments).set({ status: deleted, isDefault: false }).where(eq(instruments.id, id));
    await keepDestinations(tx, instrument);
    await tx.delete(bankAccounts).where(eq(bankAccounts.instrumentId, id));
    await tx.delete(billerAccounts).where(eq(billerAccounts.instrumentId, id));
    await tx.delete(debitCards).where(eq(debitCards.instrumentId, id));
    await tx.delete(pennyTests).where(eq(pennyTests.instrumentId, id));
    await stopRecurring(tx, id);
    await warnOfChange(tx, employee, { change: 'removed', instrument, at: clock.now() });
    await recordEvent(tx, { kind: 'instrumentRemoved', employeeId: employee.id, address, at: clock.real() });
  });
}
