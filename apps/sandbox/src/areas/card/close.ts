import type { WireCard } from '@dayfare/api/card/contract';
import { cardState, cardStatus } from '@dayfare/domain/card';
import { instrumentStatus } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { heldIn, instruments, lockEmployee } from '../money/index.ts';
import { type ApiContext, type SignedIn, warn } from '../session/index.ts';
import { requireAble, requireCard } from './find-card.ts';
import { readCard } from './read-card.ts';
import { cards } from './tables.ts';

const changed = {
  en: 'your card was closed.',
  es: 'se cerró tu tarjeta.',
  fr: 'votre carte a été fermée.',
} as const;

/** Closes a card and its account; the same again changes nothing. Refuses with CardNotFound, CardNotChangeable or CardNotEmpty. */
export function closeCard(context: ApiContext & SignedIn, cardID: number): Promise<WireCard> {
  const { db, clock, employee } = context;
  return underLocks(db, async (tx) => {
    const person = await lockEmployee(tx, employee.id);
    const { row, parts } = await requireCard(tx, employee.id, cardID);
    if (cardState(parts) !== 'closed') {
      requireAble('close', parts);
      // What is left is the person's: it is moved out first, by whatever way they choose.
      if ((await heldIn(tx, row.instrumentId)) > 0) throw new Refusal('CardNotEmpty');
      await tx
        .update(cards)
        .set({ status: cardStatus.toWire('ClosedCard') })
        .where(eq(cards.id, row.id));
      await tx
        .update(instruments)
        .set({ status: instrumentStatus.toWire('InActive'), isDefault: false })
        .where(eq(instruments.id, row.instrumentId));
      await warn(tx, person, changed, { byEmail: !person.pinToEmail, at: clock.now() });
    }
    return readCard({ ...context, db: tx }, person);
  });
}
