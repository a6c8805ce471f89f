import { destinationOf, instrumentKind, instrumentStatus, instrumentSubType } from '@dayfare/domain/money';
import { and, asc, eq } from 'drizzle-orm';
import type { PayoutKind } from '../../ledger/accounts.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Instrument, instruments } from '../money/index.ts';

/** How tips get to an instrument: to a bank on the next business day, to a card at once, and to the product's own without leaving us. */
export type Way = PayoutKind | 'own';

/** How tips get to an instrument; null for one that they can't be paid to. */
export function payoutMethodOf(one: Instrument): Way | null {
  const kind = instrumentKind.fromWire(one.instrumentType);
  const way = destinationOf({ kind, subType: instrumentSubType.fromWire(one.instrumentSubType) });
  if (way === 'bank') return 'bank';
  if (way === 'card') return one.instantEligible ? 'card' : null;
  return way === 'issuer' && kind === 'Card' ? 'own' : null;
}

/** The accounts and cards of a person that tips can be paid to, in the order in which they were added. */
export async function placesOf(tx: Db, employeeId: number): Promise<readonly Instrument[]> {
  const active = await tx
    .select()
    .from(instruments)
    .where(
      and(eq(instruments.employeeId, employeeId), eq(instruments.status, instrumentStatus.toWire('Active'))),
    )
    .orderBy(asc(instruments.id));
  return active.filter((one) => payoutMethodOf(one) !== null);
}
