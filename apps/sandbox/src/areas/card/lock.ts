import type { WireCard } from '@dayfare/api/card/contract';
import { cardBlock, cardState } from '@dayfare/domain/card';
import { eq } from 'drizzle-orm';
import { underLocks } from '../../platform/db/transaction.ts';
import { lockEmployee } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { requireAble, requireCard } from './find-card.ts';
import { readCard } from './read-card.ts';
import { cards } from './tables.ts';

/**
 * Locks a card or unlocks it; the same again changes nothing. Purchases take the same lock on the person's money: none that comes after the
 * answer goes through. Refuses with CardNotFound or CardNotChangeable.
 */
export function setLocked(
  context: ApiContext & SignedIn,
  { cardID, isLocked }: { readonly cardID: number; readonly isLocked: boolean },
): Promise<WireCard> {
  const { db, employee } = context;
  return underLocks(db, async (tx) => {
    await lockEmployee(tx, employee.id);
    const { row, parts } = await requireCard(tx, employee.id, cardID);
    if ((cardState(parts) === 'locked') !== isLocked) {
      requireAble(isLocked ? 'lock' : 'unlock', parts);
      const block = cardBlock.toWire(isLocked ? 'Blocked' : 'UnBlocked');
      await tx.update(cards).set({ block }).where(eq(cards.id, row.id));
    }
    return readCard({ ...context, db: tx }, employee);
  });
}
