import type { WireAddress } from '@dayfare/api/wire';
import { instrumentStatus } from '@dayfare/domain/money';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from '../../session/index.ts';
import { requireInstrument } from '../accounts/mine.ts';
import { type DebitCard, debitCards } from '../accounts/tables.ts';
import { lockEmployee } from '../core/owner.ts';
import { type Instrument, instruments } from '../core/tables.ts';

/** What is known of a linked card. Refuses with InstrumentNotFound what is none. */
export async function requireCard(tx: Db, { id }: Pick<Instrument, 'id'>): Promise<DebitCard> {
  const [card] = await tx.select().from(debitCards).where(eq(debitCards.instrumentId, id));
  if (!card) throw new Refusal('InstrumentNotFound');
  return card;
}

/** Where a card's statements go. Refuses with InstrumentNotFound. */
export async function billingAddressOf(
  { db, employee }: Pick<ApiContext & SignedIn, 'db' | 'employee'>,
  id: number,
): Promise<WireAddress> {
  const { billingAddress } = await requireCard(db, await requireInstrument(db, employee.id, id));
  return JSON.parse(billingAddress) as WireAddress;
}

/** Chooses the card that the program fee is paid with. Idempotent. Refuses with InstrumentNotFound, or with DebitCardFailedToUpdate one that can't be used. */
export function chooseFeeCard(
  { db, employee }: Pick<ApiContext & SignedIn, 'db' | 'employee'>,
  id: number,
): Promise<void> {
  return underLocks(db, async (tx) => {
    await lockEmployee(tx, employee.id);
    const instrument = await requireInstrument(tx, employee.id, id);
    await requireCard(tx, instrument);
    if (instrumentStatus.fromWire(instrument.status) !== 'Active')
      throw new Refusal('DebitCardFailedToUpdate');
    const mine = tx
      .select({ id: instruments.id })
      .from(instruments)
      .where(eq(instruments.employeeId, employee.id));
    await tx
      .update(debitCards)
      .set({ paysProgramFee: false })
      .where(and(eq(debitCards.paysProgramFee, true), inArray(debitCards.instrumentId, mine)));
    await tx.update(debitCards).set({ paysProgramFee: true }).where(eq(debitCards.instrumentId, id));
  });
}
