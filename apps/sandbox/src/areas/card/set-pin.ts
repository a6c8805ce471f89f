import type { WireCard } from '@dayfare/api/card/contract';
import { cardPinProblem } from '@dayfare/domain/card';
import { eq } from 'drizzle-orm';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { lockEmployee } from '../money/index.ts';
import { type ApiContext, hashPassword, type SignedIn, spendProof, warn } from '../session/index.ts';
import { requireAble, requireCard } from './find-card.ts';
import { readCard } from './read-card.ts';
import { cards } from './tables.ts';

const changed = {
  en: 'the PIN of your card was set.',
  es: 'se configuró el PIN de tu tarjeta.',
  fr: 'le NIP de votre carte a été défini.',
} as const;

/** Sets the PIN of a card; only its salted hash is kept. Refuses with CardNotFound, CardNotChangeable, CardPinWeak or ProofRequired. */
export async function setPin(
  context: ApiContext & SignedIn,
  { cardID, pin }: { readonly cardID: number; readonly pin: string },
): Promise<WireCard> {
  const { db, clock, employee, settings } = context;
  // Slow by design, so before anything is locked.
  const pinHash = await hashPassword(pin, settings.passwordCost);
  return underLocks(db, async (tx) => {
    const person = await lockEmployee(tx, employee.id);
    const { row, parts } = await requireCard(tx, employee.id, cardID);
    requireAble('setPin', parts);
    if (cardPinProblem(pin, person.birthDate)) throw new Refusal('CardPinWeak');
    // Last, so that no code is asked for when it would be refused anyway.
    await spendProof({ ...context, db: tx }, employee.pinToEmail);
    await tx.update(cards).set({ pinHash }).where(eq(cards.id, row.id));
    await warn(tx, person, changed, { byEmail: !person.pinToEmail, at: clock.now() });
    return readCard({ ...context, db: tx }, employee);
  });
}
