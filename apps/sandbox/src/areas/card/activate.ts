import type { WireCard } from '@dayfare/api/card/contract';
import { cardStatus } from '@dayfare/domain/card';
import { eq } from 'drizzle-orm';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { refundQuota, spendQuota } from '../../platform/limits/quotas.ts';
import { lockEmployee } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { requireAble, requireCard } from './find-card.ts';
import { readCard } from './read-card.ts';
import { cards } from './tables.ts';

/** How often a day what stands on a card may be typed wrong. */
const quota = { points: 5, perMs: 24 * 3_600_000 };

/** What stands on a card. */
interface Typed {
  readonly cardID: number;
  readonly last4: string;
  readonly expiry: string;
}

/**
 * Activates a card for the user who has it in hand. Each try counts before it is looked at. Refuses with CardNotFound, CardNotChangeable,
 * CardDigitsMismatch, CardExpiryMismatch or CardActivationExhausted.
 */
export async function activate(context: ApiContext & SignedIn, typed: Typed): Promise<WireCard> {
  const { db, clock, employee } = context;
  const key = ['card-activation', employee.id] as const;
  if (!(await spendQuota(db, key, quota, { now: clock.now() }))) throw new Refusal('CardActivationExhausted');
  const answer = await underLocks(db, async (tx) => {
    await lockEmployee(tx, employee.id);
    const { row, parts } = await requireCard(tx, employee.id, typed.cardID);
    requireAble('activate', parts);
    if (row.last4 !== typed.last4) throw new Refusal('CardDigitsMismatch');
    if (row.expiry !== typed.expiry) throw new Refusal('CardExpiryMismatch');
    await tx
      .update(cards)
      .set({ isActivated: true, status: cardStatus.toWire('OpenCard') })
      .where(eq(cards.id, row.id));
    return readCard({ ...context, db: tx }, employee);
  });
  await refundQuota(db, key);
  return answer;
}
