import type { WireCardTransactionDetail } from '@dayfare/api/card/activity-contract';
import { type CardCaseState, canCaseBecome, cardCaseState, caseDecisionBy } from '@dayfare/domain/card';
import { epochMs, minorUnits, toIsoDate } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { currencyOf, lockEmployee } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { transactionOf } from './activity.ts';
import { requireCard } from './find-card.ts';
import { happenedAs } from './happened.ts';
import { load } from './processor.ts';
import { cardCases, cards } from './tables.ts';

/** Opens a case about a payment; the same again opens no second one. Refuses with CardNotFound or CardTransactionNotFound. */
export function report(
  { db, clock, employee }: ApiContext & SignedIn,
  { cardID, transactionID }: { readonly cardID: number; readonly transactionID: string },
): Promise<WireCardTransactionDetail> {
  return underLocks(db, async (tx) => {
    const person = await lockEmployee(tx, employee.id);
    const { row } = await requireCard(tx, person.id, cardID);
    const found = await happenedAs(tx, row, transactionID);
    if (found?.kind !== 'purchase') throw new Refusal('CardTransactionNotFound');
    const now = clock.now();
    const today = toIsoDate(epochMs(now.getTime()), person.timeZone);
    await tx
      .insert(cardCases)
      .values({
        ...{ employeeId: person.id, cardId: row.id, transactionId: transactionID, openedAt: now },
        state: cardCaseState.toWire('Opened'),
        decisionBy: caseDecisionBy(today, currencyOf(person) === 'CAD' ? 'CA' : 'US'),
      })
      .onConflictDoNothing();
    return transactionOf(tx, person, row, transactionID);
  });
}

/** Takes a case further; money that is given back is on the card at once. False where there is no such case, or it can't become that. */
export async function decideCase(tx: Db, id: number, to: CardCaseState, at: Date): Promise<boolean> {
  const [found] = await tx.select().from(cardCases).where(eq(cardCases.id, id));
  if (!found) return false;
  await lockEmployee(tx, found.employeeId);
  // As the lock shows it: what was decided stays.
  const [known = found] = await tx.select().from(cardCases).where(eq(cardCases.id, id));
  const from = cardCaseState.fromWire(known.state);
  if (!from || !canCaseBecome(from, to)) return false;
  await tx
    .update(cardCases)
    .set({ state: cardCaseState.toWire(to) })
    .where(eq(cardCases.id, id));
  if (to !== 'Credited') return true;
  const [card] = await tx.select().from(cards).where(eq(cards.id, known.cardId));
  const paid = card && (await happenedAs(tx, card, known.transactionId));
  if (!paid) throw new Error(`The payment of case ${id} is gone.`);
  await load(tx, {
    ...{ employeeId: known.employeeId, amount: minorUnits(-paid.minor), place: '', at },
    merchant: paid.payment?.merchant ?? '',
  });
  return true;
}
