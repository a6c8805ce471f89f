import { randomInt } from 'node:crypto';
import { giftCodeLetters, giftCodeParts } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/db.ts';
import type { Transaction } from '../../core/tables.ts';
import { giftCards } from './tables.ts';

const letters = (count: number) =>
  Array.from({ length: count }, () => giftCodeLetters[randomInt(giftCodeLetters.length)]).join('');

/** A code that stands for something paid: `7KQ2-M4XWPR-9TZC`. */
export const newGiftCode = (): string => giftCodeParts.map(letters).join('-');

/** Keeps the code that a transfer was paid out as: one for a transfer, worth what was paid, also where that turns out to be more. */
export async function issueGiftCard(
  tx: Db,
  { id: transactionId }: Pick<Transaction, 'id'>,
  { amountMinor, at: issuedAt }: { readonly amountMinor: number; readonly at: Date },
): Promise<void> {
  await tx
    .insert(giftCards)
    .values({ transactionId, code: newGiftCode(), amountMinor, issuedAt })
    .onConflictDoUpdate({ target: giftCards.transactionId, set: { amountMinor } });
}

/** The gift card of a transfer; undefined until it is issued. */
export async function giftCardOf(tx: Db, transactionId: string) {
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.transactionId, transactionId));
  return card;
}
