import { type MinorUnits, minorUnits } from '@dayfare/domain/money';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { cardPayments, cards } from './tables.ts';

/** What a person has paid with their cards after one time and up to another. */
export async function purchasesBetween(
  tx: Db,
  employeeId: number,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<MinorUnits[]> {
  const { at, kind, cardId, amountMinor } = cardPayments;
  const made = await tx
    .select({ amount: amountMinor })
    .from(cardPayments)
    .innerJoin(cards, eq(cards.id, cardId))
    .where(and(eq(cards.employeeId, employeeId), eq(kind, 'purchase'), gt(at, after), lte(at, until)));
  return made.map(({ amount }) => minorUnits(amount));
}
